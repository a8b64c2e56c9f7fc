// What the probe's files share; nothing here is for the measured programs.
#pragma once

#include <adwaita.h>

#include "CBenchProbe.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif
#endif
#ifndef CALLGRIND_ZERO_STATS
// Without valgrind's headers the counters and the memory can still be measured.
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name) ((void) (name))
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define RUNNING_ON_VALGRIND 0
#endif

#define BENCH_MOST_REPS 8

typedef struct {
  BenchWindow window;
  unsigned rows;
  unsigned reps;
  const char *op;
  gboolean hold;
} BenchOptions;

typedef struct {
  guint64 frames;
  guint64 binds;
  guint64 setups;
  guint64 items;
  guint64 wakeups;
  guint64 bodies;
} BenchCounters;

extern BenchOptions bench_options;
extern BenchCounters bench_counters;

extern guint64 bench_labels_drawn;

void bench_read_options(void);

void bench_count_events(void);
/// Whether animations run, and a frame then lasts as long as the display's, however long it takes to make it.
gboolean bench_is_animated(void);
/// Whether frames come as the display asks for them and take the time that they take; otherwise an animation has the same ones in each run.
gboolean bench_is_live(void);
gboolean bench_is_in_frame(void);
/// GtkLabel's class can be initialised only once GTK is, so this one comes later.
void bench_count_labels(void);
/// Whether every column of the window has been drawn.
gboolean bench_is_complete(void);
/// Whether a label with this text is mapped and lies within the window.
gboolean bench_shows(GtkWidget *window, const char *format, guint number);
/// Whether two such labels are shown, one of them further down than the other.
gboolean bench_shows_below(GtkWidget *window, const char *format, guint lower, guint upper);
/// How many pixels "Status 0" stands to the right of "Subject 0"; very far where one of them is not shown.
double bench_status_distance(GtkWidget *window);

void bench_plan(void (*perform)(BenchOperation operation, unsigned repetition));
void bench_begin(GtkWidget *window);
/// Call when the frame clock begins a frame.
void bench_begin_frame(void);
/// Call after each painted frame of an operation; true for the one that shows the result, which ends it.
gboolean bench_end_frame(void);
/// Call after each painted frame that follows the result.
void bench_end_later_frame(void);
/// Call once nothing is painted any more: what followed the result is the operation's rest. False after the last repetition.
gboolean bench_end(void);
G_NORETURN void bench_fail_unpainted(void);
void bench_put_measurements(void);

gint64 bench_cpu_us(void);
gint64 bench_since_launch_us(void);
guint64 bench_status_kb(const char *field);
/// What is allocated on the main thread and in use; the same in each run, to some bytes.
guint64 bench_faults(void);
guint64 bench_heap_kb(void);
guint64 bench_thread_switches(void);

void bench_put(const char *prefix, const char *name, guint64 value);
void bench_put_counters(const char *prefix, const BenchCounters *counters);
G_NORETURN void bench_finish(void);
G_NORETURN void bench_fail(const char *format, ...) G_GNUC_PRINTF(1, 2);
