# Entering a root: what of the host is passed in, and where it lies there.

entry=()
shared=()

# share MODE PATH passes one host path in at its own place, once, unless a folder above it is passed in already.
share() {
  local mode=$1 path=$2 known
  [ -e "$path" ] && [ "$path" != / ] || return 0
  for known in ${shared[@]+"${shared[@]}"}; do
    case $path/ in "$known"/*) return 0 ;; esac
  done
  case $path in
    /var/tmp/*) ;;
    # The root's own folders are read-only there, so the place to lie over must exist beforehand.
    /usr/* | /etc/* | /var/*)
      if [ -d "$path" ]; then
        mkdir -p "$root$path"
      elif [ ! -e "$root$path" ]; then
        mkdir -p "$(dirname "$root$path")"
        : >"$root$path"
      fi
      ;;
  esac
  entry+=("--$mode" "$path" "$path")
  shared+=("$path")
}

# Git's settings and every local folder that they put in place of a remote one, so that packages resolve inside as they do outside.
share_git() {
  local file key base
  while read -r file; do
    share ro-bind "$file"
  done < <(git config --list --show-origin 2>/dev/null | sed -n 's/^file:\(\/[^\t]*\)\t.*/\1/p' | sort -u)
  file=$(git config --type=path --get core.excludesfile 2>/dev/null) && share ro-bind "$file"
  while read -r key _; do
    base=${key#url.}
    base=${base%.insteadof}
    base=${base%.pushinsteadof}
    base=${base#file://}
    case $base in /*) share ro-bind "${base%/}" ;; esac
  done < <(git config --get-regexp '^url\..*\.(push)?insteadof$' 2>/dev/null)
  return 0
}

share_session() {
  local path
  if [ -d "${XDG_RUNTIME_DIR:-}" ]; then
    share bind "$XDG_RUNTIME_DIR"
  else
    entry+=(--perms 0700 --dir /run/sidelight --setenv XDG_RUNTIME_DIR /run/sidelight)
  fi
  case ${WAYLAND_DISPLAY:-} in /*) share bind "$WAYLAND_DISPLAY" ;; esac
  [ -z "${XAUTHORITY:-}" ] || share ro-bind "$XAUTHORITY"
  path=$(printf '%s' "${DBUS_SESSION_BUS_ADDRESS:-}" | sed -n 's/.*unix:path=\([^,;]*\).*/\1/p')
  [ -z "$path" ] || share bind "$path"
  share ro-bind /run/dbus
}

# folder_named_by ARGUMENT FOLDER prints the folder that an argument names, or in which what it names lies or shall be written; nothing for an
# argument that is no path. `--option=PATH` names PATH, and a relative path begins at FOLDER.
folder_named_by() {
  local path=$1
  case $path in --*=*) path=${path#*=} ;; esac
  case $path in
    /*) ;;
    */*) path=$2/$path ;;
    *) return 0 ;;
  esac
  [ -d "$path" ] || path=$(dirname "$path")
  if [ -d "$path" ]; then realpath "$path"; fi
}

# enter_root COMMAND... replaces this process by the command inside the root. It needs prepare_root and find_swift first.
enter_root() {
  local path language folder=$PWD
  entry=(--ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc --ro-bind "$root/var" /var --tmpfs /var/tmp
    --symlink usr/bin /bin --symlink usr/sbin /sbin --symlink usr/lib /lib --dev-bind /dev /dev --bind /proc /proc --ro-bind /sys /sys)
  [ ! -e "$root/usr/lib64" ] || entry+=(--symlink usr/lib64 /lib64)
  for path in /tmp /home "$HOME" /mnt /media /srv /run/media; do
    share bind "$path"
  done
  share bind "$checkout"
  for path in localtime resolv.conf hosts passwd group machine-id; do
    share ro-bind "/etc/$path"
  done
  share_session
  share_git
  share ro-bind "$swift_prefix"
  # The current folder and whatever an argument names are the user's business, so they are there, unless they are the system's own; of
  # /var/tmp, which the root has empty, only what they name.
  for path in "$folder" "$@"; do
    path=$(folder_named_by "$path" "$folder")
    case $path/ in
      /var/tmp/?*) [ ! -d "$path" ] || share bind "$path" ;;
      /usr/* | /etc/* | /var/* | /bin/* | /sbin/* | /lib/* | /lib32/* | /lib64/* | /proc/* | /sys/* | /dev/* | /boot/* | /run/*) ;;
      /*) [ ! -d "$path" ] || share bind "$path" ;;
    esac
  done
  case $folder/ in
    /var/tmp/?*) ;;
    // | /usr/* | /etc/* | /var/* | /bin/* | /sbin/* | /lib/* | /lib32/* | /lib64/* | /boot/* | /run/*) folder=$checkout ;;
  esac
  # The root has one locale; the language of the user's locale still chooses the translations.
  language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
  exec env -u LC_ALL -u LD_LIBRARY_PATH -u LD_PRELOAD -u XDG_DATA_DIRS -u XDG_CONFIG_DIRS -u GTK_PATH -u GTK_MODULES -u GIO_EXTRA_MODULES \
    -u GIO_MODULE_DIR -u GDK_PIXBUF_MODULE_FILE -u GSETTINGS_SCHEMA_DIR -u GTK_EXE_PREFIX -u PKG_CONFIG_PATH \
    LANG=C.UTF-8 LANGUAGE="${LANGUAGE:-${language%%.*}}" PATH="$swift_prefix/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" SIDELIGHT_INSIDE="$root_name" \
    bwrap "${entry[@]}" --die-with-parent --chdir "$folder" -- "$@"
}
