# Pictures of the files app, of a home folder made for them, so that they look the same everywhere and show nobody's files.

# make_home FOLDER
make_home() {
  local home=$1 name
  mkdir -p "$home"/{Desktop,Documents/{Letters,Receipts,Travel},Downloads,Music,Pictures/{Garden,Harbour},Videos,.config/gtk-3.0}
  for name in Desktop:DESKTOP Documents:DOCUMENTS Downloads:DOWNLOAD Music:MUSIC Pictures:PICTURES Videos:VIDEOS; do
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

# take_pictures PROGRAM
take_pictures() {
  local program=$1 folder=$checkout/.build/pictures home=/tmp/sidelight-pictures-$$/ada size variant file
  local config=$home/.config
  local -a settings options
  mkdir -p "$folder" "$checkout/data/pictures"
  make_home "$home"
  make_settings "$config"
  for size in 1200x800 800x600 600x700 360x640; do
    for variant in light dark rtl large contrast; do
      file=$folder/files-$variant-$size.png
      settings=() options=()
      case $variant in
        dark) options=(--dark) ;;
        rtl) settings=(LANG=ar_EG.UTF-8 LOCPATH="$config/locale") ;;
        large) settings=(GSETTINGS_BACKEND=keyfile XENVIRONMENT="$config/large-text") ;;
        contrast) settings=(ADW_DEBUG_HIGH_CONTRAST=1) ;;
      esac
      HOME=$home XDG_CONFIG_HOME=$config XDG_DATA_HOME=$home/.local/share XDG_CACHE_HOME=$home/.cache \
        headless none env "${settings[@]}" "$program" --size "$size" --screenshot "$file" "${options[@]}" "$home/Documents" ||
        { rm -rf "${home%/*}" && return 1; }
      say ".build/pictures/${file##*/}"
    done
  done
  rm -rf "${home%/*}"
  cp "$folder/files-light-1200x800.png" "$checkout/data/pictures/files.png"
  cp "$folder/files-dark-1200x800.png" "$checkout/data/pictures/files-dark.png"
}
