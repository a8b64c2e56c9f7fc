#include "CSidelightTestPool.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SWIFT_CALL __attribute__((swiftcall))

// Swift's and libdispatch's. Neither has its headers where packages find them.
typedef SWIFT_CALL void (*hand_over)(void *job);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, hand_over original);
extern SWIFT_CALL void swift_job_run(void *job, void *executor, uintptr_t implementation);
extern void *dispatch_get_global_queue(intptr_t quality, uintptr_t flags);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));
extern const char *dispatch_queue_get_label(void *queue);

struct handed {
  void *job;
  unsigned round;
};

static const long limit = 250 * 1000 * 1000;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done;
// The jobs of this round that have not ended. What a wait gives up belongs to an earlier round.
static unsigned this_round;
static int count;
static int handed_since_wait;
static int given_up;
// What this thread runs, where the main actor handed it over.
static _Thread_local struct handed *running;

static int is_main_actor(void) { return strcmp(dispatch_queue_get_label(NULL), "com.apple.main-thread") == 0; }

static void run(void *context) {
  struct handed *handed = running = context;
  swift_job_run(handed->job, NULL, 0);
  running = NULL;
  pthread_mutex_lock(&mutex);
  if (handed->round == this_round && --count == 0) pthread_cond_broadcast(&done);
  pthread_mutex_unlock(&mutex);
  free(handed);
}

// What a job hands over in its turn is part of it.
static SWIFT_CALL void hand_to_pool(void *job, hand_over original) {
  struct handed *handed = running || is_main_actor() ? malloc(sizeof *handed) : NULL;
  if (!handed) return original(job);
  pthread_mutex_lock(&mutex);
  *handed = (struct handed){job, running ? running->round : this_round};
  if (handed->round == this_round) count++;
  if (!running) handed_since_wait++;
  pthread_mutex_unlock(&mutex);
  dispatch_async_f(dispatch_get_global_queue(0, 0), handed, run);
}

// Before any other thread there is. The thread sanitizer would take each wait for a reason why two threads cannot meet, and miss some that do.
__attribute__((constructor)) static void begin(void) {
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&done, &attributes);
  pthread_condattr_destroy(&attributes);
#if !__has_feature(thread_sanitizer)
  swift_task_enqueueGlobal_hook = hand_to_pool;
#endif
}

int sidelight_test_pool_wait(void) {
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_nsec += limit;
  end.tv_sec += end.tv_nsec / 1000000000;
  end.tv_nsec %= 1000000000;
  pthread_mutex_lock(&mutex);
  while (count > 0 && pthread_cond_timedwait(&done, &mutex, &end) != ETIMEDOUT) continue;
  if (count > 0) {
    given_up += count;
    count = 0;
    this_round++;
  }
  int number = handed_since_wait;
  handed_since_wait = 0;
  pthread_mutex_unlock(&mutex);
  return number;
}

int sidelight_test_pool_given_up(void) {
  pthread_mutex_lock(&mutex);
  int number = given_up;
  pthread_mutex_unlock(&mutex);
  return number;
}
