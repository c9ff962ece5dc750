/* A forked child with pipes and limits, and how it ended. */
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

static void become_child(
    pid_t host, const char *directory, uint64_t memory_limit, int output, int errors) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != host) _exit(1);
#else
  (void)host;
#endif
  chost_forget_signals();
  int input = open("/dev/null", O_RDONLY);
  dup2(input, 0);
  dup2(output, 1);
  dup2(errors, 2);
  if (input > 2) close(input);
  limit(memory_limit);
  int ignored = chdir(directory);
  (void)ignored;
  chost_buffer_lines();
}

int chost_fork(const char *directory, uint64_t memory_limit, chost_child *child) {
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
  pid_t process = fork();
  if (process == 0) {
    become_child(host, directory, memory_limit, pipes[0][1], pipes[1][1]);
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
  setpgid(process, process);
  *child = (chost_child){process, pipes[0][0], pipes[1][0], pipes[2][0]};
  return 0;
}

int chost_exited(int status) { return WIFEXITED(status) ? 1 : 0; }

int chost_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status); }
