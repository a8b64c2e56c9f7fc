# Roots of Debian, built once under the user's cache folder and entered with bubblewrap: Debian 13's for systems whose GTK is too
# old, and Debian testing's for trying on any system what the newest libraries change.

readonly root_mirror=${SIDELIGHT_DEBIAN_MIRROR:-http://deb.debian.org/debian}
# What the Swift toolchain itself wants to find beside the packages of packages.sh, under names that both suites have.
readonly root_swift_packages="libcurl4 libxml2 libedit2 libsqlite3-0 libncurses6 libpython3.13"
# What a desktop has anyway, and what a developer looks at a window with in `shell`.
readonly root_desktop_packages="libgtk-4-bin ca-certificates at-spi2-core gvfs x11-utils imagemagick procps"
readonly root_cache=${XDG_CACHE_HOME:-$HOME/.cache}/sidelight
# Each is a name of choose_root.
readonly root_names="debian13 debian-testing"

# choose_root NAME sets what the root of that name is called and made from. The folder's name carries a hash of what it is made
# from, so a changed list makes a new root.
choose_root() {
  local list what common
  root_name=$1
  # One root has what all verbs need. What only tests, pictures and measurements use is a ninth of it, and a root can't be added to
  # without being root: a second one would cost a gigabyte and minutes more.
  common="$(for what in program data checks display input fonts bench; do debian_packages "$what"; done) $root_swift_packages $root_desktop_packages"
  case $root_name in
    debian13)
      root_title="Debian 13"
      root_suites=trixie
      root_packages="$common libstdc++-14-dev"
      ;;
    debian-testing)
      root_title="Debian testing"
      # Swift's toolchains are made for older systems: their linker loads libxml2.so.2, which testing has no more, so what testing
      # has not comes from Debian 13. Of a package that both have, apt takes the newer one.
      root_suites="testing trixie"
      # Swift reads the C++ headers of the newest GCC that it finds: those of the one that g++ stands for there.
      root_packages="$common g++"
      ;;
  esac
  # shellcheck disable=SC2086
  list=$(printf '%s\n' $root_suites $root_packages | sort)
  root_stamp=$(printf '%s' "$list" | sha256sum | cut -c 1-12)
  root=$root_cache/$root_name-$(uname -m)-$root_stamp
}

root_is_complete() { [ "$(cat "$root/.sidelight" 2>/dev/null)" = "$root_stamp" ]; }

# Entering is tried before anything is downloaded, because a machine that forbids it would only learn so a gigabyte later.
check_bubblewrap() {
  local message
  message=$(bwrap --ro-bind / / --bind /proc /proc --dev-bind /dev /dev true 2>&1) && return
  if [ "$(cat /proc/sys/kernel/apparmor_restrict_unprivileged_userns 2>/dev/null)" = 1 ]; then
    say "AppArmor forbids bubblewrap to make user namespaces on this system (Ubuntu 23.10 and newer do). Allow it once, then run this again:"
    say "  printf 'abi <abi/4.0>,\\ninclude <tunables/global>\\nprofile bwrap /usr/bin/bwrap flags=(unconfined) {\\n  userns,\\n}\\n' | sudo tee /etc/apparmor.d/bwrap"
    say "  sudo systemctl reload apparmor"
  elif [ "$(cat /proc/sys/kernel/unprivileged_userns_clone 2>/dev/null)" = 0 ] || [ "$(cat /proc/sys/user/max_user_namespaces 2>/dev/null)" = 0 ]; then
    say "This kernel has unprivileged user namespaces switched off. Switch them on, then run this again:"
    say "  sudo sysctl kernel.unprivileged_userns_clone=1 user.max_user_namespaces=10000"
  else
    say "bubblewrap does not work here: $message"
    say "In a container, start that with --privileged, or use an image with GTK $wanted_gtk (debian:13, fedora:42), where no root is needed."
  fi
  exit 1
}

# Prints how mmdebstrap may work here: as root, with the user's own subordinate ids, or not at all.
root_mode() {
  if [ "$(id -u)" = 0 ]; then
    echo root
  elif have newuidmap && grep -q "^\($(id -un)\|$(id -u)\):" /etc/subuid 2>/dev/null; then
    echo unshare
  else
    echo sudo
  fi
}

# What the host tells its own apt about reaching a mirror (a proxy, a certificate, dates that are not to be checked) counts here
# as well. What apt fetches and in which form is the root's own business.
host_apt_options() {
  have apt-config || return 0
  apt-config dump 2>/dev/null | grep -iE '^Acquire::.* "[^"]+";$' |
    grep -viE '^Acquire::(cdrom|IndexTargets|Changelogs|CompressionTypes|GzipIndexes|Languages)\b' | sed 's/;$//; s/^/--aptopt=/' || true
}

make_root_archive() {
  local mode suite packages options sources=()
  mode=$(root_mode)
  # shellcheck disable=SC2086
  packages=$(printf '%s,' $root_packages)
  for suite in $root_suites; do
    sources+=("deb $root_mirror $suite main")
  done
  # What is named twice counts as it was named last, so the host may know better than these retries.
  options=('--aptopt=Acquire::Retries "3"')
  mapfile -t -O 1 options < <(host_apt_options)
  options+=(--variant=minbase "--architectures=$(dpkg --print-architecture)" "--include=${packages%,}" --format=tar
    '--dpkgopt=path-exclude=/usr/share/man/*' '--dpkgopt=path-exclude=/usr/share/doc/*')
  [ ! -e /usr/share/keyrings/debian-archive-keyring.gpg ] || options+=(--keyring=/usr/share/keyrings/debian-archive-keyring.gpg)
  case $mode in
    sudo) as_root mmdebstrap --mode=root "${options[@]}" "${root_suites%% *}" - "${sources[@]}" ;;
    *) mmdebstrap --mode="$mode" "${options[@]}" "${root_suites%% *}" - "${sources[@]}" ;;
  esac
}

