#include "CHost.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

static int signal_pipe[2] = {-1, -1};

static void note_signal(int number) {
  int saved = errno;
  char byte = (char)number;
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

static int watch(const int *numbers, int count) {
  if (signal_pipe[0] < 0) {
    if (pipe(signal_pipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
      fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    }
  }
  struct sigaction action = {0};
  action.sa_handler = note_signal;
  action.sa_flags = SA_RESTART | SA_NOCLDSTOP;
  sigemptyset(&action.sa_mask);
  /* Whoever started this process may have done so from a thread that blocks signals. */
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int index = 0; index < count; index++) {
    sigaction(numbers[index], &action, NULL);
    sigaddset(&unblocked, numbers[index]);
  }
  sigprocmask(SIG_UNBLOCK, &unblocked, NULL);
  return signal_pipe[0];
}

int chost_watch_signals(void) { return watch((int[]){SIGCHLD, SIGINT, SIGTERM, SIGHUP}, 4); }

int chost_watch_endings(void) { return watch((int[]){SIGINT, SIGTERM, SIGHUP}, 3); }

void chost_buffer_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  setvbuf(stderr, NULL, _IONBF, 0);
}

static void restore_signals(void) {
  static const int numbers[] = {SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    signal(numbers[index], SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
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
  restore_signals();
  int input = open("/dev/null", O_RDONLY);
  dup2(input, 0);
  dup2(output, 1);
  dup2(errors, 2);
  if (input > 2) close(input);
  if (signal_pipe[0] > 2) {
    close(signal_pipe[0]);
    close(signal_pipe[1]);
    signal_pipe[0] = signal_pipe[1] = -1;
  }
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

#ifdef __linux__
void chost_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

enum { most_children = 4096 };

/* Reads the children of one thread. */
static int read_children(pid_t process, const char *thread, pid_t *children, int count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%.16s/children", (int)process, thread);
  FILE *list = fopen(path, "re");
  if (list == NULL) return count;
  int child;
  while (count < most_children && fscanf(list, "%d", &child) == 1) children[count++] = child;
  fclose(list);
  return count;
}

/* Counts the threads of a process and of all that descend from it, which get the signal `number` unless that is 0. */
static int visit(pid_t process, int number, int depth) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (threads == NULL) return 0;
  pid_t *children = malloc(most_children * sizeof *children);
  int tasks = 0, count = 0;
  struct dirent *thread;
  while (children != NULL && (thread = readdir(threads)) != NULL) {
    if (thread->d_name[0] == '.') continue;
    tasks++;
    count = read_children(process, thread->d_name, children, count);
  }
  closedir(threads);
  for (int index = 0; index < count; index++) {
    if (number != 0) kill(children[index], number);
    if (depth < 200) tasks += visit(children[index], number, depth + 1);
  }
  free(children);
  return tasks;
}

int chost_count_tasks(void) { return visit(getpid(), 0, 0) - 1; }

void chost_end_children(void) {
  /* What is stopped makes no others while the rest is looked for. */
  for (int before = -1, now = 0, round = 0; before != now && round < 100; round++) {
    before = now;
    now = visit(getpid(), SIGSTOP, 0);
    if (now <= 1) break;
  }
  /* Each round adopts the children of those that the round before has killed. */
  for (int round = 0; round < 1000; round++) {
    if (visit(getpid(), SIGKILL, 0) <= 1 && waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
    if (round > 10) usleep(1000);
  }
}
#else
void chost_adopt_orphans(void) {}

int chost_count_tasks(void) { return 0; }

void chost_end_children(void) {
  while (waitpid(-1, NULL, WNOHANG) > 0) {}
}
#endif

int chost_exited(int status) { return WIFEXITED(status) ? 1 : 0; }

int chost_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status); }

static int terminal = -1;
static struct termios usual;
static volatile sig_atomic_t is_taken = 0;
static int change_pipe[2] = {-1, -1};
static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};

static void set_keys(void) {
  struct termios keys = usual;
  keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  tcsetattr(terminal, TCSANOW, &keys);
}

static void note_change(void) {
  char byte = 0;
  ssize_t ignored = write(change_pipe[1], &byte, 1);
  (void)ignored;
}

/* Ends without the runtime's backtracer, which would wait for a key. */
static void give_way(int number) {
  if (is_taken) tcsetattr(terminal, TCSANOW, &usual);
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
  if (is_taken) tcsetattr(terminal, TCSANOW, &usual);
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
  tcsetattr(terminal, TCSANOW, &usual);
}
