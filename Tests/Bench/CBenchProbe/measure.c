#include "probe.h"

#include <stdlib.h>
#include <string.h>

/// An operation as it is measured: the program's own ones, and the changes of the window's width and of the place that a list is
/// scrolled to, which the probe does itself.
typedef struct {
  const char *name;
  int wider;
  /// How far the list is scrolled: pages, or, of a jump, halves of its height.
  int scrolled;
  gboolean jumps;
  BenchOperation operation;
  BenchCounters counters;
  guint64 late;
  gint64 cpu_us[BENCH_MOST_REPS];
  gint64 wall_us[BENCH_MOST_REPS];
  /// The processor's time for the longest frame, from the clock's beginning of it to its end.
  gint64 longest_us[BENCH_MOST_REPS];
  /// The longest frames of all repetitions: the processor's time, and what passed.
  gint64 worst_cpu_us;
  gint64 worst_us;
} Measurement;

/// How many times a window that is dragged by its border changes its width, once for each frame.
#define DRAG_STEPS 60

static struct {
  void (*perform)(BenchOperation operation, unsigned repetition);
  GtkWidget *window;
  Measurement measurements[8];
  guint n_measurements;
  guint current;
  guint repetition;
  guint frame;
  int width;
  gint64 began_frame;
  gint64 began_frame_wall;
  guint steps;
  gint64 began_cpu;
  gint64 began_wall;
} measuring;

static Measurement *current(void) {
  return &measuring.measurements[measuring.current];
}

static void add(const char *name, BenchOperation operation) {
  measuring.measurements[measuring.n_measurements++] = (Measurement) {.name = name, .operation = operation};
}

static void add_wider(const char *name, int wider) {
  measuring.measurements[measuring.n_measurements++] = (Measurement) {.name = name, .wider = wider};
}

static void add_scrolled(const char *name, int scrolled, gboolean jumps) {
  measuring.measurements[measuring.n_measurements++] = (Measurement) {.name = name, .scrolled = scrolled, .jumps = jumps};
}

void bench_plan(void (*perform)(BenchOperation operation, unsigned repetition)) {
  const char *op = bench_options.op;
  measuring.perform = perform;
  if (strcmp(op, "select") == 0) add(op, BenchOperationSelect);
  if (strcmp(op, "label") == 0) add(op, BenchOperationLabel);
  if (strcmp(op, "row") == 0) add(op, BenchOperationRow);
  if (strcmp(op, "splice") == 0) {
    add("insert", BenchOperationInsert);
    add("remove", BenchOperationRemove);
  }
  if (strcmp(op, "move") == 0) add(op, BenchOperationMove);
  if (strcmp(op, "replace") == 0) add(op, BenchOperationReplace);
  if (strcmp(op, "sort") == 0) add(op, BenchOperationSort);
  if (strcmp(op, "same") == 0) add(op, BenchOperationSame);
  if (strcmp(op, "scroll") == 0) {
    add_scrolled("scroll", 1, FALSE);
    add_scrolled("scroll-back", -1, FALSE);
    add_scrolled("jump", 1, TRUE);
    add_scrolled("jump-back", -1, TRUE);
  }
  if (strcmp(op, "resize") == 0) add_wider(op, 1);
  if (strcmp(op, "collapse") == 0) {
    // From 1100 to 440 pixels.
    add_wider("collapse", -660);
    add_wider("expand", 660);
  }
  if (strcmp(op, "inspector") == 0) {
    add("show-inspector", BenchOperationShowInspector);
    add("hide-inspector", BenchOperationHideInspector);
  }
  if (strcmp(op, "open") == 0) {
    add("open", BenchOperationOpen);
    add("close", BenchOperationClose);
  }
  if (strcmp(op, "fold") == 0) {
    add("unfold", BenchOperationUnfold);
    add("fold", BenchOperationFold);
  }
  if (strcmp(op, "tab") == 0) {
    add("second-tab", BenchOperationSecondTab);
    add("first-tab", BenchOperationFirstTab);
  }
  if (strcmp(op, "overlay") == 0) {
    add("overlay", BenchOperationAside);
    add("overlay-back", BenchOperationBack);
  }
  if (strcmp(op, "drag") == 0) add(op, BenchOperationDrag);
  if (strcmp(op, "turn") == 0) {
    add("turn", BenchOperationTurn);
    add("turn-back", BenchOperationTurnBack);
  }
  if (bench_is_live()) add_wider("live-resize", 1);
  if (strcmp(op, "slide") == 0 || bench_is_live()) {
    add("slide-inspector-in", BenchOperationShowInspector);
    add("slide-inspector-out", BenchOperationHideInspector);
    add("slide-sidebar-out", BenchOperationHideSidebar);
    add("slide-sidebar-in", BenchOperationShowSidebar);
  }
}

