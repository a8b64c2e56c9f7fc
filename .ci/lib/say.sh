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

# Whether as_root can do anything here. Without a terminal sudo must not ask, or a CI job would wait for ever.
can_be_root() {
  [ "$(id -u)" = 0 ] || { have sudo && { [ -t 0 ] || sudo -n true </dev/null 2>/dev/null; }; }
}

# Runs a command as root, with nothing to read, and returns its status. It ends the script where nobody can become root.
# Callers must not redirect its input, which tells whether somebody is there; sudo asks at the terminal itself.
as_root() {
  can_be_root || fail "That needs root, and there is no sudo or nobody to type its password. Run as root: $*"
  if [ "$(id -u)" = 0 ]; then
    "$@" </dev/null
  elif [ -t 0 ]; then
    sudo "$@" </dev/null
  else
    sudo -n "$@" </dev/null
  fi
}
