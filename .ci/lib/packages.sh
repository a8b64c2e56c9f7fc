# The distribution's packages: which are needed, which of them are missing, and how to install those.

readonly wanted_gtk=4.18
readonly wanted_adwaita=1.7

readonly debian_packages="libgtk-4-dev libadwaita-1-dev libgtk-4-bin librsvg2-common adwaita-icon-theme hicolor-icon-theme
  fonts-cantarell fonts-inter gcc libc6-dev binutils pkgconf git ca-certificates dbus dbus-daemon at-spi2-core
  gsettings-desktop-schemas shared-mime-info gvfs meson ninja-build gettext desktop-file-utils appstream tzdata
  xvfb xauth x11-utils xdotool imagemagick valgrind procps"
readonly fedora_packages="gtk4-devel gtk4-devel-tools libadwaita-devel librsvg2 adwaita-icon-theme hicolor-icon-theme gcc glibc-devel binutils
  pkgconf-pkg-config git-core dbus-daemon at-spi2-core gsettings-desktop-schemas shared-mime-info gvfs meson ninja-build
  gettext desktop-file-utils appstream xorg-x11-server-Xvfb xorg-x11-xauth xwininfo xdotool ImageMagick valgrind procps-ng"
readonly arch_packages="gtk4 libadwaita librsvg adwaita-icon-theme hicolor-icon-theme gcc binutils pkgconf git dbus at-spi2-core
  gsettings-desktop-schemas shared-mime-info gvfs meson ninja gettext desktop-file-utils appstream xorg-server-xvfb
  xorg-xauth xorg-xwininfo xdotool imagemagick valgrind procps-ng"

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

# A fresh container knows no packages at all, which must not be taken for a distribution without GTK.
learn_packages() {
  [ "$(package_manager)" = apt-get ] && ! ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 || return 0
  say "Asking the distribution which packages it has (apt-get update)."
  as_root apt-get -qq update >&2 || fail "The distribution's packages could not be listed. Connect to the network, then run this again."
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

# install_packages REASON NAME... installs what is missing and says so first; it says nothing when all is there.
install_packages() {
  local reason=$1 missing
  shift
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  # The names are words without spaces, so splitting them is what is wanted.
  # shellcheck disable=SC2086
  set -- $missing
  say "Installing $# packages with $(package_manager) ($reason): $*"
  case $(package_manager) in
    apt-get)
      as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null || {
        as_root apt-get -qq update >&2 || true
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
      }
      ;;
    dnf) as_root dnf -q install -y "$@" >&2 ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" >&2 ;;
  esac || fail "The packages could not be installed. Check the network and the package manager's message above, then run this again."
}

native_packages() {
  case $(package_manager) in
    apt-get) echo "$debian_packages" ;;
    dnf) echo "$fedora_packages" ;;
    pacman) echo "$arch_packages" ;;
  esac
}
