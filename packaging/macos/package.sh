#!/usr/bin/env bash
# Signs Thousand.app, has Apple notarise it, and makes the disk image: package.sh APP VERSION OUTPUT.dmg
#
# What is secret comes from the environment, and what is not there is left out and said so:
#   THOUSAND_MACOS_IDENTITY   the certificate to sign with ("Developer ID Application: ...")
#   THOUSAND_MACOS_CERTIFICATE, THOUSAND_MACOS_CERTIFICATE_PASSWORD
#                             the certificate itself (.p12, base64), where the keychain does not have it
#   THOUSAND_MACOS_APPLE_ID, THOUSAND_MACOS_TEAM, THOUSAND_MACOS_PASSWORD
#                             whom notarytool is to log in; without a signature there is nothing to notarise
# packaging/build.py calls it (step `dmg`) on macOS.
set -euo pipefail

if [ $# -ne 3 ]; then
    echo "Usage: package.sh APP VERSION OUTPUT.dmg" >&2
    exit 2
fi
app=$1 version=$2 output=$3
here=$(cd "$(dirname "$0")" && pwd)
[ -d "$app" ] || { echo "There is no $app" >&2; exit 1; }

# Runs a command up to five times: the tools for images and Apple's servers fail now and then for no reason of ours.
try() {
    local turn
    for turn in 1 2 3 4 5; do
        "$@" && return 0
        echo "$1 failed, $turn of 5" >&2
        sleep $((turn * 5))
    done
    return 1
}

work=$(mktemp -d)
keychain=
cleanup() {
    if [ -n "$keychain" ]; then
        security delete-keychain "$keychain"
        security list-keychains -d user -s login.keychain-db
    fi
    rm -rf "$work"
}
trap cleanup EXIT

# Lays the certificate into a keychain of its own, which is gone afterwards.
import_certificate() {
    local password
    password=$(uuidgen)
    base64 --decode <<<"$THOUSAND_MACOS_CERTIFICATE" >"$work/certificate.p12"
    security create-keychain -p "$password" "$work/thousand.keychain-db"
    keychain=$work/thousand.keychain-db
    security set-keychain-settings -lut 21600 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$work/certificate.p12" -k "$keychain" -P "${THOUSAND_MACOS_CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    security list-keychains -d user -s "$keychain" login.keychain-db
}

sign() {
    codesign --force --timestamp --sign "$THOUSAND_MACOS_IDENTITY" "$@"
}

notarise() {
    try xcrun notarytool submit "$1" --wait \
        --apple-id "$THOUSAND_MACOS_APPLE_ID" --team-id "$THOUSAND_MACOS_TEAM" --password "$THOUSAND_MACOS_PASSWORD"
}

signed=
notarised=
if [ -n "${THOUSAND_MACOS_IDENTITY:-}" ]; then
    if [ -n "${THOUSAND_MACOS_CERTIFICATE:-}" ]; then
        import_certificate
    fi
    # From the inside out: every library first, the program last.
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
        while IFS= read -r -d '' library; do sign --options runtime "$library"; done
    find "$app/Contents/Frameworks" -type d -name '*.framework' -prune -print0 |
        while IFS= read -r -d '' framework; do sign --options runtime "$framework"; done
    sign --options runtime --entitlements "$here/entitlements.plist" "$app"
    codesign --verify --deep --strict --verbose=2 "$app"
    signed=yes
else
    echo "Not signed: THOUSAND_MACOS_IDENTITY is not set. A signature for this machine only is put in its place."
    codesign --force --deep --sign - "$app"
fi

if [ -n "$signed" ] && [ -n "${THOUSAND_MACOS_APPLE_ID:-}" ] && [ -n "${THOUSAND_MACOS_TEAM:-}" ] &&
    [ -n "${THOUSAND_MACOS_PASSWORD:-}" ]; then
    ditto -c -k --keepParent "$app" "$work/thousand.zip"
    notarise "$work/thousand.zip"
    try xcrun stapler staple "$app"
    notarised=yes
else
    echo "Not notarised: a signature, THOUSAND_MACOS_APPLE_ID, THOUSAND_MACOS_TEAM or THOUSAND_MACOS_PASSWORD is missing."
fi

# An image to drag the program from into the folder of programs.
mkdir "$work/image"
ditto "$app" "$work/image/$(basename "$app")"
ln -s /Applications "$work/image/Applications"
rm -f "$output"
try hdiutil create -volname "Thousand $version" -srcfolder "$work/image" -fs HFS+ -format UDBZ -ov "$output"
try hdiutil verify "$output"
if [ -n "$signed" ]; then
    sign "$output"
fi
if [ -n "$notarised" ]; then
    notarise "$output"
    try xcrun stapler staple "$output"
    spctl --assess --type open --context context:primary-signature --verbose "$output"
fi
echo "$output"
