; What the installer says by itself; the rest is NSIS's. In the words of the program.

!macro Text NAME ENGLISH POLISH RUSSIAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_POLISH} "${POLISH}"
  LangString ${NAME} ${LANG_RUSSIAN} "${RUSSIAN}"
!macroend

!insertmacro Text Name \
  "Thousand" \
  "Tysiąc" \
  "Тысяча"
!insertmacro Text Comment \
  "The card game of Thousand: bid, declare marriages and be the first to a thousand." \
  "Gra karciana Tysiąc: licytuj, melduj i zdobądź tysiąc przed innymi." \
  "Карточная игра «Тысяча»: торгуйтесь, объявляйте марьяжи и первым наберите тысячу."
!insertmacro Text LicenceTop \
  "Thousand is free software. What it is made of, and what you may do with it:" \
  "Tysiąc jest wolnym oprogramowaniem. Z czego się składa i co wolno z nim robić:" \
  "«Тысяча» — свободная программа. Из чего она состоит и что с ней можно делать:"
!insertmacro Text Play \
  "Play Thousand" \
  "Zagraj w tysiąca" \
  "Сыграть в «Тысячу»"
!insertmacro Text Records \
  "Records of matches" \
  "Zapisy partii" \
  "Записи партий"
!insertmacro Text AboutRecords \
  "A double click on a record of a match (.thousand) opens it in the game." \
  "Dwukrotne kliknięcie zapisu partii (.thousand) otwiera go w grze." \
  "Двойной щелчок по записи партии (.thousand) открывает её в игре."
!insertmacro Text Record \
  "Match of Thousand" \
  "Partia w tysiąca" \
  "Партия в «Тысячу»"
!insertmacro Text DesktopLink \
  "Shortcut on the desktop" \
  "Skrót na pulpicie" \
  "Ярлык на рабочем столе"
!insertmacro Text AboutDesktopLink \
  "The game is in the start menu in any case." \
  "Gra i tak będzie w menu Start." \
  "В меню «Пуск» игра будет в любом случае."
!insertmacro Text Running \
  "Thousand is running. Please close it, then try again: the match is saved, and the next start offers to go on from exactly there." \
  "Gra Tysiąc jest uruchomiona. Zamknij ją i spróbuj ponownie: partia jest zapisana, a przy następnym uruchomieniu można ją kontynuować dokładnie od tego miejsca." \
  "Игра «Тысяча» запущена. Закройте её и повторите попытку: партия сохранена, и при следующем запуске её можно продолжить с того же места."
!insertmacro Text TooOld \
  "Thousand needs 64-bit Windows 10, version 1809, or newer." \
  "Tysiąc wymaga 64-bitowego systemu Windows 10 w wersji 1809 lub nowszego." \
  "Для игры «Тысяча» нужна 64-разрядная Windows 10 версии 1809 или новее."
!insertmacro Text Newer \
  "A newer version is installed: $2. Replace it by version ${VERSION}? Matches of the newer version may then be unreadable." \
  "Zainstalowana jest nowsza wersja: $2. Zastąpić ją wersją ${VERSION}? Partie z nowszej wersji mogą wtedy nie dać się odczytać." \
  "Установлена более новая версия: $2. Заменить её версией ${VERSION}? Партии новой версии после этого могут не открыться."
!insertmacro Text RemoveUserFiles \
  "Remove your matches, statistics and settings as well?$\n$\nThey are in ${USER_FILES}. If you keep them, a new installation finds them again." \
  "Czy usunąć także partie, statystyki i ustawienia?$\n$\nSą w folderze ${USER_FILES}. Jeśli je zachowasz, znajdzie je nowa instalacja." \
  "Удалить также партии, статистику и настройки?$\n$\nОни находятся в папке ${USER_FILES}. Если их оставить, новая установка найдёт их снова."
