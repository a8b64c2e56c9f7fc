# How the wrapper talks: short sentences on standard error; 0 is fine, 1 is a failure, 2 is a wrong call.

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

misuse() {
  say "$@"
  say "'./meson-wrapper.sh help' lists the verbs."
  exit 2
}

have() { command -v "$1" >/dev/null 2>&1; }

# version_at_least WANTED FOUND
version_at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

# Runs a command as root. Without a terminal sudo must not ask, or a CI job would wait for ever.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif ! have sudo; then
    fail "That needs root and there is no sudo. Run as root: $*"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@" || fail "That needs root and nobody is here to type a password. Run: sudo $*"
  fi
}
