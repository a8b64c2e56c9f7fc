#!/usr/bin/env bash
# The one entry to everything in this repository; './meson-wrapper.sh help' lists the verbs.
set -euo pipefail

checkout=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
. "$checkout/.ci/lib/say.sh"
. "$checkout/.ci/lib/packages.sh"
. "$checkout/.ci/lib/swift.sh"
. "$checkout/.ci/lib/display.sh"
. "$checkout/.ci/lib/tests.sh"
. "$checkout/.ci/lib/root.sh"
. "$checkout/.ci/lib/enter.sh"

# Each is the product sidelight-NAME.
apps="files gallery"

usage() {
  cat <<'TEXT'
usage: ./meson-wrapper.sh VERB

  run [files|gallery] [-- ARGS]   build and start an app (the gallery when none is named)
  preview [files|gallery] NAME    show a preview, and show it anew with its state each time a source file is saved
  preview --package FOLDER APP NAME
                                  the same for an app in a package of its own
  test [--headless] [-- ARGS]     run all tests; --headless runs those that need Swift and nothing else
  test --sanitize address|thread [-- ARGS]
                                  run them in programs that watch their own memory; or those of the core, the graph, the
                                  harness without a display and the desktop's files in programs that watch their threads
  test --apps [-- ARGS]           build the small apps of Tests/Apps, run their scripts and take their pictures
  check [--record]                format, import directions, resources, data files, documentation; --record makes the tables
                                  of what is still too large shorter where it has become smaller
  check --uses FROM TO            which code below the folder FROM uses what is defined below the folder TO
  setup                           install or build what is missing; every verb does it when it has to
  build [--resources]             build everything; --resources also makes Sources/CSidelightResources anew
  bench [ARGS]                    compare with hand-written C
  screenshots                     take the apps' pictures into .build/pictures/ and data/pictures/
  install [--prefix P] [--destdir D]
  shell [-- COMMAND]              a shell, or one command, where the builds happen
  clean [--roots]                 remove what was built; --roots also removes the Debian roots
  help                            this list

SIDELIGHT_SUITE=testing before it does a verb with the libraries of Debian testing.
TEXT
}

# use_scratch NAME sets scratch, the folder for what is built in one place.
use_scratch() {
  scratch=$checkout/.build/$1
  # Clang's module cache holds absolute paths, so what was built before a checkout was moved or copied can't be used.
  if [ -d "$scratch" ] && [ "$(cat "$scratch/checkout" 2>/dev/null)" != "$checkout" ]; then
    say "Building anew: this checkout was somewhere else before."
    rm -rf "$scratch"
  fi
  mkdir -p "$scratch"
  # Another run may read the file at any moment, and must never find it empty.
  if [ ! -e "$scratch/checkout" ]; then
    echo "$checkout" >"$scratch/checkout.$$"
    mv "$scratch/checkout.$$" "$scratch/checkout"
  fi
}

# prepare WHAT... sets place, and makes sure that it has all it takes to build and start an app, and what else packages_for knows by
# these names: `native`, or the name of a root, which `perform` enters.
prepare() {
  local candidate
  [ "$(uname -s)" = Linux ] || fail "The GNOME apps build on Linux. './meson-wrapper.sh test --headless' works wherever Swift does."
  find_swift
  if [ -n "${SIDELIGHT_INSIDE:-}" ]; then
    place=$SIDELIGHT_INSIDE
  elif [ -n "${SIDELIGHT_SUITE:-}" ]; then
    prepare_root "$(root_of_suite)" "SIDELIGHT_SUITE asks for it"
    place=$root_name
  elif libraries_are_here || { learn_packages && candidate=$(candidate_adwaita) && [ -n "$candidate" ] && version_at_least "$wanted_adwaita" "$candidate"; }; then
    place=native
    # shellcheck disable=SC2046
    install_packages "for GTK programs" $(packages_for program "$@")
    libraries_are_here || fail "GTK $wanted_gtk and libadwaita $wanted_adwaita are still missing: pkg-config does not find gtk4 and libadwaita-1."
  else
    prepare_root debian13 "this system's GTK is older than $wanted_gtk"
    place=$root_name
  fi
  use_scratch "$place"
}

