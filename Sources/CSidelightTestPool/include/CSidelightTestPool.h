#ifndef SIDELIGHT_TEST_POOL_H
#define SIDELIGHT_TEST_POOL_H

// Waits until Swift's thread pool has done what the main actor handed to it. Returns how many jobs those were since the last call.
//
// A task of the main actor that goes on, because what it waited for has come, gets back to the main actor by way of that pool. Until its
// thread has had its turn nothing tells that something is still to be done: a test that looks then sees what was there before. Whoever waits
// in a task of the main actor comes back in the same way, which counts as one job.
//
// What takes longer than a quarter of a second goes on by itself, and no later call waits for it.
int sidelight_test_pool_wait(void);

// How many jobs were not waited for to the end.
int sidelight_test_pool_given_up(void);

#endif