static void resize(void) {
  int width, height;
  // The default size includes the window's border when nobody else draws one, so it differs from the widget's width.
  gtk_window_get_default_size(GTK_WINDOW(measuring.window), &width, &height);
  gtk_window_set_default_size(GTK_WINDOW(measuring.window), width + current()->wider, height);
}

/// The adjustment of the longest list below a widget, or of whatever else scrolls and is longer.
static GtkAdjustment *longest_list(GtkWidget *widget) {
  GtkAdjustment *longest = GTK_IS_SCROLLABLE(widget) ? gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(widget)) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkAdjustment *other = longest_list(child);
    if (other && (!longest || gtk_adjustment_get_upper(other) > gtk_adjustment_get_upper(longest))) longest = other;
  }
  return longest;
}

static void scroll(GtkAdjustment *list) {
  double step = current()->jumps ? gtk_adjustment_get_upper(list) / 2 : gtk_adjustment_get_page_size(list);
  gtk_adjustment_set_value(list, gtk_adjustment_get_value(list) + current()->scrolled * step);
}

static gboolean has_its_width(void) {
  int wider = current()->wider;
  if (gtk_widget_get_width(measuring.window) != measuring.width + wider) return FALSE;
  // A narrow window has no place for the sidebar.
  return wider == 1 || bench_shows(measuring.window, "Folder %u", 1) == (wider > 0);
}

/// The page of a tab may be made when it is shown for the first time, which is no switch to a tab that was shown.
static gboolean is_making(void) {
  return measuring.repetition == 0 && !current()->wider && !current()->scrolled && current()->operation == BenchOperationSecondTab;
}

/// Whether what lies above the rows stands so far to the side of them.
static gboolean is_aside(double distance) {
  double rest = bench_status_distance(measuring.window) - distance;
  return rest > -1 && rest < 1;
}

static gboolean shows_result(void) {
  guint row = measuring.repetition + 1;
  guint new_row = bench_options.rows + measuring.repetition;
  if (current()->wider) return has_its_width();
  if (current()->scrolled) return bench_shows(measuring.window, "Subject %u", 1) == (current()->scrolled < 0);
  switch (current()->operation) {
    case BenchOperationSelect: return bench_shows(measuring.window, "Message %u", row);
    case BenchOperationLabel:
    case BenchOperationReplace:
    case BenchOperationSort:
    case BenchOperationSame: return bench_shows(measuring.window, "Status %u", row);
    case BenchOperationRow: return bench_shows(measuring.window, "Subject 3, edited %u", row);
    case BenchOperationInsert: return bench_shows(measuring.window, "Subject %u", new_row);
    case BenchOperationRemove: return !bench_shows(measuring.window, "Subject %u", new_row);
    // The rows with the ids 5 to 8 go round.
    case BenchOperationMove: return bench_shows_below(measuring.window, "Subject %u", 5 + (row + 3) % 4, 5 + (row + 2) % 4);
    case BenchOperationShowInspector: return bench_shows(measuring.window, "Inspected %u", 0);
    case BenchOperationHideInspector: return !bench_shows(measuring.window, "Inspected %u", 0);
    case BenchOperationShowSidebar: return bench_shows(measuring.window, "Folder %u", 1);
    case BenchOperationHideSidebar: return !bench_shows(measuring.window, "Folder %u", 1);
    case BenchOperationOpen: return bench_shows(measuring.window, "Subject %u", 3);
    case BenchOperationClose: return !bench_shows(measuring.window, "Subject %u", 3);
    case BenchOperationUnfold: return bench_shows(measuring.window, "Subject %u", 12);
    case BenchOperationFold: return !bench_shows(measuring.window, "Subject %u", 12);
    case BenchOperationSecondTab: return bench_shows(measuring.window, "Subject %u", 1);
    case BenchOperationFirstTab: return bench_shows(measuring.window, "Folder %u", 1);
    case BenchOperationAside: return is_aside(300);
    case BenchOperationBack: return is_aside(0);
    case BenchOperationDrag: return is_aside(7 * row);
    case BenchOperationTurn: return bench_shows_below(measuring.window, "Subject %u", bench_options.rows - 2, bench_options.rows - 1);
    case BenchOperationTurnBack: return bench_shows_below(measuring.window, "Subject %u", 1, 0);
  }
  return FALSE;
}

