#include "probe.h"

#include <string.h>

_Bool bench_wants_calls(void) {
  return strcmp(bench_options.op, "resolve") == 0;
}

void bench_begin_calls(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void bench_end_calls(unsigned kind, unsigned calls) {
  // A name on the heap would be an allocation between the calls and their dump.
  char name[64];
  g_snprintf(name, sizeof name, "%s %u calls %u", bench_options.op, kind, calls);
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}

void bench_end_process(void) {
  bench_put(bench_options.op, "frames", 0);
  bench_finish();
}
