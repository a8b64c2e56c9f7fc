#ifndef SIDELIGHT_TEST_MAIN_H
#define SIDELIGHT_TEST_MAIN_H

// Naming this function makes the linker keep the hook. Returns whether the hook has taken over the main thread.
int sidelight_test_main_is_running(void);

// Whether the calling thread is the process's first, by its kernel id.
int sidelight_test_main_is_this_thread(void);

#endif
