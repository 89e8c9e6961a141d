; The installer for Windows: for one user, without administrator rights. packaging/windows_installer.py runs makensis
; with what changes from version to version:
;
;   VERSION       as the program says it          FILE_VERSION  the same as four numbers
;   PAYLOAD       the folder of the program       SIZE          its size in KiB
;   REMOVALS      what deletes exactly its files  NOTICES       the folder of the pages on licences
;   ICONS         the folder of the icons         OUTPUT        the file to be made
;   SIGN          optional: a command that signs the file whose name is appended

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
SetCompressor /SOLID lzma
SetDateSave off

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

!define PROGRAM "thousand-qt"
!define PROGRAM_FILE "thousand-qt.exe"
!define PROG_ID "io.github.thousand_qt.Thousand.match"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PROGRAM}"
!define CLASSES "Software\Classes"
!define USER_FILES "$LOCALAPPDATA\thousand-qt"
!define OLDEST_BUILD 17763 ; Windows 10 1809, as Qt 6 needs it

Name "$(Name)"
OutFile "${OUTPUT}"
BrandingText "$(Name) ${VERSION}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Thousand"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICONS}/thousand-qt.ico"
!define MUI_UNICON "${ICONS}/thousand-qt.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/windows-wizard.bmp"
!define MUI_ABORTWARNING

; Nobody has to agree to these licences to use the program: the page tells, and goes on.
!define MUI_LICENSEPAGE_TEXT_TOP "$(LicenceTop)"
!define MUI_LICENSEPAGE_TEXT_BOTTOM " "
!define MUI_LICENSEPAGE_BUTTON "$(^NextBtn)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM_FILE}"
!define MUI_FINISHPAGE_RUN_TEXT "$(Play)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "$(Licence)"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipIfInstalled
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for everybody whose system speaks none of them. The system's own language is taken without asking.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!include "texts.nsh"
LicenseLangString Licence ${LANG_ENGLISH} "${NOTICES}/notice-en.txt"
LicenseLangString Licence ${LANG_POLISH} "${NOTICES}/notice-pl.txt"
LicenseLangString Licence ${LANG_RUSSIAN} "${NOTICES}/notice-ru.txt"

VIProductVersion "${FILE_VERSION}"
VIFileVersion "${FILE_VERSION}"
!macro VersionTexts LANGUAGE NAME DESCRIPTION
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "The Thousand authors"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "© 2026 The Thousand authors"
!macroend
!insertmacro VersionTexts ${LANG_ENGLISH} "Thousand" "Installer of Thousand"
!insertmacro VersionTexts ${LANG_POLISH} "Tysiąc" "Instalator gry Tysiąc"
!insertmacro VersionTexts ${LANG_RUSSIAN} "Тысяча" "Программа установки игры «Тысяча»"

; Windows lets nobody write to a program that runs, which is how both parts find out that it does. Where nobody is
; there to be asked, they end with status 2.
!macro WaitUntilClosed PREFIX
Function ${PREFIX}WaitUntilClosed
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM_FILE}"
      Return
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM_FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      Return
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro TellShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; associations have changed
!macroend

Section "$(Name)" SectionProgram
  SectionIn RO
  Call WaitUntilClosed
  ; Each version removes what it has installed, so no file of an old one is left among those of the new one.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPGRADE _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  File "${ICONS}/match.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  ; The links have names of the language they were made in.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "StartMenuLink"
  ${If} $0 != ""
    Delete "$0"
  ${EndIf}
  CreateShortcut "$SMPROGRAMS\$(Name).lnk" "$INSTDIR\${PROGRAM_FILE}" "" "" "" SW_SHOWNORMAL "" "$(Comment)"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "$(Name)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM_FILE},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Thousand authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  WriteRegStr HKCU "${UNINSTALL_KEY}" "StartMenuLink" "$SMPROGRAMS\$(Name).lnk"
SectionEnd

Section "$(Records)" SectionRecords
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}" "" "$(Record)"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr HKCU "${CLASSES}\${PROG_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM_FILE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.thousand\OpenWithProgids" "${PROG_ID}" ""
  ReadRegStr $0 HKCU "${CLASSES}\.thousand" ""
  ${If} $0 == "" ; what somebody else has chosen stays
    WriteRegStr HKCU "${CLASSES}\.thousand" "" "${PROG_ID}"
  ${EndIf}
  !insertmacro TellShell
SectionEnd

Section /o "$(DesktopLink)" SectionDesktop
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DesktopLink"
  ${If} $0 != ""
    Delete "$0"
  ${EndIf}
  CreateShortcut "$DESKTOP\$(Name).lnk" "$INSTDIR\${PROGRAM_FILE}" "" "" "" SW_SHOWNORMAL "" "$(Comment)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DesktopLink" "$DESKTOP\$(Name).lnk"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "$(Comment)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionRecords} "$(AboutRecords)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionDesktop} "$(AboutDesktopLink)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 == 1
      StrCpy $2 $0
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(Newer)" /SD IDYES IDYES +3
      SetErrorLevel 1
      Quit
    ${EndIf}
    ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DesktopLink"
    ${If} $0 != ""
      !insertmacro SelectSection ${SectionDesktop}
    ${EndIf}
  ${EndIf}
FunctionEnd

; A new version goes where the old one is.
Function SkipIfInstalled
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    Abort
  ${EndIf}
FunctionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/UPGRADE" $R1
  ${If} ${Errors}
    StrCpy $R2 "for good"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(RemoveUserFiles)" /SD IDNO IDNO +2
    StrCpy $R2 "with everything"
  ${Else}
    StrCpy $R2 "upgrade"
  ${EndIf}

  !include "${REMOVALS}"
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; a folder that is in use cannot be removed
  RMDir "$INSTDIR"

  ${If} $R2 != "upgrade"
    ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "StartMenuLink"
    ${If} $0 != ""
      Delete "$0"
    ${EndIf}
    ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DesktopLink"
    ${If} $0 != ""
      Delete "$0"
    ${EndIf}
    DeleteRegKey HKCU "${CLASSES}\${PROG_ID}"
    DeleteRegValue HKCU "${CLASSES}\.thousand\OpenWithProgids" "${PROG_ID}"
    ReadRegStr $0 HKCU "${CLASSES}\.thousand" ""
    ${If} $0 == "${PROG_ID}"
      DeleteRegValue HKCU "${CLASSES}\.thousand" ""
    ${EndIf}
    DeleteRegKey /ifempty HKCU "${CLASSES}\.thousand\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.thousand"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    RMDir /r "${USER_FILES}\Cache"
    !insertmacro TellShell
  ${EndIf}
  ${If} $R2 == "with everything"
    RMDir /r "${USER_FILES}"
  ${EndIf}
SectionEnd
