# Pictures of both apps; of the files app with a home folder made for them, so that they look the same everywhere and show
# nobody's files.

# make_home FOLDER
make_home() {
  local home=$1 name
  mkdir -p "$home"/{Desktop,Documents/{Letters,Receipts,Travel},Downloads,Music,Pictures/{Garden,Harbour},Videos,.config/gtk-3.0}
  for name in Desktop:DESKTOP Documents:DOCUMENTS Downloads:DOWNLOAD Music:MUSIC Pictures:PICTURES Videos:VIDEOS; do
    # Whoever reads the file puts the home folder in.
    # shellcheck disable=SC2016
    printf 'XDG_%s_DIR="$HOME/%s"\n' "${name#*:}" "${name%:*}"
  done >"$home/.config/user-dirs.dirs"
  printf 'file://%s/Documents/Travel Travel\n' "$home" >"$home/.config/gtk-3.0/bookmarks"
  printf 'Dear Ada,\n\nthe new door has a sidelight.\n' >"$home/Documents/Letters/To Ada.txt"
  printf '# Packing\n\n- camera\n- rain coat\n' >"$home/Documents/Travel/Packing.md"
  printf 'day,place\n1,Bergen\n2,Voss\n3,Flåm\n' >"$home/Documents/Travel/Days.csv"
  printf '%s\n' '%PDF-1.4' >"$home/Documents/Receipts/Ferry.pdf"
  printf 'Call the carpenter\n' >"$home/Documents/Notes.txt"
  cp "$checkout/data/icons/hicolor/scalable/apps/io.github.sidelight.Files.svg" "$home/Pictures/Door.svg"
  find "$home" -exec touch -d '2026-01-15 10:00 UTC' {} +
}

# The desktop's settings as GNOME has them: its font or the one it comes from, one window button, and no frame of the kind that
# GTK draws where nobody composes windows.
make_settings() {
  local config=$1
  mkdir -p "$config"/{gtk-4.0,glib-2.0/settings,locale}
  printf '[Settings]\ngtk-font-name=Adwaita Sans,Inter,Cantarell 11\ngtk-decoration-layout=appmenu:close\n' >"$config/gtk-4.0/settings.ini"
  printf 'window.solid-csd { margin: 0; padding: 0; border: none; box-shadow: none; }\n' >"$config/gtk-4.0/gtk.css"
  printf '[org/gnome/desktop/interface]\ntext-scaling-factor=2.0\n' >"$config/glib-2.0/settings/keyfile"
  printf 'Xft.dpi: 192\n' >"$config/large-text"
  # GTK goes from right to left where the language is written so, and C's rules are good enough for the rest.
  cp -r /usr/lib/locale/C.utf8 "$config/locale/ar_EG.utf8"
}

# take_picture VARIANT CONFIG FILE PROGRAM ARGS... takes one picture of the settled window, in one of the looks of the desktop.
take_picture() {
  local variant=$1 config=$2 file=$3
  local -a settings=() options=()
  shift 3
  case $variant in
    dark) options=(--dark) ;;
    rtl) settings=(LANG=ar_EG.UTF-8 LOCPATH="$config/locale") ;;
    large) settings=(GSETTINGS_BACKEND=keyfile XENVIRONMENT="$config/large-text") ;;
    contrast) settings=(ADW_DEBUG_HIGH_CONTRAST=1) ;;
  esac
  XDG_CONFIG_HOME=$config headless none env "${settings[@]}" "$@" --screenshot "$file" "${options[@]}" || return 1
  say ".build/pictures/${file##*/}"
}

# in_made_home COMMAND... runs it in a home folder that is made for it.
in_made_home() {
  local home=/tmp/sidelight-pictures-$$/ada result=0
  mkdir -p "$checkout/.build/pictures" "$checkout/data/pictures"
  make_home "$home"
  make_settings "$home/.config"
  HOME=$home XDG_DATA_HOME=$home/.local/share XDG_CACHE_HOME=$home/.cache "$@" || result=1
  rm -rf "${home%/*}"
  return "$result"
}

# take_files_pictures PROGRAM
take_files_pictures() { in_made_home take_pictures_of_files "$1"; }

take_pictures_of_files() {
  local program=$1 folder=$checkout/.build/pictures size variant
  for size in 1200x800 800x600 600x700 360x640; do
    for variant in light dark rtl large contrast; do
      take_picture "$variant" "$HOME/.config" "$folder/files-$variant-$size.png" "$program" --size "$size" "$HOME/Documents" || return 1
    done
  done
  cp "$folder/files-light-1200x800.png" "$checkout/data/pictures/files.png"
  cp "$folder/files-dark-1200x800.png" "$checkout/data/pictures/files-dark.png"
}

# take_gallery_pictures PROGRAM takes every page in every stage.
take_gallery_pictures() { in_made_home take_pictures_of_gallery "$1"; }

take_pictures_of_gallery() {
  local program=$1 folder=$checkout/.build/pictures page size variant pages
  pages=$("$program" --list-pages) || return 1
  for page in $pages; do
    for size in 1300x800 1000x700 700x700 360x640; do
      for variant in light dark rtl large; do
        take_picture "$variant" "$HOME/.config" "$folder/gallery-$page-$variant-$size.png" "$program" --page "$page" --size "$size" || return 1
      done
    done
    take_picture light "$HOME/.config" "$folder/gallery-$page-knobs-1300x800.png" "$program" --page "$page" --size 1300x800 --knobs || return 1
  done
  take_pictures_of_looks "$program"
}

# Those of the documentation's page about the looks of controls.
take_pictures_of_looks() {
  local program=$1 folder=$checkout/Sources/Sidelight/Sidelight.docc/Resources page
  mkdir -p "$folder"
  for page in controls values; do
    take_picture light "$HOME/.config" "$folder/$page.png" "$program" --page "$page" --size 640x1180 || return 1
    take_picture dark "$HOME/.config" "$folder/$page~dark.png" "$program" --page "$page" --size 640x1180 || return 1
  done
}
