#ifndef CSYSTEM_H
#define CSYSTEM_H

/// Wrappers for calls that Swift code cannot make safely: fork, signal handlers, hooks of the runtime.

#include <stdint.h>
#include <sys/types.h>

// MARK: Starting programs (Spawn.c)

/// The process group of a started program: a new group, the caller's group, or a new group in a new session.
typedef enum { CSYSTEM_OWN_GROUP, CSYSTEM_SAME_GROUP, CSYSTEM_OWN_SESSION } csystem_group;

/// Starts `program` in `group` with the default signal handlers and mask.
///
/// Its standard input, output and error are `descriptors`, with -1 for /dev/null. It inherits no other descriptors. The
/// working directory is `directory` unless that is NULL. `arguments` and `environment` end with NULL.
///
/// Returns 0, or an errno.
int csystem_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], csystem_group group, pid_t *process);

/// Waits until the child `process` has terminated, without reaping it.
void csystem_wait_without_reaping(pid_t process);

/// Returns 0 if the child `process` is still running; does not reap it.
int csystem_has_terminated(pid_t process);

/// Returns 1 if a status reported by waitpid is a normal exit, and 0 if a signal terminated the process.
int csystem_exited_normally(int status);

/// Returns the exit status, or the number of the signal, in a status reported by waitpid.
int csystem_status_or_signal(int status);

/// Creates a pipe that started programs do not inherit. Returns like pipe.
int csystem_pipe(int ends[2]);

/// Creates two connected sockets that started programs do not inherit. Returns like socketpair.
int csystem_socket_pair(int ends[2]);

// MARK: Forking (Fork.c)

/// A forked child: its process, which leads a new process group, and the reading ends of its three pipes.
typedef struct {
  pid_t process;
  int output;
  int errors;
  int result;
} csystem_child;

/// Forks a child into a new process group. Must be called in a process with a single thread.
///
/// In the child, standard input is `input`, or /dev/null if that is -1, and standard output and error are pipes. No
/// core is dumped. Private memory is limited to `memory_limit` bytes, or unlimited if that is 0. The working directory
/// is `directory` if it can be entered. In the child, `process` is 0, and `result` is the writing end of a pipe that
/// programs started by the child do not inherit.
///
/// If `input` is a terminal, the child joins the group of this process's parent instead, which may read from it.
///
/// Returns 0, or an errno.
int csystem_fork(const char *directory, uint64_t memory_limit, int input, csystem_child *child);

/// Forks this process without changing anything in the child: it has the same standard descriptors and the same limits.
///
/// The child is killed when its parent terminates. `result` is the reading end of a pipe in the parent, and its writing
/// end in the child.
///
/// Returns like fork. Must be called in a process with a single thread.
pid_t csystem_fork_in_place(int *result);

/// Returns 1 if this process has a single thread; 0 if it has several, or if the number is unknown.
int csystem_has_one_thread(void);

/// Makes SIGXFSZ terminate this process when a file that it writes exceeds `bytes`.
void csystem_limit_file_size(uint64_t bytes);

/// Makes standard output line-buffered and standard error unbuffered, even if they are not terminals.
void csystem_set_line_buffering(void);

// MARK: Passing descriptors (DescriptorPassing.c)

/// Sends bytes over a socket, and `descriptor` with the first of them unless it is -1. Returns like write.
ssize_t csystem_send(int socket, const void *bytes, size_t count, int descriptor);

/// Receives bytes, and sets `descriptor` if one came with them. Returns like read.
ssize_t csystem_receive(int socket, void *bytes, size_t count, int *descriptor);

// MARK: Backtraces (Backtraces.c)

enum { CSYSTEM_MAX_FRAMES = 64, CSYSTEM_MAX_NOTE_LENGTH = 4096 };

/// The backtraces of a process: of its termination and of the last thrown error, innermost call first.
///
/// Frames are addresses in the observed library. The note describes the activity of the process.
typedef struct {
  int is_recording;
  uint32_t end_frame_count;
  uint64_t end_frames[CSYSTEM_MAX_FRAMES];
  uint32_t throw_frame_count;
  uint64_t throw_frames[CSYSTEM_MAX_FRAMES];
  char note[CSYSTEM_MAX_NOTE_LENGTH];
} csystem_trace;