# tar stops reading at the end mark; the padding behind it is read too, or the writer would fail with a broken pipe.
unpack_into() {
  tar -x -C "$1" --exclude='./dev/*' || return 1
  cat >/dev/null
}

# Extracted by the user, the files belong to the user, so that they can be entered and removed without root.
fill_root() {
  local folder=$1 name status=0
  : >"$root_cache/$root_name.log"
  # mmdebstrap ends a failure with a hang-up for its whole process group, which must not end this script before it has said why.
  trap '' HUP
  make_root_archive 2>>"$root_cache/$root_name.log" | unpack_into "$folder" 2>>"$root_cache/$root_name.log" || status=$?
  trap - HUP
  [ "$status" = 0 ] || return 1
  chmod -R u+rwX "$folder/etc" "$folder/usr" "$folder/var"
  # Whatever is passed in from outside needs a file to lie over, and a link would lead elsewhere.
  for name in localtime resolv.conf hosts passwd group machine-id gitconfig; do
    [ ! -L "$folder/etc/$name" ] || rm -f "$folder/etc/$name"
    [ -e "$folder/etc/$name" ] || : >"$folder/etc/$name"
  done
  [ -x "$folder/usr/bin/meson" ] && [ -e "$folder/usr/share/glib-2.0/schemas/gschemas.compiled" ] || return 1
  echo "$root_stamp" >"$folder/.sidelight"
}

remove_folder() {
  [ -e "$1" ] || return 0
  chmod -R u+rwX "$1" 2>/dev/null || true
  rm -rf "$1"
}

# Builds the root beside its place and renames it when it is whole; the lock makes a second run wait for the first.
build_root() {
  local building=$root.building free
  mkdir -p "$root_cache"
  exec 8>"$root_cache/$root_name.lock"
  flock -n 8 || { say "Another run is building the $root_title root; waiting for it." && flock 8; }
  if root_is_complete; then
    exec 8>&-
    return
  fi
  free=$(df -Pk "$root_cache" | awk 'NR == 2 { print $4 }')
  [ "$free" -gt 2500000 ] || fail "The $root_title root needs 2.5 GB in $root_cache and $((free / 1000)) MB are free. Make room there, then run this again."
  say "A $root_title root is built once ($root_reason; about 500 MB to download, 1.3 GB in $root): a few minutes."
  remove_folder "$building"
  remove_folder "$root"
  mkdir -p "$building"
  if ! fill_root "$building"; then
    remove_folder "$building"
    explain_root_failure
  fi
  mv "$building" "$root"
  exec 8>&-
  say "The $root_title root is ready. './meson-wrapper.sh clean --roots' removes it."
}

explain_root_failure() {
  local log=$root_cache/$root_name.log
  if grep -qiE 'could not (resolve|connect)|temporary failure|unable to connect|connection (refused|timed out)|network is unreachable' "$log"; then
    fail "The $root_title root could not be downloaded from $root_mirror. Connect to the network (or set http_proxy or SIDELIGHT_DEBIAN_MIRROR), then run this again."
  elif grep -qiE 'newuidmap|newgidmap|subuid|unshare' "$log"; then
    fail "The $root_title root could not be built as a normal user. Run './meson-wrapper.sh setup' once with sudo allowed, or see $log."
  elif grep -qiE 'no space left' "$log"; then
    fail "The disk is full: the $root_title root needs 2.5 GB in $root_cache. Make room there, then run this again."
  fi
  tail -n 5 "$log" >&2
  fail "The $root_title root could not be built; the whole story is in $log. Run this again after mending it."
}

# prepare_root NAME REASON makes sure that the root of that name exists and can be entered.
prepare_root() {
  [ "$swift_prefix" != /usr ] ||
    fail "This Swift lives in /usr, which can't be passed into a root. https://www.swift.org/install has one that lives in a folder of its own."
  choose_root "$1"
  root_reason=$2
  if root_is_complete && have bwrap; then
    return
  fi
  local tools="mmdebstrap bubblewrap debian-archive-keyring"
  # With it a user builds a root without being root.
  [ "$(id -u)" = 0 ] || tools+=" uidmap"
  if ! have mmdebstrap || ! have bwrap || { [ "$(root_mode)" = sudo ] && ! can_be_root && ! have newuidmap; }; then
    [ "$(package_manager)" = apt-get ] ||
      fail "This system has no GTK $wanted_gtk and libadwaita $wanted_adwaita. Install mmdebstrap and bubblewrap by hand, then run this again, or use Debian 13, Ubuntu 25.04, Fedora 42 or newer."
    # shellcheck disable=SC2086
    install_packages "to build a $root_title root" $tools
  fi
  if [ "$(root_mode)" = sudo ] && ! can_be_root; then
    ask_administrator "usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)"
  fi
  check_bubblewrap
  build_root
}