# Prints the name of the root that SIDELIGHT_SUITE asks for.
root_of_suite() {
  case ${SIDELIGHT_SUITE:-} in
    trixie) echo debian13 ;;
    testing) echo debian-testing ;;
    *) return 1 ;;
  esac
}

# perform VERB ARGS... does the verb here, or lets this script do it inside the root.
perform() {
  local verb=$1
  shift
  if [ "$place" != native ] && [ -z "${SIDELIGHT_INSIDE:-}" ]; then
    (enter_root "$checkout/meson-wrapper.sh" "$verb" "$@")
  else
    "inside_${verb//-/_}" "$@"
  fi
}

# Desktop file, metainfo and icons: meson configures once and again when the prefix changes.
build_data() {
  local prefix=$1 folder=$scratch/data
  if [ -e "$folder/build.ninja" ]; then
    meson configure "$folder" -Dprefix="$prefix" >/dev/null
  else
    meson setup "$folder" "$checkout/data" --prefix "$prefix" >"$scratch/data.log" 2>&1 || { cat "$scratch/data.log" >&2 && return 1; }
  fi
  meson compile -C "$folder" >"$scratch/data.log" 2>&1 || { cat "$scratch/data.log" >&2 && return 1; }
}

inside_build() {
  [ "${1:-}" != --resources ] || make_resources "$checkout/Sources/CSidelightResources/resources.c"
  build_data /usr/local
  swift_build
}

# make_resources FILE writes the C source of everything in data/sidelight.gresource.xml.
make_resources() {
  glib-compile-resources --sourcedir="$checkout/data" --generate-source --c-name=sidelight --target="$1" "$checkout/data/sidelight.gresource.xml"
}

# inside_run APP ARGS...
inside_run() {
  local product=sidelight-$1
  local program=$scratch/debug/$product
  shift
  swift_build --product "$product"
  case " $* " in
    *" --screenshot "* | *" --screenshot="*) headless none "$program" "$@" ;;
    *) "$program" "$@" ;;
  esac
}

# inside_preview APP NAME, or inside_preview --package FOLDER APP NAME
inside_preview() {
  . "$checkout/.ci/lib/preview.sh"
  if [ "$1" = --package ]; then
    follow_preview "$2" "$2/.build/$place" "$3" "$4"
  else
    follow_preview "$checkout" "$scratch" "sidelight-$1" "$2"
  fi
}

