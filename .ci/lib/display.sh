# Displays: the user's, or a headless one that belongs to one run alone.

has_display() { [ -n "${WAYLAND_DISPLAY:-}" ] || [ -n "${DISPLAY:-}" ]; }

# headless ACCESSIBILITY COMMAND... runs the command on its own Xvfb display, away from the user's session bus, settings and language,
# so that a run gives the same result on every machine. A GTK warning ends the program; Swift's own crash report would let it go on.
# Without a file of its caller xvfb-run makes a folder, and that it could not remove it at its end has failed a run in which all was well.
# GTK 4.24 starts the graphics driver even where cairo draws, which then complains of the display and has threads of its own at the end.
headless() {
  local accessibility=$1 runtime status=0
  shift
  runtime=$(mktemp -d)
  chmod 700 "$runtime"
  env -u WAYLAND_DISPLAY -u LC_ALL -u LANGUAGE LANG=C.UTF-8 TZ=UTC XDG_RUNTIME_DIR="$runtime" DBUS_SESSION_BUS_ADDRESS=disabled: \
    GDK_BACKEND=x11 GIO_USE_VFS=local GIO_USE_VOLUME_MONITOR=unix SWIFT_BACKTRACE=enable=no SIDELIGHT_DISPLAY=own GTK_A11Y="$accessibility" GSK_RENDERER=cairo GDK_DISABLE=gl,vulkan G_DEBUG=fatal-warnings GSETTINGS_BACKEND=memory GDK_DEBUG=no-portals \
    xvfb-run -a -f "$runtime/Xauthority" -s "-screen 0 1400x1000x24" "$@" || status=$?
  rm -rf "$runtime"
  return "$status"
}
