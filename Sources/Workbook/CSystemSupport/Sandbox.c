/* Restricts a worker in a sandbox and its jobs, which run hostile code. Only Linux supports this. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

static int has_no_proc = 0;

/* Takes precedence over the C library's function in all libraries that this program loads. libdispatch opens
   /proc/NUMBER/stat to find out which of its threads are blocked, and crashes if the file is missing. If the file is
   empty, libdispatch treats the thread as blocked. */
int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  int has_mode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  mode_t mode = has_mode ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  size_t length = strlen(path);
  if (has_no_proc && strncmp(path, "/proc/", 6) == 0 && length > 5 && strcmp(path + length - 5, "/stat") == 0) {
    path = "/dev/null";
  }
  return openat(AT_FDCWD, path, flags, mode);
}

int csystem_sandbox_worker(void) {
  /* Without /proc, a job can neither read the memory of its own process through /proc/self/mem, nor open the
     descriptors of this one. The file system is still needed to start a program, so it is removed here. */
  if (umount2("/proc", MNT_DETACH) != 0) return errno;
  has_no_proc = 1;
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, none) != 0) return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  /* Forked jobs inherit this: no other process of the same user can trace them or this process. */
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno;
}

#ifdef ARCHITECTURE
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
/* The lower half of an argument; both architectures are little-endian. */
#define LOAD_ARGUMENT(number) LOAD(args[number])
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define IF_NOT(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped)
#define IF_NO_BIT(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, skipped)
#define REFUSE_CALL(call) IF_NOT(SYS_##call, 1), REFUSE(EPERM)
/* Refuses a call unless its first argument is `value`. */
#define ONLY_WITH(call, value)                                                                                       \
  IF_NOT(SYS_##call, 4), LOAD_ARGUMENT(0), IF_NOT(value, 1), ALLOW, REFUSE(EPERM)
#define CHECK_ARCHITECTURE LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), RETURN(SECCOMP_RET_KILL_PROCESS)

static int install(struct sock_filter *filter, size_t count) {
  struct sock_fprog program = {(unsigned short)count, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

int csystem_sandbox_job(void) {
  /* The buffers of pipes and sockets are not part of the memory limit. */
  struct rlimit files = {256, 256};
  setrlimit(RLIMIT_NOFILE, &files);
  unsigned own = (unsigned)getpid();
  struct sock_filter filter[] = {
      CHECK_ARCHITECTURE,
      LOAD(nr),
#ifdef __x86_64__
      /* The calls of the x32 interface have other numbers. */
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      REFUSE(ENOSYS),
      REFUSE_CALL(fork),
      REFUSE_CALL(vfork),
#endif
      /* Threads, but no processes. The flags of clone3 are in memory, which a filter cannot read; the C library uses
         clone if clone3 does not exist. */
      IF_NOT(SYS_clone3, 1),
      REFUSE(ENOSYS),
      IF_NOT(SYS_clone, 4),
      LOAD_ARGUMENT(0),
      IF_NO_BIT(CLONE_THREAD, 1),
      ALLOW,
      REFUSE(EPERM),
      REFUSE_CALL(execve),
      REFUSE_CALL(execveat),
      /* Other processes: this one may signal only itself, as `abort` does, and set only its own limits. */
      ONLY_WITH(kill, own),
      ONLY_WITH(tgkill, own),
      ONLY_WITH(rt_sigqueueinfo, own),
      ONLY_WITH(rt_tgsigqueueinfo, own),
      ONLY_WITH(prlimit64, 0),
      REFUSE_CALL(tkill),
      REFUSE_CALL(ptrace),
      REFUSE_CALL(process_vm_readv),
      REFUSE_CALL(process_vm_writev),
      REFUSE_CALL(kcmp),
      REFUSE_CALL(pidfd_open),
      REFUSE_CALL(pidfd_getfd),
      REFUSE_CALL(pidfd_send_signal),
      REFUSE_CALL(setpgid),
      REFUSE_CALL(setsid),
      /* libdispatch sets the priority of its own threads: their identifiers are greater than the process's, and the
         worker's is less. */
      IF_NOT(SYS_setpriority, 7),
      LOAD_ARGUMENT(0),
      IF_NOT(PRIO_PROCESS, 3),
      LOAD_ARGUMENT(1),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, own, 1, 0),
      REFUSE(EPERM),
      ALLOW,
      REFUSE_CALL(ioprio_set),
      REFUSE_CALL(sched_setaffinity),
      REFUSE_CALL(sched_setparam),
      REFUSE_CALL(sched_setscheduler),
      REFUSE_CALL(sched_setattr),
      /* Memory that the limit for private memory does not count. */
      IF_NOT(SYS_mmap, 7),
      LOAD_ARGUMENT(3),
      IF_NO_BIT(MAP_GROWSDOWN, 1),
      REFUSE(EPERM),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS),
      IF_NOT(MAP_SHARED | MAP_ANONYMOUS, 1),
      REFUSE(EPERM),
      ALLOW,
      REFUSE_CALL(memfd_create),
#ifdef SYS_memfd_secret
      REFUSE_CALL(memfd_secret),
#endif
      REFUSE_CALL(shmget),
      REFUSE_CALL(shmat),
      REFUSE_CALL(msgget),
      REFUSE_CALL(semget),
      REFUSE_CALL(mq_open),
      REFUSE_CALL(vmsplice),
      REFUSE_CALL(splice),
      REFUSE_CALL(tee),
      /* A pipe of the usual size is enough. */
      IF_NOT(SYS_fcntl, 4),
      LOAD_ARGUMENT(1),
      IF_NOT(1031 /* F_SETPIPE_SZ */, 1),
      REFUSE(EPERM),
      ALLOW,
      /* Parts of the kernel that no solution needs. */
      REFUSE_CALL(socket),
      REFUSE_CALL(unshare),
      REFUSE_CALL(setns),
      REFUSE_CALL(mount),
      REFUSE_CALL(umount2),
      REFUSE_CALL(pivot_root),
      REFUSE_CALL(chroot),
      REFUSE_CALL(fsopen),
      REFUSE_CALL(fsmount),
      REFUSE_CALL(move_mount),
      REFUSE_CALL(open_tree),
      REFUSE_CALL(mknodat),
      REFUSE_CALL(name_to_handle_at),
      REFUSE_CALL(open_by_handle_at),
      REFUSE_CALL(bpf),
      REFUSE_CALL(perf_event_open),
      REFUSE_CALL(userfaultfd),
      REFUSE_CALL(io_uring_setup),
      REFUSE_CALL(io_setup),
      REFUSE_CALL(fanotify_init),
#ifdef SYS_inotify_init
      REFUSE_CALL(inotify_init),
#endif
      REFUSE_CALL(inotify_init1),
      REFUSE_CALL(add_key),
      REFUSE_CALL(request_key),
      REFUSE_CALL(keyctl),
      REFUSE_CALL(quotactl),
      REFUSE_CALL(personality),
      ALLOW,
  };
  return install(filter, sizeof filter / sizeof *filter);
}

int csystem_forbid_new_code(void) {
  /* A library is loaded with mmap. With mprotect, the C library makes the stacks of threads executable, because a library
     of the toolchain requires that. */
  struct sock_filter filter[] = {
      CHECK_ARCHITECTURE,
      LOAD(nr),
      IF_NOT(SYS_mmap, 3),
      LOAD_ARGUMENT(2),
      IF_NO_BIT(PROT_EXEC, 1),
      REFUSE(EPERM),
      ALLOW,
  };
  return install(filter, sizeof filter / sizeof *filter);
}
#else
int csystem_sandbox_job(void) { return ENOSYS; }
int csystem_forbid_new_code(void) { return ENOSYS; }
#endif
#else
int csystem_sandbox_worker(void) { return ENOSYS; }
int csystem_sandbox_job(void) { return ENOSYS; }
int csystem_forbid_new_code(void) { return ENOSYS; }
#endif
