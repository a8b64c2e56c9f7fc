#include "CSidelightTestMain.h"
#include "CSidelightTestPool.h"

#include <errno.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int is_running;

static atomic_int is_ending;
static sem_t stopped;

// SidelightBridge defines it: runs GLib's main loop, which runs the main actor, until the function says that the program ends. The other
// function waits for what the main actor hands to other threads, and says how much that was.
extern void sidelight_main_loop_run(int (*is_ending)(void), int (*wait_for_pool)(void));
// GLib's, with which every test program is linked.
extern void g_main_context_wakeup(void *context);

int sidelight_test_main_is_running(void) { return is_running; }

int sidelight_test_main_is_this_thread(void) { return syscall(SYS_gettid) == getpid(); }

static int ends(void) { return atomic_load(&is_ending); }

// The runner ends the program from another thread. libX11 then frees the locks that its functions take, so the main thread must not be in
// one of them: it finishes its round of the loop first. One that hangs is not waited for.
static void stop_main_loop(void) {
  if (sidelight_test_main_is_this_thread()) return;
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 5;
  atomic_store(&is_ending, 1);
  g_main_context_wakeup(NULL);
  while (sem_timedwait(&stopped, &limit) == -1 && errno == EINTR) continue;
}

// Swift Testing's entry point gives its main thread to libdispatch for good, and main-actor tests would then wander between worker
// threads, while GTK insists on the thread it was initialised in. A definition in the executable goes before the library's, so the main
// thread stays ours: every main-actor test runs on it, inside a live GLib loop. The runner ends the process itself.
__attribute__((noreturn, visibility("default"))) void dispatch_main(void) {
  is_running = 1;
  sem_init(&stopped, 0, 0);
  atexit(stop_main_loop);
  sidelight_main_loop_run(ends, sidelight_test_pool_wait);
  sem_post(&stopped);
  for (;;) pause();
}
