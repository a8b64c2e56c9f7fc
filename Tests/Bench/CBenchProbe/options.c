#define _GNU_SOURCE
#include "probe.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

BenchOptions bench_options = {.window = BenchWindowColumns, .rows = 1000, .reps = 5, .op = "first"};

#define ANY_WINDOW (~0u)
#define IN(window) (1u << BenchWindow##window)

/// The operations, and the windows that have something to work on for them.
static const struct {
  const char *name;
  guint windows;
} operations[] = {
  {"first", ANY_WINDOW},      {"settle", ANY_WINDOW},   {"idle", ANY_WINDOW},    {"select", IN(Columns) | IN(Table)},
  {"label", IN(Columns) | IN(Table) | IN(Form) | IN(Lazy) | IN(Tiles) | IN(Nest) | IN(Strokes)},
  {"row", IN(Columns) | IN(Table)},     {"splice", IN(Columns)}, {"move", IN(Columns)},
  {"replace", IN(Columns)},   {"sort", IN(Columns) | IN(Table)},    {"same", IN(List)},
  {"scroll", IN(Columns) | IN(Table) | IN(Lazy) | IN(Tiles) | IN(Photos) | IN(Glass)},
  {"resize", ANY_WINDOW},
  {"collapse", IN(Columns) | IN(Pair)}, {"inspector", IN(Inspector)}, {"slide", IN(Inspector)}, {"resolve", ANY_WINDOW},
  {"live", IN(Inspector)},
  {"open", IN(Outline)},      {"fold", IN(Sections)},   {"tab", IN(Tabs)},
  {"overlay", IN(Motion)},    {"drag", IN(Motion)},     {"turn", IN(Motion)},
};

static const char *const windows[] = {"bare", "empty", "columns", "pair", "inspector", "outline", "sections", "list", "array",
                                      "tabs", "light-tabs", "heavy-tabs", "table", "form", "lazy", "tiles", "nest", "cells", "motion",
                                      "photos", "glass", "unkept", "kept", "placed", "left", "restored", "strokes", "circles", NULL};

G_NORETURN static void wrong_usage(const char *problem, const char *argument) {
  g_printerr("%s: %s\n", problem, argument);
  g_printerr("Use: [--window ");
  for (guint i = 0; windows[i]; i++) g_printerr("%s%s", i ? "|" : "", windows[i]);
  g_printerr("] [--rows N] [--op ");
  for (guint i = 0; i < G_N_ELEMENTS(operations); i++) g_printerr("%s%s", i ? "|" : "", operations[i].name);
  g_printerr("] [--reps 1...8] [--hold]\n");
  exit(2);
}

static unsigned number(const char *argument, guint64 least, guint64 most) {
  guint64 value = 0;
  if (!g_ascii_string_to_unsigned(argument, 10, least, most, &value, NULL)) {
    wrong_usage("This is not a number in the allowed range", argument);
  }
  return (unsigned) value;
}

static guint windows_of(const char *operation) {
  for (guint i = 0; i < G_N_ELEMENTS(operations); i++) {
    if (strcmp(operation, operations[i].name) == 0) return operations[i].windows;
  }
  return 0;
}

static BenchWindow window_named(const char *name) {
  for (guint i = 0; windows[i]; i++) {
    if (strcmp(name, windows[i]) == 0) return (BenchWindow) i;
  }
  wrong_usage("This window is unknown", name);
}

void bench_read_options(void) {
  char *line = NULL;
  gsize length = 0;
  if (!g_file_get_contents("/proc/self/cmdline", &line, &length, NULL)) {
    wrong_usage("The command line cannot be read", "/proc/self/cmdline");
  }
  // The texts are used until the process ends, so the buffer is never freed.
  const char *end = line + length;
  const char *argument = line + strlen(line) + 1;
  while (argument < end) {
    const char *value = argument + strlen(argument) + 1;
    if (strcmp(argument, "--hold") == 0) {
      bench_options.hold = TRUE;
      argument = value;
      continue;
    }
    if (value >= end) wrong_usage("This option is unknown or lacks its value", argument);
    if (strcmp(argument, "--rows") == 0) {
      // Ten rows is the least for which every operation has a row to work on.
      bench_options.rows = number(value, 10, 100 * 1000 * 1000);
    } else if (strcmp(argument, "--reps") == 0) {
      // More rows than that cannot be selected one after another without scrolling.
      bench_options.reps = number(value, 1, BENCH_MOST_REPS);
    } else if (strcmp(argument, "--op") == 0) {
      if (windows_of(value) == 0) wrong_usage("This operation is unknown", value);
      bench_options.op = value;
    } else if (strcmp(argument, "--window") == 0) {
      bench_options.window = window_named(value);
    } else {
      wrong_usage("This option is unknown", argument);
    }
    argument = value + strlen(value) + 1;
  }
  if (!(windows_of(bench_options.op) & (1u << bench_options.window))) {
    wrong_usage("The window has nothing to work on for this operation", bench_options.op);
  }
}

BenchWindow bench_wanted_window(void) {
  return bench_options.window;
}

unsigned bench_rows(void) {
  return bench_options.rows;
}

// GApplication would take the probe's words for options of its own, so that every program's call comes through here: a Swift
// program cannot change what it hands over.
int g_application_run(GApplication *application, int argc, char **argv) {
  int (*run)(GApplication *, int, char **) = (int (*)(GApplication *, int, char **)) dlsym(RTLD_NEXT, "g_application_run");
  char *program[] = {argc > 0 ? argv[0] : NULL, NULL};
  return run(application, argc > 0 ? 1 : 0, program);
}
