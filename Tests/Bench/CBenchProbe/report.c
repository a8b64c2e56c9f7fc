#include "probe.h"

#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

gint64 bench_cpu_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/// 0 unless the launcher wrote the time right before it became this program.
gint64 bench_since_launch_us(void) {
  const char *launched = g_getenv("BENCH_LAUNCHED_US");
  return launched ? g_get_real_time() - g_ascii_strtoll(launched, NULL, 10) : 0;
}

static guint64 field_of(const char *path, const char *field) {
  g_autofree char *text = NULL;
  if (!g_file_get_contents(path, &text, NULL, NULL)) return 0;
  g_autofree char *start = g_strdup_printf("\n%s:", field);
  const char *found = strstr(text, start);
  return found ? g_ascii_strtoull(found + strlen(start), NULL, 10) : 0;
}

guint64 bench_status_kb(const char *field) {
  return field_of("/proc/self/status", field);
}

/// How often the kernel had to give this process a page that it touched, and read none from the disk for it.
guint64 bench_faults(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (guint64) usage.ru_minflt;
}

guint64 bench_heap_kb(void) {
  struct mallinfo2 heap = mallinfo2();
  return (heap.uordblks + heap.hblkhd) / 1024;
}

/// How often the threads of this process went to sleep: a timer of a worker thread shows here and not in the main loop.
guint64 bench_thread_switches(void) {
  guint64 sum = 0;
  GDir *threads = g_dir_open("/proc/self/task", 0, NULL);
  if (!threads) return 0;
  const char *name;
  while ((name = g_dir_read_name(threads))) {
    g_autofree char *path = g_build_filename("/proc/self/task", name, "status", NULL);
    sum += field_of(path, "voluntary_ctxt_switches");
  }
  g_dir_close(threads);
  return sum;
}

void bench_put(const char *prefix, const char *name, guint64 value) {
  g_print(" %s_%s=%" G_GUINT64_FORMAT, prefix, name, value);
}

void bench_put_counters(const char *prefix, const BenchCounters *counters) {
  bench_put(prefix, "frames", counters->frames);
  bench_put(prefix, "binds", counters->binds);
  bench_put(prefix, "setups", counters->setups);
  bench_put(prefix, "items", counters->items);
  bench_put(prefix, "bodies", counters->bodies);
}

void bench_finish(void) {
  g_print("\n");
  fflush(stdout);
  // Tearing the window down is not part of any measurement.
  _exit(0);
}

void bench_fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  g_autofree char *text = g_strdup_vprintf(format, arguments);
  va_end(arguments);
  g_printerr("%s\n", text);
  fflush(stdout);
  _exit(1);
}