/// Creates an empty trace in memory that is shared with all processes forked from this one. Returns NULL on failure.
csystem_trace *csystem_create_shared_trace(void);

/// Starts to record backtraces in `trace`: when a fatal signal or SIGXCPU arrives, and when an error is thrown.
///
/// SIGXCPU does not terminate the process. Only calls in the library that contains `address` are recorded.
void csystem_record_backtraces(csystem_trace *trace, void *address);

/// Records the activity of the process; an empty string if it has finished.
void csystem_record_note(const char *text);

/// Forwards SIGXCPU to `process`, which this process waits for; 0 stops forwarding.
void csystem_forward_backtrace_signal(pid_t process);

// MARK: Signals (Signals.c)

/// Writes the number of the signal to a pipe, as a byte, when a child terminates and when INT, TERM or HUP arrives.
///
/// Returns the reading end, or -1.
int csystem_child_and_termination_signals(void);

/// Like csystem_child_and_termination_signals, but without the signal for terminated children.
int csystem_termination_signals(void);

// MARK: Descendants (Descendants.c)

/// Makes this process adopt descendants whose parent terminates. Only Linux supports this.
void csystem_become_subreaper(void);

/// Returns the number of threads of `process` and all its descendants; 0 on systems other than Linux.
int csystem_count_threads(pid_t process);

/// Kills and reaps all descendants of this process.
void csystem_kill_descendants(void);

/// Stops a child, and kills all its descendants. Only Linux supports this.
void csystem_kill_descendants_of(pid_t process);

// MARK: Sandbox (Sandbox.c)

/// Restricts this process, which must have a single thread, and all its children: it has no /proc, gets no new
/// privileges, and no other process of the same user can trace it. Its mount namespace must be its own.
///
/// Returns 0, or an errno.
int csystem_sandbox_worker(void);

/// Restricts this process to system calls that a solution may make: it can start threads but no processes, signals only
/// itself, and gets no memory that the memory limit does not count.
///
/// Returns 0, or an errno.
int csystem_sandbox_job(void);

/// Forbids this process to load more libraries.
///
/// Returns 0, or an errno.
int csystem_forbid_new_code(void);

// MARK: Sleeping threads (SleepInterposition.c)

/// Starts to count how often a thread of this process sleeps, except in the toolchain's runtime. Only Linux supports
/// this.
void csystem_start_counting_sleeps(void);

/// Returns the number of times a thread has slept since csystem_start_counting_sleeps was called.
int csystem_sleep_count(void);

// MARK: Terminal (Terminal.c)

/// Makes the terminal at `descriptor` deliver keys as they are pressed, without echo.
///
/// The mode ends when csystem_leave_key_mode is called, and when this process terminates or is stopped for any reason.
/// It resumes when the process continues.
///
/// Returns the reading end of a pipe that receives a byte whenever the screen must be redrawn because the terminal was
/// resized or this process was stopped; -1 if `descriptor` is not a terminal.
int csystem_enter_key_mode(int descriptor);

/// Restores the terminal's mode if it was changed. May be called at any time.
void csystem_leave_key_mode(void);

// MARK: Hooks of the concurrency runtime (ConcurrencyHooks.c)

/// Looks up the hooks, so that forks of this process need not do so.
///
/// Returns 1, or 0 if the runtime has no hooks.
int csystem_find_concurrency_hooks(void);

/// Calls `enqueue` for each job of a Swift task that becomes ready, instead of letting the runtime enqueue it.
/// `is_main` is 1 for a job of the main actor.
///
/// Returns 1, or 0 if the runtime has no hooks. Must be called before the first task is created.
int csystem_intercept_task_jobs(void (*enqueue)(void *job, int is_main));

/// Runs an intercepted job, once. A job of the main actor must run on the main thread.
void csystem_run_task_job(void *job, int is_main);

/// Calls `drive` when an asynchronous main function hands the main thread to the runtime, which continues when `drive`
/// returns.
void csystem_intercept_main_loop(void (*drive)(void));

/// Calls `handler` with the exit status when this process exits. Only glibc supports this.
void csystem_at_exit(void (*handler)(int status));

#endif
