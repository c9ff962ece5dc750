/* A forked child with pipes and limits, and how it ended. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHost.h"
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <link.h>
#include <string.h>
#include <sys/prctl.h>
#endif

void chost_buffer_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  setvbuf(stderr, NULL, _IONBF, 0);
}

static void limit(uint64_t memory_limit) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  /* Address space would be the wrong measure: allocators reserve far more of it than they use. */
  if (memory_limit != 0) {
    struct rlimit memory = {memory_limit, memory_limit};
    setrlimit(RLIMIT_DATA, &memory);
  }
#else
  (void)memory_limit;
#endif
}

void chost_limit_files(uint64_t bytes) {
  struct rlimit files = {bytes, bytes};
  setrlimit(RLIMIT_FSIZE, &files);
}

#ifdef __linux__
/* Whether all that a module keeps for each thread is its number: this program, the reader's library, and Foundation's. */
static int keeps_numbers_only(const char *name) {
  const char *last = strrchr(name, '/');
  last = last == NULL ? name : last + 1;
  return *last == 0 || strncmp(last, "libFoundation", 13) == 0 || strncmp(last, "Script.", 7) == 0;
}

static int forget_number(struct dl_phdr_info *module, size_t size, void *ignored) {
  (void)size;
  (void)ignored;
  if (module->dlpi_tls_data == NULL || !keeps_numbers_only(module->dlpi_name)) return 0;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    if (part->p_type == PT_TLS && part->p_filesz == 0) memset(module->dlpi_tls_data, 0, part->p_memsz);
  }
  return 0;
}

/* Has this thread look up its number when it next needs it. Swift's Mutex keeps that, and in a forked process it is the
   parent's: with it, a lock that two threads want at once cannot be given back. */
static void forget_thread_number(void) { dl_iterate_phdr(forget_number, NULL); }
#else
static void forget_thread_number(void) {}
#endif

static void become_child(
    pid_t host, pid_t group, const char *directory, uint64_t memory_limit, int given_input, int output, int errors) {
  if (setpgid(0, group) != 0) setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != host) _exit(1);
#else
  (void)host;
#endif
  forget_thread_number();
  chost_forget_signals();
  int input = given_input < 0 ? open("/dev/null", O_RDONLY) : given_input;
  dup2(input, 0);
  dup2(output, 1);
  dup2(errors, 2);
  if (input > 2) close(input);
  limit(memory_limit);
  int ignored = chdir(directory);
  (void)ignored;
  chost_buffer_lines();
}

/* The group that a child belongs to which reads from `input`: a terminal is read by its foreground group only, that of
   the program which has started this one. 0 is a group of its own. */
static pid_t group_reading(int input) {
  if (input < 0 || !isatty(input)) return 0;
  pid_t group = getpgid(getppid());
  return group < 0 ? 0 : group;
}

int chost_fork(const char *directory, uint64_t memory_limit, int input, chost_child *child) {
  int pipes[3][2];
  for (int index = 0; index < 3; index++) {
    if (pipe(pipes[index]) != 0) {
      int reason = errno;
      for (int made = 0; made < index; made++) {
        close(pipes[made][0]);
        close(pipes[made][1]);
      }
      return reason;
    }
    for (int end = 0; end < 2; end++) fcntl(pipes[index][end], F_SETFD, FD_CLOEXEC);
  }
  fflush(NULL);
  pid_t host = getpid();
  pid_t group = group_reading(input);
  pid_t process = fork();
  if (process == 0) {
    become_child(host, group, directory, memory_limit, input, pipes[0][1], pipes[1][1]);
    for (int index = 0; index < 3; index++) close(pipes[index][0]);
    close(pipes[0][1]);
    close(pipes[1][1]);
    *child = (chost_child){0, -1, -1, pipes[2][1]};
    return 0;
  }
  int reason = errno;
  for (int index = 0; index < 3; index++) close(pipes[index][1]);
  if (process < 0) {
    for (int index = 0; index < 3; index++) close(pipes[index][0]);
    return reason;
  }
  if (setpgid(process, group) != 0) setpgid(process, process);
  *child = (chost_child){process, pipes[0][0], pipes[1][0], pipes[2][0]};
  return 0;
}

pid_t chost_branch(int *record) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fflush(NULL);
  pid_t origin = getpid();
  pid_t process = fork();
  if (process == 0) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != origin) _exit(1);
#else
    (void)origin;
#endif
    forget_thread_number();
    close(ends[0]);
    *record = ends[1];
    return 0;
  }
  close(ends[1]);
  if (process < 0) close(ends[0]);
  *record = process < 0 ? -1 : ends[0];
  return process;
}

int chost_exited(int status) { return WIFEXITED(status) ? 1 : 0; }

int chost_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status); }
