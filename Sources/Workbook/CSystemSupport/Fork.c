/* Forks child processes with pipes and resource limits. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"
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
#include <sys/syscall.h>
#endif

void csystem_set_line_buffering(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  setvbuf(stderr, NULL, _IONBF, 0);
}

static void limit(uint64_t memory_limit) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  /* Limiting the address space would be wrong: allocators reserve far more of it than they use. */
  if (memory_limit != 0) {
    struct rlimit memory = {memory_limit, memory_limit};
    setrlimit(RLIMIT_DATA, &memory);
  }
#else
  (void)memory_limit;
#endif
}

void csystem_limit_file_size(uint64_t bytes) {
  struct rlimit files = {bytes, bytes};
  setrlimit(RLIMIT_FSIZE, &files);
}

#ifdef __linux__
static pid_t thread_number(void) { return (pid_t)syscall(SYS_gettid); }

/* Whether the module is Swift code: this program, the reader's library, Foundation, or Swift's runtime. The dispatch
   library also caches the number, but would initialise its memory again if it was cleared. */
static int is_swift(const char *name) {
  const char *last = strrchr(name, '/');
  last = last == NULL ? name : last + 1;
  return *last == 0 || strncmp(last, "libFoundation", 13) == 0 || strncmp(last, "libswift", 8) == 0
         || strncmp(last, "Script.", 7) == 0;
}

static int clear_number(struct dl_phdr_info *module, size_t size, void *number) {
  (void)size;
  if (module->dlpi_tls_data == NULL || !is_swift(module->dlpi_name)) return 0;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    if (part->p_type != PT_TLS) continue;
    /* Memory with a smaller alignment contains no pointers. In other memory, the number is followed by padding, and is
       compared with it, because half of a pointer may equal the number. */
    size_t size_of_number = part->p_align < sizeof(void *) ? sizeof(pid_t) : sizeof(uint64_t);
    uint64_t padded = (uint32_t)*(pid_t *)number;
    char *start = module->dlpi_tls_data;
    for (size_t offset = 0; offset + size_of_number <= part->p_memsz; offset += size_of_number) {
      if (memcmp(start + offset, &padded, size_of_number) == 0) memset(start + offset, 0, sizeof(pid_t));
    }
  }
  return 0;
}

/* Clears the thread number that Swift's Mutex and its lazy values cache in thread-local memory. After a fork, the child
   still has the parent's number, so a thread that waits for a lock of the child's main thread would never wake up. Each
   module has its own copy. */
static void clear_thread_number(pid_t number) { dl_iterate_phdr(clear_number, &number); }
#else
static pid_t thread_number(void) { return 0; }

static void clear_thread_number(pid_t number) { (void)number; }
#endif

static void become_child(
    pid_t parent, pid_t parent_thread, pid_t group, const char *directory, uint64_t memory_limit, int given_input,
    int output, int errors) {
  if (setpgid(0, group) != 0) setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
#else
  (void)parent;
#endif
  clear_thread_number(parent_thread);
  csystem_reset_signals();
  int input = given_input < 0 ? open("/dev/null", O_RDONLY) : given_input;
  dup2(input, 0);
  dup2(output, 1);
  dup2(errors, 2);
  if (input > 2) close(input);
  limit(memory_limit);
  int ignored = chdir(directory);
  (void)ignored;
  csystem_set_line_buffering();
}

/* Returns the process group for a child that will read from `input`, or 0 for a new group. Only the foreground group may
   read from a terminal, which is the group of the program that started this process. */
static pid_t group_reading(int input) {
  if (input < 0 || !isatty(input)) return 0;
  pid_t group = getpgid(getppid());
  return group < 0 ? 0 : group;
}

int csystem_fork(const char *directory, uint64_t memory_limit, int input, csystem_child *child) {
  int pipes[3][2];
  for (int index = 0; index < 3; index++) {
    if (pipe(pipes[index]) != 0) {
      int reason = errno;
      for (int other = 0; other < index; other++) {
        close(pipes[other][0]);
        close(pipes[other][1]);
      }
      return reason;
    }
    for (int end = 0; end < 2; end++) fcntl(pipes[index][end], F_SETFD, FD_CLOEXEC);
  }
  fflush(NULL);
  pid_t parent = getpid();
  pid_t parent_thread = thread_number();
  pid_t group = group_reading(input);
  pid_t process = fork();
  if (process == 0) {
    become_child(parent, parent_thread, group, directory, memory_limit, input, pipes[0][1], pipes[1][1]);
    for (int index = 0; index < 3; index++) close(pipes[index][0]);
    close(pipes[0][1]);
    close(pipes[1][1]);
    *child = (csystem_child){0, -1, -1, pipes[2][1]};
    return 0;
  }
  int reason = errno;
  for (int index = 0; index < 3; index++) close(pipes[index][1]);
  if (process < 0) {
    for (int index = 0; index < 3; index++) close(pipes[index][0]);
    return reason;
  }
  if (setpgid(process, group) != 0) setpgid(process, process);
  *child = (csystem_child){process, pipes[0][0], pipes[1][0], pipes[2][0]};
  return 0;
}

pid_t csystem_fork_in_place(int *result) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fflush(NULL);
  pid_t parent = getpid();
  pid_t parent_thread = thread_number();
  pid_t process = fork();
  if (process == 0) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
#else
    (void)parent;
#endif
    clear_thread_number(parent_thread);
    close(ends[0]);
    *result = ends[1];
    return 0;
  }
  close(ends[1]);
  if (process < 0) close(ends[0]);
  *result = process < 0 ? -1 : ends[0];
  return process;
}

int csystem_exited_normally(int status) { return WIFEXITED(status) ? 1 : 0; }

int csystem_status_or_signal(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status); }
