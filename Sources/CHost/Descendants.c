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
