/* Puts the terminal into a mode in which it delivers keys as they are pressed. */
#include "CSystemSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static struct termios original;
static volatile sig_atomic_t is_in_key_mode = 0;
static int change_pipe[2] = {-1, -1};
static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};

/* Sets the terminal's mode, unless this process is in the background. A shell that has stopped this process has set
   its own mode, and tcsetattr would stop a background process. */
static void set_mode(const struct termios *mode) {
  if (tcgetpgrp(terminal) != getpgrp()) return;
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  tcsetattr(terminal, TCSANOW, mode);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void set_key_mode(void) {
  struct termios keys = original;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  set_mode(&keys);
}

static void report_change(void) {
  char byte = 0;
  ssize_t ignored = write(change_pipe[1], &byte, 1);
  (void)ignored;
}

/* Terminates without Swift's backtracer, which would wait for a key. */
static void restore_and_raise(int number) {
  if (is_in_key_mode) set_mode(&original);
  signal(number, SIG_DFL);
  raise(number);
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void stop(int number) {
  int saved = errno;
  if (is_in_key_mode) set_mode(&original);
  signal(number, SIG_DFL);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
  /* The process has been continued, or it was not stopped at all because its group is orphaned. */
  handle(number, stop);
  if (is_in_key_mode) set_key_mode();
  report_change();
  errno = saved;
}

static void resume(int number) {
  (void)number;
  int saved = errno;
  if (is_in_key_mode) set_key_mode();
  report_change();
  errno = saved;
}

static void resize(int number) {
  (void)number;
  int saved = errno;
  report_change();
  errno = saved;
}

int csystem_enter_key_mode(int descriptor) {
  if (change_pipe[0] < 0) {
    if (pipe(change_pipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(change_pipe[end], F_SETFD, FD_CLOEXEC);
      fcntl(change_pipe[end], F_SETFL, O_NONBLOCK);
    }
    if (tcgetattr(descriptor, &original) != 0) return -1;
    terminal = descriptor;
    for (unsigned index = 0; index < sizeof fatal_signals / sizeof *fatal_signals; index++) {
      handle(fatal_signals[index], restore_and_raise);
    }
    handle(SIGTSTP, stop);
    handle(SIGCONT, resume);
    handle(SIGWINCH, resize);
    atexit(csystem_leave_key_mode);
  }
  if (terminal < 0) return -1;
  set_key_mode();
  is_in_key_mode = 1;
  return change_pipe[0];
}

void csystem_leave_key_mode(void) {
  if (!is_in_key_mode) return;
  is_in_key_mode = 0;
  set_mode(&original);
}
