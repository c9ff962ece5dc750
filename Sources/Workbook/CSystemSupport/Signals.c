/* Reports signals as bytes in a pipe. */
#include "CSystemSupport.h"
#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int signal_pipe[2] = {-1, -1};

static void write_to_pipe(int number) {
  int saved = errno;
  char byte = (char)number;
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

static int report_to_pipe(const int *numbers, int count) {
  if (signal_pipe[0] < 0) {
    if (pipe(signal_pipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
      fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    }
  }
  struct sigaction action = {0};
  action.sa_handler = write_to_pipe;
  action.sa_flags = SA_RESTART | SA_NOCLDSTOP;
  sigemptyset(&action.sa_mask);
  /* The mask is inherited, and this process may have been started by a thread that blocks signals. */
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int index = 0; index < count; index++) {
    sigaction(numbers[index], &action, NULL);
    sigaddset(&unblocked, numbers[index]);
  }
  sigprocmask(SIG_UNBLOCK, &unblocked, NULL);
  return signal_pipe[0];
}

int csystem_child_and_termination_signals(void) { return report_to_pipe((int[]){SIGCHLD, SIGINT, SIGTERM, SIGHUP}, 4); }

int csystem_termination_signals(void) { return report_to_pipe((int[]){SIGINT, SIGTERM, SIGHUP}, 3); }

void csystem_reset_signals(void) {
  static const int numbers[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    signal(numbers[index], SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (signal_pipe[0] > 2) {
    close(signal_pipe[0]);
    close(signal_pipe[1]);
    signal_pipe[0] = signal_pipe[1] = -1;
  }
}
