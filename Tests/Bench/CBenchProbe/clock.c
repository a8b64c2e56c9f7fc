#define _GNU_SOURCE
#include "probe.h"

#include <dlfcn.h>
#include <string.h>

// 60 frames per second.
#define FRAME_US 16667

gboolean bench_is_live(void) {
  return strcmp(bench_options.op, "live") == 0;
}

gboolean bench_is_animated(void) {
  static const char *const animated[] = {"slide", "overlay", "turn", NULL};
  return g_strv_contains(animated, bench_options.op) || bench_is_live();
}

/// Under callgrind a frame takes fifty times as long, and an animation that follows the clock would be over after three of them. So
/// libadwaita gets the time from here: an animation has as many frames, and passes the same positions, in every run of every program.
gint64 gdk_frame_clock_get_frame_time(GdkFrameClock *clock) {
  static gint64 (*get)(GdkFrameClock *);
  static gint64 began;
  if (!get) get = (gint64(*)(GdkFrameClock *)) dlsym(RTLD_NEXT, "gdk_frame_clock_get_frame_time");
  if (!bench_is_animated() || bench_is_live()) return get(clock);
  if (began == 0) began = get(clock);
  // What begins between frames begins with the next one.
  return began + (gdk_frame_clock_get_frame_counter(clock) + (bench_is_in_frame() ? 0 : 1)) * FRAME_US;
}
