#include "CSidelightTestMain.h"

#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_running;

// SidelightBridge defines it: runs GLib's main loop, which runs the main actor, for ever.
extern void sidelight_main_loop_run(void);

int sidelight_test_main_is_running(void) { return is_running; }

int sidelight_test_main_is_this_thread(void) { return syscall(SYS_gettid) == getpid(); }

// Swift Testing's entry point gives its main thread to libdispatch for good, and main-actor tests would then wander between worker
// threads, while GTK insists on the thread it was initialised in. A definition in the executable goes before the library's, so the main
// thread stays ours: every main-actor test runs on it, inside a live GLib loop. The runner ends the process itself.
__attribute__((noreturn, visibility("default"))) void dispatch_main(void) {
  is_running = 1;
  sidelight_main_loop_run();
  exit(0);
}
