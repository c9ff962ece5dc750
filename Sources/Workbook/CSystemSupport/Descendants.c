/* Counts and kills the descendants of this process. */
#include "CSystemSupport.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#ifdef __linux__
void csystem_become_subreaper(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

enum { max_children = 4096 };

/* Appends the children of one thread to `children`, and returns the new count. */
static int read_children(pid_t process, const char *thread, pid_t *children, int count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%.16s/children", (int)process, thread);
  FILE *list = fopen(path, "re");
  if (list == NULL) return count;
  int child;
  while (count < max_children && fscanf(list, "%d", &child) == 1) children[count++] = child;
  fclose(list);
  return count;
}

/* Counts the threads of a process and its descendants, and sends the descendants the signal `number` unless it is 0. */
static int visit(pid_t process, int number, int depth) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (threads == NULL) return 0;
  pid_t *children = malloc(max_children * sizeof *children);
  int thread_count = 0, count = 0;
  struct dirent *thread;
  while (children != NULL && (thread = readdir(threads)) != NULL) {
    if (thread->d_name[0] == '.') continue;
    thread_count++;
    count = read_children(process, thread->d_name, children, count);
  }
  closedir(threads);
  for (int index = 0; index < count; index++) {
    if (number != 0) kill(children[index], number);
    if (depth < 200) thread_count += visit(children[index], number, depth + 1);
  }
  free(children);
  return thread_count;
}

int csystem_count_threads(pid_t process) { return visit(process, 0, 0); }

int csystem_has_one_thread(void) {
  DIR *threads = opendir("/proc/self/task");
  if (threads == NULL) return 0;
  int count = 0;
  struct dirent *thread;
  while ((thread = readdir(threads)) != NULL) count += thread->d_name[0] != '.';
  closedir(threads);
  return count == 1;
}

/* Stops the descendants of a process, because stopped processes cannot start others while the search continues. */
static void stop_descendants(pid_t process) {
  for (int before = -1, now = 0, round = 0; before != now && round < 100; round++) {
    before = now;
    now = visit(process, SIGSTOP, 0);
    if (now <= 1) break;
  }
}

void csystem_kill_descendants_of(pid_t process) {
  kill(process, SIGSTOP);
  stop_descendants(process);
  /* The children of a killed process get another parent, at the latest `process`, and are found in the next round. */
  for (int before = -1, now = 0, round = 0; (before != now || round < 3) && round < 100; round++) {
    before = now;
    now = visit(process, SIGKILL, 0);
  }
}

void csystem_kill_descendants(void) {
  stop_descendants(getpid());
  /* In each round, this process has adopted the children of the processes killed in the previous one. */
  for (int round = 0; round < 1000; round++) {
    if (visit(getpid(), SIGKILL, 0) <= 1 && waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
    if (round > 10) usleep(1000);
  }
}
#else
void csystem_become_subreaper(void) {}

int csystem_count_threads(pid_t process) {
  (void)process;
  return 0;
}

int csystem_has_one_thread(void) { return 0; }

void csystem_kill_descendants_of(pid_t process) { (void)process; }

void csystem_kill_descendants(void) {
  while (waitpid(-1, NULL, WNOHANG) > 0) {}
}
#endif
