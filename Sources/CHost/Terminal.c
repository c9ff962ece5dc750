/* A terminal that hands over keys as they are typed. */
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static struct termios usual;
static volatile sig_atomic_t is_taken = 0;
static int change_pipe[2] = {-1, -1};
static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};

/* Sets the terminal's mode, unless it belongs to somebody else: who stops this process, a shell, has taken it over and
   set its own. In the background tcsetattr would stop this process. */
static void set_mode(const struct termios *mode) {
  if (tcgetpgrp(terminal) != getpgrp()) return;
  sigset_t output, before;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &before);
  tcsetattr(terminal, TCSANOW, mode);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void set_keys(void) {
  struct termios keys = usual;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  set_mode(&keys);
}

static void note_change(void) {
  char byte = 0;
  ssize_t ignored = write(change_pipe[1], &byte, 1);
  (void)ignored;
}

/* Ends without the runtime's backtracer, which would wait for a key. */
static void give_way(int number) {
  if (is_taken) set_mode(&usual);
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
  if (is_taken) set_mode(&usual);
  signal(number, SIG_DFL);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
  /* The process has been continued, or, without anybody to continue it, was not stopped at all. */
  handle(number, stop);
  if (is_taken) set_keys();
  note_change();
  errno = saved;
}

static void go_on(int number) {
  (void)number;
  int saved = errno;
  if (is_taken) set_keys();
  note_change();
  errno = saved;
}

static void resize(int number) {
  (void)number;
  int saved = errno;
  note_change();
  errno = saved;
}

int chost_take_terminal(int descriptor) {
  if (change_pipe[0] < 0) {
    if (pipe(change_pipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(change_pipe[end], F_SETFD, FD_CLOEXEC);
      fcntl(change_pipe[end], F_SETFL, O_NONBLOCK);
    }
    if (tcgetattr(descriptor, &usual) != 0) return -1;
    terminal = descriptor;
    for (unsigned index = 0; index < sizeof fatal_signals / sizeof *fatal_signals; index++) {
      handle(fatal_signals[index], give_way);
    }
    handle(SIGTSTP, stop);
    handle(SIGCONT, go_on);
    handle(SIGWINCH, resize);
    atexit(chost_release_terminal);
  }
  if (terminal < 0) return -1;
  set_keys();
  is_taken = 1;
  return change_pipe[0];
}

void chost_release_terminal(void) {
  if (!is_taken) return;
  is_taken = 0;
  set_mode(&usual);
}
