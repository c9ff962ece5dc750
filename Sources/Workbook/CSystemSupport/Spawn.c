/* Starts programs that inherit only the given descriptors from this process. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void close_on_exec(const int ends[2]) {
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
}

int csystem_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  close_on_exec(ends);
  return 0;
#endif
}

int csystem_socket_pair(int ends[2]) {
#ifdef __linux__
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  close_on_exec(ends);
  return 0;
#endif
}

/* Makes the child close all but its standard descriptors, because other threads may open inheritable ones at any
   time. */
static int close_others(posix_spawn_file_actions_t *actions) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
  (void)actions;
  return 0;
#endif
}

static int set_attributes(posix_spawnattr_t *attributes, csystem_group group) {
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  static const int numbers[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGTSTP};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaddset(&defaults, numbers[index]);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (group == CSYSTEM_OWN_GROUP) flags |= POSIX_SPAWN_SETPGROUP;
  if (group == CSYSTEM_OWN_SESSION) flags |= POSIX_SPAWN_SETSID;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  int failure = posix_spawnattr_setflags(attributes, flags);
  if (failure == 0 && group == CSYSTEM_OWN_GROUP) failure = posix_spawnattr_setpgroup(attributes, 0);
  if (failure == 0) failure = posix_spawnattr_setsigmask(attributes, &none);
  if (failure == 0) failure = posix_spawnattr_setsigdefault(attributes, &defaults);
  return failure;
}

int csystem_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], csystem_group group, pid_t *process) {
  /* The copies have numbers above 2, so that `dup2` cannot overwrite one of them. */
  int copies[3] = {-1, -1, -1};
  int failure = 0;
  for (int number = 0; number < 3 && failure == 0; number++) {
    int original = descriptors[number];
    if (original < 0) original = open("/dev/null", O_RDWR | O_CLOEXEC);
    copies[number] = original < 0 ? -1 : fcntl(original, F_DUPFD_CLOEXEC, 3);
    if (copies[number] < 0) failure = errno;
    if (descriptors[number] < 0 && original >= 0) close(original);
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  if (failure == 0 && directory != NULL) failure = posix_spawn_file_actions_addchdir_np(&actions, directory);
  for (int number = 0; number < 3 && failure == 0; number++) {
    failure = posix_spawn_file_actions_adddup2(&actions, copies[number], number);
  }
  if (failure == 0) failure = close_others(&actions);
  if (failure == 0) failure = set_attributes(&attributes, group);
  if (failure == 0) failure = posix_spawn(process, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  for (int number = 0; number < 3; number++) {
    if (copies[number] >= 0) close(copies[number]);
  }
  return failure;
}

void csystem_wait_without_reaping(pid_t process) {
  siginfo_t ignored;
  while (waitid(P_PID, (id_t)process, &ignored, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
}

int csystem_has_terminated(pid_t process) {
  siginfo_t report;
  report.si_pid = 0;
  /* If there is no such child, it has already been reaped. */
  if (waitid(P_PID, (id_t)process, &report, WEXITED | WNOWAIT | WNOHANG) != 0) return errno != EINTR;
  return report.si_pid != 0;
}
