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

# take_pictures PROGRAM
take_pictures() {
  local program=$1 folder=$checkout/pictures home=/tmp/sidelight-pictures-$$/ada size shade file
  mkdir -p "$folder" "$checkout/data/pictures"
  make_home "$home"
  for size in 1200x800 800x600 600x700 360x640; do
    for shade in light dark; do
      file=$folder/files-$size-$shade.png
      HOME=$home XDG_CONFIG_HOME=$home/.config XDG_DATA_HOME=$home/.local/share XDG_CACHE_HOME=$home/.cache \
        headless none "$program" --size "$size" --screenshot "$file" $([ "$shade" = light ] || echo --dark) "$home/Documents" ||
        { rm -rf "${home%/*}" && return 1; }
      say "pictures/${file##*/}"
    done
  done
  rm -rf "${home%/*}"
  cp "$folder/files-1200x800-light.png" "$checkout/data/pictures/files.png"
  cp "$folder/files-1200x800-dark.png" "$checkout/data/pictures/files-dark.png"
}