inside_test() {
  use_flat_pkg_config
  if [ "${1:-}" = --apps ]; then
    . "$checkout/.ci/lib/pictures.sh"
    . "$checkout/.ci/lib/apps.sh"
    test_apps "${@:2}"
  elif [ "${1:-}" = --sanitize ]; then
    run_sanitized_tests "${@:2}"
  elif [ $# -gt 0 ]; then
    run_chosen_tests "$@"
  else
    run_all_tests
  fi
}

# inside_check [--record], or inside_check --uses FROM TO
inside_check() {
  use_flat_pkg_config
  export checkout scratch
  export tables=check
  [ "${1:-}" != --record ] || tables=record
  if [ "${1:-}" = --uses ]; then
    swift_build
    python3 -B "$checkout/.ci/lib/folders.py" uses "$checkout" "$scratch/debug/index/store" "$swift_prefix" "$2" "$3"
    return
  fi
  . "$checkout/.ci/lib/checks.sh"
  run_checks
}

inside_bench() {
  [ -e "$checkout/Tests/Bench/run.sh" ] || fail "There is no benchmark yet: Tests/Bench/run.sh is missing."
  use_flat_pkg_config
  bash "$checkout/Tests/Bench/run.sh" --scratch-path "$scratch" "$@"
}

inside_screenshots() {
  . "$checkout/.ci/lib/pictures.sh"
  swift_build
  take_files_pictures "$scratch/debug/sidelight-files"
  take_gallery_pictures "$scratch/debug/sidelight-gallery"
}

# Everything that an installation consists of, below .build/PLACE/stage.
inside_stage() {
  local prefix=$1 stage=$scratch/stage app
  local -A programs
  for app in $apps; do programs[$app]=$(release "$app") || return 1; done
  build_data "$prefix"
  rm -rf "$stage"
  meson install -C "$scratch/data" --no-rebuild --destdir "$stage" >"$scratch/data.log" 2>&1 || { cat "$scratch/data.log" >&2 && return 1; }
  for app in $apps; do install -Dm755 "${programs[$app]}" "$stage$prefix/bin/sidelight-$app"; done
}

inside_shell() {
  use_flat_pkg_config
  if [ $# -gt 0 ]; then "$@"; else bash; fi
}

install_everything() {
  local prefix=/usr/local destdir='' target as=''
  while [ $# -gt 0 ]; do
    case $1 in
      --prefix | --destdir)
        [ $# -gt 1 ] || misuse "$1 needs a folder."
        printf -v "${1#--}" '%s' "$2"
        shift 2
        ;;
      --prefix=* | --destdir=*)
        target=${1#--}
        printf -v "${target%%=*}" '%s' "${target#*=}"
        shift
        ;;
      *) misuse "install does not know '$1'." ;;
    esac
  done
  case $prefix in /*) ;; *) misuse "The prefix must be an absolute path, not '$prefix'." ;; esac
  case $destdir in '' | /*) ;; *) destdir=$PWD/$destdir ;; esac
  # Files that root builds here could not be replaced by the checkout's owner any more.
  [ "$(id -u)" != 0 ] || [ -z "${SUDO_UID:-}" ] || [ -O "$checkout" ] ||
    misuse "Run this without sudo: it builds as you, and asks for root only to copy the files."
  target=${destdir%/}$prefix
  if ! { mkdir -p "$target" 2>/dev/null && [ -w "$target" ]; }; then
    { [ "$(id -u)" != 0 ] && can_be_root; } ||
      fail "$target can't be written to and there is no way to become root. Choose another folder with --prefix, for example --prefix ~/.local."
    as=as_root
  fi
  prepare data
  perform stage "$prefix"
  $as mkdir -p "$target"
  # A program that is running can't be overwritten, but a new one can take its place.
  $as cp -r --remove-destination "$scratch/stage$prefix/." "$target/"
  if [ -z "$destdir" ]; then
    ! have update-desktop-database || $as update-desktop-database -q "$target/share/applications" || true
    ! have gtk4-update-icon-cache || $as gtk4-update-icon-cache -q -t -f "$target/share/icons/hicolor" || true
  fi
  for app in $apps; do say "Installed: $target/bin/sidelight-$app"; done
  [ "$place" = native ] || say "They need GTK $wanted_gtk, which this system does not have; here './meson-wrapper.sh run' starts them."
}

clean() {
  rm -rf "$checkout/.build"
  [ "${1:-}" = --roots ] || return 0
  local folder name
  for name in $root_names; do
    for folder in "$root_cache/$name"-*; do
      remove_folder "$folder"
    done
    rm -f "$root_cache/$name.log" "$root_cache/$name.lock"
  done
}

# The verbs as the user names them: their arguments are looked at before anything is set up.
main() {
  local verb=${1:-help} app=gallery
  [ $# -eq 0 ] || shift
  if [ -n "${SIDELIGHT_SUITE:-}" ] && ! root_of_suite >/dev/null; then
    say "SIDELIGHT_SUITE is trixie (Debian 13) or testing (Debian testing), not '$SIDELIGHT_SUITE'."
    exit 2
  fi
  case $verb in
    help | --help | -h) usage ;;
    setup)
      [ $# -eq 0 ] || misuse "setup takes no arguments."
      prepare data checks display input fonts bench
      say "Everything is there: './meson-wrapper.sh run' starts the app, './meson-wrapper.sh test' runs the tests."
      ;;
    build)
      [ $# -eq 0 ] || [ "$*" = --resources ] || misuse "build takes --resources or nothing."
      prepare data
      perform build "$@"
      ;;
    run)
      case ${1:-} in
        files | gallery)
          app=$1
          shift
          ;;
        '' | -*) ;;
        *) misuse "There is no app named '$1': it is files or gallery." ;;
      esac
      [ "${1:-}" != -- ] || shift
      case " $* " in
        *" --screenshot "* | *" --screenshot="*) prepare display fonts ;;
        *)
          has_display || fail "There is no display (WAYLAND_DISPLAY and DISPLAY are not set): start this from a desktop session."
          prepare
          ;;
      esac
      perform run "$app" "$@"
      ;;
    preview)
      has_display || fail "There is no display (WAYLAND_DISPLAY and DISPLAY are not set): start this from a desktop session."
      if [ "${1:-}" = --package ]; then
        { [ $# -eq 4 ] && [ -e "$2/Package.swift" ]; } || misuse "preview --package takes the folder of a package, an app of it, and a preview's name."
        prepare
        perform preview --package "$(realpath "$2")" "$3" "$4"
        return
      fi
      case ${1:-} in files | gallery) app=$1 && shift ;; esac
      [ $# -eq 1 ] || misuse "preview takes an app and the name of a preview; './meson-wrapper.sh run gallery -- --list-previews' prints the names."
      prepare
      perform preview "$app" "$1"
      ;;
    test)
      if [ "${1:-}" = --headless ]; then
        shift
        [ "${1:-}" != -- ] || shift
        find_swift
        use_scratch headless
        SIDELIGHT_HEADLESS=1 swift test --package-path "$checkout" --scratch-path "$scratch" "$@"
        return
      fi
      if [ "${1:-}" = --apps ]; then
        shift
        [ "${1:-}" != -- ] || shift
        prepare display input fonts
        perform test --apps "$@"
        return
      fi
      if [ "${1:-}" = --sanitize ]; then
        case ${2:-} in
          address | thread) ;;
          *) misuse "test --sanitize takes address or thread." ;;
        esac
        local sanitizer=$2
        shift 2
        [ "${1:-}" != -- ] || shift
        prepare display input fonts
        perform test --sanitize "$sanitizer" "$@"
        return
      fi
      case ${1:-} in
        '') ;;
        --) shift ;;
        *) [ -n "${SIDELIGHT_INSIDE:-}" ] || misuse "test does not know '$1'; what 'swift test' shall get comes after --." ;;
      esac
      prepare display input fonts
      perform test "$@"
      ;;
    check)
      case $#${1:-} in
        0 | 1--record) ;;
        3--uses) { [ -d "$2" ] && [ -d "$3" ]; } || misuse "check --uses takes two folders." ;;
        *) misuse "check takes nothing, --record, or --uses and two folders." ;;
      esac
      prepare data checks
      perform check "$@"
      ;;
    screenshots)
      [ $# -eq 0 ] || misuse "screenshots takes no arguments."
      prepare display fonts
      perform screenshots
      ;;
    bench)
      prepare display bench
      perform bench "$@"
      ;;
    install) install_everything "$@" ;;
    shell)
      [ "${1:-}" != -- ] || shift
      prepare
      perform shell "$@"
      ;;
    clean)
      [ $# -eq 0 ] || [ "$*" = --roots ] || misuse "clean takes --roots or nothing."
      clean "$@"
      ;;
    *) misuse "There is no verb '$verb'." ;;
  esac
}

if [ -n "${SIDELIGHT_INSIDE:-}" ] && [ "${1:-}" = stage ]; then
  shift
  prepare
  inside_stage "$@"
else
  main "$@"
fi
