/* Notices that a thread sleeps: this program's own sleep functions stand in front of the C library's for all that it
   loads. */
#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CHost.h"

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

void chost_watch_sleeps(void) { atomic_store(&sleeps, 0); }

int chost_count_sleeps(void) {
  int count = atomic_load(&sleeps);
  return count < 0 ? 0 : count;
}

/* Whether code of the toolchain's runtime is at `address`: where threads get in each other's way, it sleeps for a moment
   rather than spin. */
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
void chost_watch_sleeps(void) {}

int chost_count_sleeps(void) { return 0; }
#endif
