# The distribution's packages: which are needed for what, which of them are missing, and how to install those.

readonly wanted_gtk=4.18
readonly wanted_adwaita=1.7

# packages_for WHAT... prints the names that the distribution has for what a verb does:
#   program   building and starting an app       display  windows away from the user's own display
#   data      desktop files, icons, translations  input    keys and clicks as a user sends them, and windows that are managed
#   checks    validators of data and scripts      fonts    letters that look the same in every picture
#   bench     counting instructions
packages_for() {
  local what
  for what in "$@"; do
    case $(package_manager) in
      apt-get) debian_packages "$what" ;;
      dnf) fedora_packages "$what" ;;
      pacman) arch_packages "$what" ;;
    esac
  done
}

debian_packages() {
  case $1 in
    program) echo "libgtk-4-dev libadwaita-1-dev librsvg2-common adwaita-icon-theme hicolor-icon-theme gcc libc6-dev binutils pkgconf git
      gsettings-desktop-schemas shared-mime-info tzdata" ;;
    data) echo "meson ninja-build gettext" ;;
    checks) echo "desktop-file-utils appstream shellcheck" ;;
    display) echo "xvfb xauth" ;;
    input) echo "xdotool openbox" ;;
    fonts) echo "fonts-cantarell fonts-inter" ;;
    bench) echo "dbus dbus-daemon valgrind" ;;
  esac
}

fedora_packages() {
  case $1 in
    program) echo "gtk4-devel libadwaita-devel librsvg2 adwaita-icon-theme hicolor-icon-theme gcc glibc-devel binutils pkgconf-pkg-config
      git-core gsettings-desktop-schemas shared-mime-info" ;;
    data) echo "meson ninja-build gettext" ;;
    checks) echo "desktop-file-utils appstream ShellCheck" ;;
    display) echo "xorg-x11-server-Xvfb xorg-x11-xauth" ;;
    input) echo "xdotool openbox" ;;
    bench) echo "dbus-daemon valgrind" ;;
  esac
}

arch_packages() {
  case $1 in
    program) echo "gtk4 libadwaita librsvg adwaita-icon-theme hicolor-icon-theme gcc binutils pkgconf git gsettings-desktop-schemas
      shared-mime-info" ;;
    data) echo "meson ninja gettext" ;;
    checks) echo "desktop-file-utils appstream shellcheck" ;;
    display) echo "xorg-server-xvfb xorg-xauth" ;;
    input) echo "xdotool openbox" ;;
    bench) echo "dbus valgrind" ;;
  esac
}

# True where GTK and libadwaita are new enough and can be compiled against.
libraries_are_here() {
  have pkg-config && pkg-config --atleast-version="$wanted_gtk" gtk4 && pkg-config --atleast-version="$wanted_adwaita" libadwaita-1
}

package_manager() {
  local name
  for name in apt-get dnf pacman; do
    if have "$name"; then
      echo "$name"
      return
    fi
  done
  echo none
}

# Whether this run has asked the distribution for its lists, which once is enough for.
lists_are_new=no

# True where no list has ever been fetched, as in a fresh container. dnf fetches its own when it needs them.
lists_are_empty() {
  case $(package_manager) in
    apt-get) ! ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 ;;
    pacman) ! ls /var/lib/pacman/sync/*.db >/dev/null 2>&1 ;;
    *) false ;;
  esac
}

# refresh_lists WHY asks the distribution which packages it has.
refresh_lists() {
  lists_are_new=yes
  say "Asking the distribution which packages it has ($1)."
  case $(package_manager) in
    apt-get) as_root apt-get -qq update >&2 ;;
    dnf) as_root dnf -q --refresh makecache >&2 ;;
    pacman) as_root pacman -Syq >&2 ;;
  esac || fail "The distribution's packages could not be listed. Connect to the network, then run this again."
}

# Without lists there are no packages at all, which must not be taken for a distribution without GTK.
learn_packages() {
  ! lists_are_empty || ! can_be_root || refresh_lists "there are no lists yet"
}

# Prints the version of libadwaita's development package that the distribution would install, or nothing.
candidate_adwaita() {
  case $(package_manager) in
    apt-get)
      LC_ALL=C apt-cache policy libadwaita-1-dev 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { sub(/^[0-9]+:/, "", $2); print $2 }'
      ;;
    dnf) dnf -q repoquery --latest-limit=1 --qf '%{version}\n' libadwaita-devel 2>/dev/null | head -n 1 ;;
    pacman) LC_ALL=C pacman -Si libadwaita 2>/dev/null | awk -F': *' '/^Version/ { sub(/^[0-9]+:/, "", $2); print $2; exit }' ;;
  esac
}

# missing_packages NAME... prints those of the names that are not installed.
missing_packages() {
  local name
  for name in "$@"; do
    case $(package_manager) in
      apt-get) dpkg-query -W -f '${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed' || echo "$name" ;;
      dnf) rpm -q --whatprovides "$name" >/dev/null 2>&1 || echo "$name" ;;
      pacman) pacman -Qq "$name" >/dev/null 2>&1 || echo "$name" ;;
    esac
  done
}

# try_to_install NAME... says what went wrong on standard error, and nothing else.
try_to_install() {
  case $(package_manager) in
    apt-get) as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null ;;
    dnf) as_root dnf -q install -y "$@" >/dev/null ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" >/dev/null ;;
  esac
}

# install_packages REASON NAME... installs what is missing and says so first; it says nothing when all is there.
install_packages() {
  local reason=$1 missing said
  shift
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  # The names are words without spaces, so splitting them is what is wanted.
  # shellcheck disable=SC2086
  set -- $missing
  can_be_root || ask_administrator "$(installing_command "$@")"
  learn_packages
  say "Installing $# packages with $(package_manager) ($reason): $*"
  if [ "$lists_are_new" = no ]; then
    # What old lists lead to, names that are not found and files that are gone, is nothing to read when new ones mend it.
    said=$(mktemp)
    if try_to_install "$@" 2>"$said"; then
      rm -f "$said"
      return
    fi
    if [ "$(package_manager)" = pacman ]; then
      # On Arch, new lists belong to a system that is brought up to date as a whole, which is for its user to decide.
      cat "$said" >&2
      rm -f "$said"
      fail "The packages could not be installed. If files were not found, the lists are old: run 'pacman -Syu', then this again."
    fi
    rm -f "$said"
    refresh_lists "the lists may be old"
  fi
  try_to_install "$@" ||
    fail "The packages could not be installed. Check the network and the package manager's message above, then run this again."
}

# Prints what an administrator types to install packages.
installing_command() {
  case $(package_manager) in
    apt-get) ! lists_are_empty || printf 'apt-get update && ' && echo "apt-get install $*" ;;
    dnf) echo "dnf install $*" ;;
    pacman) echo "pacman -S $*" ;;
  esac
}

# ask_administrator COMMAND ends the script: the user can't be root here, and one command of somebody who can is all that is missing.
ask_administrator() { fail "You can't install packages here, so an administrator types this once: $*"; }
