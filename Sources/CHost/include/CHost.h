#ifndef CHOST_H
#define CHOST_H

#include <stdint.h>
#include <sys/types.h>

/// A forked child: its process (the leader of a group of its own) and the reading ends of its three pipes.
typedef struct {
  pid_t process;
  int output;
  int errors;
  int record;
} chost_child;

/// Forks a child into a process group of its own. To be called from a process with one thread only.
///
/// In the child, standard input is `input`, or /dev/null if that is -1, standard output and error are pipes, no core
/// is dumped, private memory is limited to `memory_limit` bytes (none if 0), and the working directory is `directory`
/// if it can be entered. There `process` is 0 and `record` is the writing end of a pipe that programs it
/// starts do not inherit.
///
/// If `input` is a terminal, the child belongs to the group of this process's parent instead, which may read it.
///
/// Returns 0, or an errno.
int chost_fork(const char *directory, uint64_t memory_limit, int input, chost_child *child);

/// Forks this process where it stands. The child ends with it, has the same standard input, output and error, and
/// limits, and `record` is the writing end of a pipe whose reading end it is in the parent.
///
/// Returns as fork does. To be called from a process with one thread only.
pid_t chost_branch(int *record);

/// Whether this process has one thread; 0 where that is not known.
int chost_has_one_thread(void);

/// Whether `process`, or one that descends from it, waits for standard input; 0 where that is not known.
int chost_waits_for_input(pid_t process);

/// Adds to `ran` and `waited` the nanoseconds that the threads of `process` and of those that descend from it have run
/// for, and waited for a processor. Threads that have ended are not counted, and nothing is where it is not known.
void chost_add_times(pid_t process, uint64_t *ran, uint64_t *waited);

/// Starts `program` in a process group of its own, with `descriptors` as its standard input, output and error (/dev/null
/// for -1) and nothing else that this process has open, in `directory` unless that is NULL, and with signals as any
/// program finds them. Both lists end with NULL.
///
/// Returns 0, or an errno.
int chost_spawn(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], pid_t *process);

/// Waits until `process`, a child of this one, has ended, and leaves its status to waitpid.
void chost_await_end(pid_t process);

/// Makes a pipe whose ends no program inherits, whenever it is started. Returns as pipe does.
int chost_pipe(int ends[2]);

/// Makes two connected sockets that no program inherits. Returns as socketpair does.
int chost_socket_pair(int ends[2]);

/// Sends bytes over a socket, and `descriptor` with the first of them unless it is -1. Returns as write does.
ssize_t chost_send(int socket, const void *bytes, size_t count, int descriptor);

/// Receives bytes, and sets `descriptor` if one came with them. Returns as read does.
ssize_t chost_receive(int socket, void *bytes, size_t count, int *descriptor);

enum { CHOST_MOST_PLACES = 64, CHOST_LONGEST_NOTE = 4096 };

/// Where a process was when it was ended, and where the last error was thrown: the innermost call first, as addresses
/// in the library that is watched, if one is. What was going on, as text.
typedef struct {
  int is_watched;
  uint32_t ended_count;
  uint64_t ended[CHOST_MOST_PLACES];
  uint32_t thrown_count;
  uint64_t thrown[CHOST_MOST_PLACES];
  char note[CHOST_LONGEST_NOTE];
} chost_trace;

/// Makes a trace that is shared with all processes that are forked from this one, and holds nothing; NULL if that is
/// not possible.
chost_trace *chost_make_trace(void);

/// Has signals that end this process, and SIGXCPU, which does not, note in `trace` where it was, and errors that are
/// thrown where they were. Calls within the library that `address` belongs to are noted.
void chost_note_places(chost_trace *trace, void *address);

/// Notes what is going on; an empty text when that is over.
void chost_note_text(const char *text);

/// Has SIGXCPU passed on to `process`, which this one waits for; 0 when it does so no more.
void chost_watch_branch(pid_t process);

/// Has this process ended by SIGXFSZ when a file it writes grows beyond `bytes`.
void chost_limit_files(uint64_t bytes);

/// Makes standard output line-buffered and standard error unbuffered, whatever they lead to.
void chost_buffer_lines(void);

/// Arranges that the death of a child and each of the signals that end a program (INT, TERM, HUP) put a
/// byte with the signal's number into a pipe.
///
/// Returns the reading end, or -1.
int chost_watch_signals(void);

/// Like chost_watch_signals, for a program that is not told of its children this way.
int chost_watch_endings(void);

/// Makes processes that outlive the one that started them children of this one. Does nothing but on Linux.
void chost_adopt_orphans(void);

/// How many threads there are of all processes that descend from this one; 0 but on Linux.
int chost_count_tasks(void);

/// Kills all children of this process, and theirs once they have been adopted, and reaps them.
void chost_end_children(void);

/// Counts from now on how often code of this process, other than the toolchain's runtime, has a thread sleep. Does nothing
/// but on Linux.
void chost_watch_sleeps(void);

/// How often a thread has slept since chost_watch_sleeps was called; 0 if it was not.
int chost_count_sleeps(void);

/// Returns 1 if the status that waitpid reported is a normal exit, and 0 if it is the end by a signal.
int chost_exited(int status);
/// Returns the exit status, or the number of the signal, in a status that waitpid reported.
int chost_code(int status);

/// Has the terminal at `descriptor` hand over keys as they are typed, without showing them, until
/// chost_release_terminal is called or this process ends or is stopped, by a signal too; it is taken again when the
/// process goes on.
///
/// Returns the reading end of a pipe that gets a byte whenever what the terminal shows has to be drawn again because
/// it has another size or this process was stopped; -1 if `descriptor` is no terminal.
int chost_take_terminal(int descriptor);

/// Gives the terminal back as it was; does nothing if it is not taken. May be called at any time.
void chost_release_terminal(void);

/// Looks for what chost_capture_jobs needs, so that no fork of this process has to.
///
/// Returns 1, or 0 where the runtime offers no such thing.
int chost_find_hooks(void);

/// Has `enqueue` called for each job of Swift's tasks that becomes ready, instead of what the runtime does with it.
/// `is_main` is 1 for a job of the main actor.
///
/// Returns 1, or 0 where the runtime offers no such thing. To be called before there are any tasks.
int chost_capture_jobs(void (*enqueue)(void *job, int is_main));

/// Has `drive` called where a main function that awaits leaves the main thread to what is to be done; if it returns,
/// the runtime does that.
void chost_capture_main_loop(void (*drive)(void));

/// Has `note` called with the exit status when this process exits; does nothing where the C library does not tell it.
void chost_at_exit(void (*note)(int status));

/// Runs a captured job, once; one of the main actor on the main thread.
void chost_run_job(void *job, int is_main);

#endif
