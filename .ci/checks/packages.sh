# What the system is asked for, seen by programs that stand in for the real ones: each writes down how it was called.
. .ci/lib/report.sh

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

# stand_in NAME LINES... is a program that notes its call and then does what the lines say.
stand_in() {
  local name=$1
  shift
  printf '%s\n' '#!/bin/bash' "echo \"$name \$*\" >>'$home/calls'" "$@" >"$home/bin/$name"
  chmod +x "$home/bin/$name"
}

# begin LISTS gives a fresh machine, whose lists of packages are `none`, `old` or `new`, and on which nothing is installed.
begin() {
  rm -rf "${home:?}"/*
  mkdir "$home/bin"
  : >"$home/calls"
  echo "$1" >"$home/lists"
  stand_in apt-get \
    "case \$* in" \
    "  *update*) echo new >'$home/lists' ;;" \
    "  *' none-such'*) echo 'E: Unable to locate package none-such' >&2; exit 100 ;;" \
    "  *) grep -q new '$home/lists' || { echo 'E: Unable to locate package' >&2; exit 100; }; touch '$home/installed' ;;" \
    "esac"
  stand_in dpkg-query "test -e '$home/installed' && echo 'install ok installed'"
  stand_in id "if [ \"\$1\" = -u ]; then echo \${user:-0}; else echo ada; fi"
}

# in_machine COMMAND... runs one of the wrapper's functions there. What it says is in the file `said`.
in_machine() {
  PATH=$home/bin:$PATH XDG_CACHE_HOME=$home/cache bash -c '
    set -euo pipefail
    . .ci/lib/say.sh
    . .ci/lib/packages.sh
    . .ci/lib/root.sh
    swift_prefix=/opt/swift
    have() { case $1 in sudo | newuidmap | mmdebstrap | bwrap) [ -e "'"$home"'/bin/$1" ] ;; *) command -v "$1" >/dev/null ;; esac; }
    lists_are_empty() { grep -q none "'"$home"'/lists"; }
    '"$1" >"$home/said" 2>&1 </dev/null
}

calls() { grep -c "apt-get .*$1" "$home/calls" || true; }

# expect SENTENCE COMMAND...: the command must succeed.
expect() {
  local sentence=$1
  shift
  "$@" || report .ci/lib/packages.sh "$sentence (said: $(tr '\n' ' ' <"$home/said"))"
}

silent_about() { ! grep -q "$1" "$home/said"; }
lines_said() { [ "$(wc -l <"$home/said")" = "$1" ]; }
times() { [ "$(calls "$1")" = "$2" ]; }

for lists in none old; do
  begin "$lists"
  expect "Packages must be installed where the lists are $lists." in_machine 'install_packages "to try" one two'
  expect "Lists that are $lists must be refreshed once, not $(calls update) times." times update 1
  expect "What $lists lists lead to must not be shown." silent_about "Unable to locate"
done

begin new
expect "Packages must be installed where the lists are new." in_machine 'install_packages "to try" one'
expect "New lists must not be refreshed." times update 0
expect "What is installed must not be installed again." in_machine 'install_packages "to try" one'
expect "A second call must not install anything." times install 1
expect "Nothing must be said where nothing is missing." lines_said 0

begin old
in_machine 'install_packages "to try" none-such' && report .ci/lib/packages.sh "A package that is in no list must end the script."
expect "A package that new lists have not either must be named." grep -q none-such "$home/said"
expect "Lists that are new must not be refreshed again." times update 1

begin none
user=1000 in_machine 'install_packages "to try" one two' && report .ci/lib/packages.sh "Who can't be root can't install packages."
expect "One sentence must say what an administrator types." lines_said 1
expect "The sentence must have the command." grep -q 'apt-get update && apt-get install one two$' "$home/said"
expect "Nothing must be tried without root." times . 0

# Somebody who is not root, where all but the way to a root of one's own is there.
for missing in uidmap "subordinate ids"; do
  begin new
  for tool in mmdebstrap bwrap; do stand_in "$tool" true; done
  # The line is for the program that stands in.
  # shellcheck disable=SC2016
  stand_in dpkg-query '[ "${!#}" = uidmap ] || echo "install ok installed"'
  command='apt-get install uidmap$'
  if [ "$missing" != uidmap ]; then
    stand_in newuidmap true
    command='usermod --add-subuids .* ada$'
  fi
  user=1000 in_machine 'prepare_root debian13 "to try"' && report .ci/lib/root.sh "Without $missing nobody but root can build a root."
  expect "One sentence must say what an administrator types about $missing." lines_said 1
  expect "The sentence about $missing must have the command." grep -q "$command" "$home/said"
done

begin new
stand_in apt-config "printf '%s\n' 'Acquire::Check-Valid-Until \"false\";' 'Acquire::http::Proxy \"http://proxy:1\";' 'Acquire::Languages:: \"none\";' 'APT::Get::Assume-Yes \"true\";'"
expect "The host's apt settings must be read." in_machine host_apt_options
expect "Just those that lead to a mirror must count for a root." \
  diff - "$home/said" <<<$'--aptopt=Acquire::Check-Valid-Until "false"\n--aptopt=Acquire::http::Proxy "http://proxy:1"'

status=0
SIDELIGHT_SUITE=sarge ./meson-wrapper.sh build >"$home/said" 2>&1 || status=$?
[ "$status" = 2 ] || report meson-wrapper.sh "A suite that there is no root of must be a wrong call, not $status."
expect "One sentence must say which suites there are." lines_said 1

# needs PACKAGES VERB...: of what is no part of building an app, the verb asks for these packages and for no others. Those of a distribution
# with libraries that are new enough are asked for on this system, where nothing is installed or done.
needs() {
  local wanted=$1 asked
  shift
  begin new
  asked=$(PATH=$home/bin:$PATH DISPLAY=:0 SIDELIGHT_INSIDE='' SIDELIGHT_SUITE='' bash -c '
    set -euo pipefail
    . ./meson-wrapper.sh help >/dev/null
    find_swift() { :; }
    libraries_are_here() { :; }
    use_scratch() { scratch=/nowhere; }
    perform() { :; }
    install_packages() { shift && printf "%s\n" "$@"; }
    main "$@"' bash "$@" 2>"$home/said" | grep -xE "$(tr ' ' '|' <<<"$tools")" | sort | tr '\n' ' ' || true)
  [ "$asked" = "${wanted:+$wanted }" ] || report meson-wrapper.sh "'$*' must ask for '$wanted' beside what running needs, and asks for '$asked'."
}

tools="xdotool openbox valgrind xvfb xauth meson desktop-file-utils fonts-inter imagemagick x11-utils"
needs "" run
needs "" run files -- --size 800x600
needs "fonts-inter xauth xvfb" run gallery -- --screenshot picture.png
needs "" shell
needs "fonts-inter openbox xauth xdotool xvfb" test
needs "valgrind xauth xvfb" bench
needs "fonts-inter xauth xvfb" screenshots
needs "desktop-file-utils meson" check
needs "meson" build
needs "desktop-file-utils fonts-inter meson openbox valgrind xauth xdotool xvfb" setup
finish
