#include "probe.h"

#include <string.h>
#include <unistd.h>

#define IDLE_US (5 * G_USEC_PER_SEC)

typedef enum {
  STAGE_STARTING,
  STAGE_SETTLING,
  STAGE_IDLING,
  STAGE_PAINTING,
  STAGE_RESTING,
} Stage;

static struct {
  Stage stage;
  GtkWidget *window;
  gint64 deadline;
  gboolean is_due;
  gboolean is_in_frame;
  guint64 frames_seen;
  gint64 began_cpu;
  guint64 began_switches;
} probe;

/// Under callgrind everything takes fifty times as long, a frame that follows another one, too.
static gint64 quiet_us(void) {
  return RUNNING_ON_VALGRIND ? G_USEC_PER_SEC / 2 : G_USEC_PER_SEC / 5;
}

static gint64 patience_us(void) {
  return RUNNING_ON_VALGRIND ? 60 * G_USEC_PER_SEC : 5 * G_USEC_PER_SEC;
}

static void enter(Stage stage, gint64 until_us) {
  probe.stage = stage;
  probe.deadline = g_get_monotonic_time() + until_us;
  probe.is_due = FALSE;
}

static void reset_counters(void) {
  bench_counters = (BenchCounters) {0};
  probe.frames_seen = 0;
}

static void begin_operation(void) {
  reset_counters();
  enter(STAGE_PAINTING, patience_us());
  bench_begin(probe.window);
}

static void begin_idling(void) {
  reset_counters();
  probe.began_cpu = bench_cpu_us();
  probe.began_switches = bench_thread_switches();
  enter(STAGE_IDLING, IDLE_US);
}

static void end_start(void) {
  CALLGRIND_STOP_INSTRUMENTATION;
  gint64 cpu = bench_cpu_us();
  gint64 wall = bench_since_launch_us();
  guint64 faults = bench_faults();
  if (bench_options.hold) {
    gdk_display_sync(gtk_widget_get_display(probe.window));
    g_printerr("Held at the first frame.\n");
    pause();
  }
  bench_put_counters("first", &bench_counters);
  bench_put("first", "labels", bench_labels_drawn);
  bench_put("first", "cpu_us", (guint64) cpu);
  bench_put("first", "wall_us", (guint64) wall);
  bench_put("first", "faults", faults);
  if (strcmp(bench_options.op, "first") == 0) bench_finish();
  if (bench_is_animated()) g_object_set(gtk_widget_get_settings(probe.window), "gtk-enable-animations", TRUE, NULL);
  enter(STAGE_SETTLING, quiet_us());
}

static void end_settling(void) {
  bench_put_counters("settle", &bench_counters);
  bench_put("settle", "peak_kb", bench_status_kb("VmHWM"));
  bench_put("settle", "anon_kb", bench_status_kb("RssAnon"));
  bench_put("settle", "heap_kb", bench_heap_kb());
  if (strcmp(bench_options.op, "settle") == 0) bench_finish();
  if (strcmp(bench_options.op, "idle") == 0) {
    begin_idling();
  } else {
    begin_operation();
  }
}

static void end_idling(void) {
  bench_put("idle", "frames", bench_counters.frames);
  bench_put("idle", "wakeups", bench_counters.wakeups);
  bench_put("idle", "switches", bench_thread_switches() - probe.began_switches);
  bench_put("idle", "cpu_us", (guint64) (bench_cpu_us() - probe.began_cpu));
  bench_finish();
}

static void end_resting(void) {
  if (bench_end()) {
    begin_operation();
  } else {
    bench_put_measurements();
    bench_finish();
  }
}

static void deadline_passed(void) {
  switch (probe.stage) {
    case STAGE_STARTING: break;
    case STAGE_SETTLING: end_settling(); break;
    case STAGE_IDLING: end_idling(); break;
    case STAGE_PAINTING: bench_fail_unpainted(); break;
    case STAGE_RESTING: end_resting(); break;
  }
}

gboolean bench_is_in_frame(void) {
  return probe.is_in_frame;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  probe.is_in_frame = FALSE;
  if (probe.frames_seen == bench_counters.frames) return;
  probe.frames_seen = bench_counters.frames;
  switch (probe.stage) {
    case STAGE_STARTING:
      if (bench_is_complete() && gtk_widget_get_mapped(probe.window)) end_start();
      break;
    case STAGE_PAINTING:
      if (bench_end_frame()) enter(STAGE_RESTING, quiet_us());
      break;
    case STAGE_RESTING: bench_end_later_frame(); enter(probe.stage, quiet_us()); break;
    case STAGE_SETTLING: enter(probe.stage, quiet_us()); break;
    case STAGE_IDLING: break;
  }
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
  probe.is_in_frame = TRUE;
  bench_begin_frame();
}

static void follow_frames(GtkWidget *window, gpointer data) {
  g_signal_connect(gtk_widget_get_frame_clock(window), "before-paint", G_CALLBACK(before_paint), NULL);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
}

static gboolean window_was_added(GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data) {
  probe.window = g_value_get_object(&values[1]);
  bench_count_labels();
  g_signal_connect(probe.window, "realize", G_CALLBACK(follow_frames), NULL);
  // Only the first window is followed.
  return FALSE;
}

/// Deadlines live in the poll itself: a timer of the probe's own would be one of the wake-ups it counts.
static gint poll_and_count(GPollFD *fds, guint n_fds, gint timeout) {
  if (probe.stage == STAGE_STARTING || probe.is_due) return g_poll(fds, n_fds, timeout);
  gint64 left = MAX(probe.deadline - g_get_monotonic_time(), 0);
  gint left_ms = (gint) ((left + 999) / 1000);
  gboolean is_capped = timeout < 0 || timeout > left_ms;
  gint result = g_poll(fds, n_fds, is_capped ? left_ms : timeout);
  if (result != 0 || !is_capped) bench_counters.wakeups++;
  probe.is_due = g_get_monotonic_time() >= probe.deadline;
  return result;
}

static gboolean prepare(GSource *source, gint *timeout) {
  *timeout = -1;
  return probe.is_due;
}

static gboolean check(GSource *source) {
  return probe.is_due;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  deadline_passed();
  return G_SOURCE_CONTINUE;
}

void bench_start(void (*perform)(BenchOperation operation, unsigned repetition)) {
  static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};
  bench_read_options();
  bench_plan(perform);
  bench_count_events();
  g_type_class_ref(GTK_TYPE_APPLICATION);
  g_signal_add_emission_hook(g_signal_lookup("window-added", GTK_TYPE_APPLICATION), 0, window_was_added, NULL, NULL);
  g_main_context_set_poll_func(NULL, poll_and_count);
  GSource *source = g_source_new(&functions, sizeof(GSource));
  // A frame that is about to be painted goes first, and moves the deadline.
  g_source_set_priority(source, G_PRIORITY_LOW);
  g_source_attach(source, NULL);
  g_source_unref(source);
}
