/* Counts how often threads sleep. The sleep functions defined here take precedence over those of the C library in all
   libraries that this program loads. */
#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"

#ifdef __linux__
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int sleeps = -1;

void csystem_start_counting_sleeps(void) { atomic_store(&sleeps, 0); }

int csystem_sleep_count(void) {
  int count = atomic_load(&sleeps);
  return count < 0 ? 0 : count;
}

/* Whether `address` is in the toolchain's runtime, which sleeps briefly instead of spinning if threads contend for a
   lock. */
static bool is_runtime(const void *address) {
  Dl_info place;
  if (dladdr(address, &place) == 0 || place.dli_fname == NULL) return false;
  return strstr(place.dli_fname, "libdispatch") != NULL || strstr(place.dli_fname, "libswift_Concurrency") != NULL;
}

static int sleep_until(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left, const void *caller) {
  if (atomic_load(&sleeps) >= 0 && !is_runtime(caller)) atomic_fetch_add(&sleeps, 1);
  return syscall(SYS_clock_nanosleep, clock, flags, time, left) == 0 ? 0 : errno;
}

static int sleep_for(const struct timespec *time, struct timespec *left, const void *caller) {
  int error = sleep_until(CLOCK_REALTIME, 0, time, left, caller);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  return sleep_until(clock, flags, time, left, __builtin_return_address(0));
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  return sleep_for(time, left, __builtin_return_address(0));
}

int usleep(useconds_t microseconds) {
  struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return sleep_for(&time, NULL, __builtin_return_address(0));
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return sleep_for(&time, &left, __builtin_return_address(0)) == 0 ? 0 : (unsigned)left.tv_sec;
}
#else
void csystem_start_counting_sleeps(void) {}

int csystem_sleep_count(void) { return 0; }
#endif
