/* Notices that a thread sleeps: this program's own sleep functions stand in front of the C library's for all that it
   loads. */
#include "CHost.h"

#ifdef __linux__
#include <errno.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int sleeps = -1;

void chost_watch_sleeps(void) { atomic_store(&sleeps, 0); }

int chost_count_sleeps(void) {
  int count = atomic_load(&sleeps);
  return count < 0 ? 0 : count;
}

static int sleep_until(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (atomic_load(&sleeps) >= 0) atomic_fetch_add(&sleeps, 1);
  return syscall(SYS_clock_nanosleep, clock, flags, time, left) == 0 ? 0 : errno;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  return sleep_until(clock, flags, time, left);
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  int error = sleep_until(CLOCK_REALTIME, 0, time, left);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec time = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return nanosleep(&time, &left) == 0 ? 0 : (unsigned)left.tv_sec;
}
#else
void chost_watch_sleeps(void) {}

int chost_count_sleeps(void) { return 0; }
#endif