static void dump_instructions(const char *until) {
  g_autofree char *name = g_strdup_printf("%s %u %s %u", current()->name, measuring.repetition, until, measuring.frame++);
  CALLGRIND_DUMP_STATS_AT(name);
}

void bench_begin(GtkWidget *window) {
  measuring.window = window;
  measuring.frame = 0;
  measuring.steps = 0;
  measuring.width = gtk_widget_get_width(window);
  GtkAdjustment *list = current()->scrolled ? longest_list(window) : NULL;
  measuring.began_cpu = bench_cpu_us();
  measuring.began_wall = g_get_monotonic_time();
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
  if (current()->wider) {
    resize();
  } else if (list) {
    scroll(list);
  } else {
    measuring.perform(current()->operation, measuring.repetition);
  }
}

void bench_begin_frame(void) {
  measuring.began_frame = bench_cpu_us();
  measuring.began_frame_wall = g_get_monotonic_time();
}

static void note_frame(void) {
  gint64 took = bench_cpu_us() - measuring.began_frame;
  gint64 *longest = &current()->longest_us[measuring.repetition];
  *longest = MAX(*longest, took);
  current()->worst_cpu_us = MAX(current()->worst_cpu_us, took);
  current()->worst_us = MAX(current()->worst_us, g_get_monotonic_time() - measuring.began_frame_wall);
}

static void drag_on(void) {
  if (!bench_is_live() || !current()->wider || ++measuring.steps >= DRAG_STEPS) return;
  measuring.width += current()->wider;
  resize();
}

void bench_end_later_frame(void) {
  dump_instructions("rest");
  note_frame();
  drag_on();
  CALLGRIND_ZERO_STATS;
}

gboolean bench_end_frame(void) {
  dump_instructions("painted");
  note_frame();
  // An animation has begun with its first frame; whether it led to the result is looked for at its end.
  gboolean done = (bench_is_animated() && !current()->wider) || shows_result();
  if (done) {
    current()->cpu_us[measuring.repetition] = bench_cpu_us() - measuring.began_cpu;
    current()->wall_us[measuring.repetition] = g_get_monotonic_time() - measuring.began_wall;
    drag_on();
  } else {
    current()->late += !is_making();
  }
  // Looking for the result is not the program's work.
  CALLGRIND_ZERO_STATS;
  return done;
}

gboolean bench_end(void) {
  dump_instructions("quiet");
  if (!shows_result()) bench_fail("Repetition %u of %s did not stay as it was.", measuring.repetition, current()->name);
  if (!is_making()) {
    BenchCounters *sum = &current()->counters;
    sum->frames += bench_counters.frames;
    sum->binds += bench_counters.binds;
    sum->setups += bench_counters.setups;
    sum->items += bench_counters.items;
    sum->bodies += bench_counters.bodies;
  }
  if (++measuring.current == measuring.n_measurements) {
    measuring.current = 0;
    measuring.repetition++;
  }
  return measuring.repetition < bench_options.reps;
}

void bench_fail_unpainted(void) {
  bench_fail(
    "Repetition %u of %s: %" G_GUINT64_FORMAT " frames were painted, and none showed the result. Does the program do the operation, "
    "with the texts of CBenchProbe.h?",
    measuring.repetition, current()->name, bench_counters.frames);
}

static int compare(const void *a, const void *b) {
  gint64 x = *(const gint64 *) a;
  gint64 y = *(const gint64 *) b;
  return (x > y) - (x < y);
}

static void put_median(const char *name, const char *what, gint64 *times) {
  qsort(times, bench_options.reps, sizeof *times, compare);
  bench_put(name, what, (guint64) times[bench_options.reps / 2]);
}

void bench_put_measurements(void) {
  for (guint i = 0; i < measuring.n_measurements; i++) {
    Measurement *each = &measuring.measurements[i];
    bench_put_counters(each->name, &each->counters);
    bench_put(each->name, "late", each->late);
    put_median(each->name, "cpu_us", each->cpu_us);
    put_median(each->name, "wall_us", each->wall_us);
    put_median(each->name, "longest_us", each->longest_us);
    if (!bench_is_live()) continue;
    bench_put(each->name, "time_us", (guint64) each->worst_us);
    bench_put(each->name, "processor_us", (guint64) each->worst_cpu_us);
  }
}
