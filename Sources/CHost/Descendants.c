/* The processes that descend from this one. */
#include "CHost.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

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

/* Whether a thread is in a call that reads from standard input. */
static int reads_input(pid_t process, const char *thread) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%.16s/syscall", (int)process, thread);
  FILE *call = fopen(path, "re");
  if (call == NULL) return 0;
  long number = -1;
  unsigned long first = 1;
  int found = fscanf(call, "%ld %lx", &number, &first);
  fclose(call);
  return found == 2 && number == SYS_read && first == 0;
}

static int waits_for_input(pid_t process, int depth) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (threads == NULL) return 0;
  pid_t *children = malloc(most_children * sizeof *children);
  int waits = 0, count = 0;
  struct dirent *thread;
  while (children != NULL && !waits && (thread = readdir(threads)) != NULL) {
    if (thread->d_name[0] == '.') continue;
    waits = reads_input(process, thread->d_name);
    count = read_children(process, thread->d_name, children, count);
  }
  closedir(threads);
  for (int index = 0; !waits && depth < 200 && index < count; index++) {
    waits = waits_for_input(children[index], depth + 1);
  }
  free(children);
  return waits;
}

int chost_waits_for_input(pid_t process) { return waits_for_input(process, 0); }

static void add_times_of_thread(pid_t process, const char *thread, uint64_t *ran, uint64_t *waited) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%.16s/schedstat", (int)process, thread);
  FILE *times = fopen(path, "re");
  if (times == NULL) return;
  unsigned long long running = 0, waiting = 0;
  if (fscanf(times, "%llu %llu", &running, &waiting) == 2) {
    *ran += running;
    *waited += waiting;
  }
  fclose(times);
}

static void add_times(pid_t process, int depth, uint64_t *ran, uint64_t *waited) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (threads == NULL) return;
  pid_t *children = malloc(most_children * sizeof *children);
  int count = 0;
  struct dirent *thread;
  while (children != NULL && (thread = readdir(threads)) != NULL) {
    if (thread->d_name[0] == '.') continue;
    add_times_of_thread(process, thread->d_name, ran, waited);
    count = read_children(process, thread->d_name, children, count);
  }
  closedir(threads);
  for (int index = 0; depth < 200 && index < count; index++) add_times(children[index], depth + 1, ran, waited);
  free(children);
}

void chost_add_times(pid_t process, uint64_t *ran, uint64_t *waited) { add_times(process, 0, ran, waited); }

int chost_has_one_thread(void) {
  DIR *threads = opendir("/proc/self/task");
  if (threads == NULL) return 0;
  int count = 0;
  struct dirent *thread;
  while ((thread = readdir(threads)) != NULL) count += thread->d_name[0] != '.';
  closedir(threads);
  return count == 1;
}

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

int chost_waits_for_input(pid_t process) {
  (void)process;
  return 0;
}

void chost_add_times(pid_t process, uint64_t *ran, uint64_t *waited) {
  (void)process;
  (void)ran;
  (void)waited;
}

int chost_has_one_thread(void) { return 0; }

void chost_end_children(void) {
  while (waitpid(-1, NULL, WNOHANG) > 0) {}
}
#endif
