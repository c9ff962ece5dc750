/* Where a process was when it was ended, in memory that outlives it. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHost.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __linux__
#include <link.h>
#include <ucontext.h>
#endif

enum { most_frames = 256 };

static chost_trace *trace;
static uintptr_t library_start, library_end;
static volatile pid_t branch;
static char alternate_stack[64 * 1024];

chost_trace *chost_make_trace(void) {
  void *memory = mmap(NULL, sizeof *trace, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  /* The first call loads what it needs, which no signal handler may. */
  void *frames[4];
  backtrace(frames, 4);
  return memory == MAP_FAILED ? NULL : memory;
}

/* What was executing, of a context that a signal has interrupted. */
static uintptr_t counter_of(void *context) {
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

/* Notes the calls that lead here from the library, the innermost first. Safe in a signal handler. */
static void note_places(uint64_t *places, uint32_t *count, uintptr_t counter) {
  void *frames[most_frames];
  int depth = backtrace(frames, most_frames);
  uint32_t found = 0;
  for (int index = 0; index < depth && found < CHOST_MOST_PLACES; index++) {
    uintptr_t frame = (uintptr_t)frames[index];
    if (frame <= library_start || frame >= library_end) continue;
    /* A return address belongs to what comes after the call. */
    places[found++] = (frame == counter ? frame : frame - 1) - library_start;
  }
  if (found > 0) *count = found;
}

static void note_end(int number, siginfo_t *information, void *context) {
  (void)information;
  int saved = errno;
  if (number == SIGXCPU && branch > 0) {
    kill(branch, number);
  } else {
    note_places(trace->ended, &trace->ended_count, counter_of(context));
  }
  errno = saved;
  if (number == SIGXCPU) return;
  signal(number, SIG_DFL);
  raise(number);
}

static void note_throw(void *error) {
  (void)error;
  note_places(trace->thrown, &trace->thrown_count, 0);
}

#ifdef __linux__
static int find_library(struct dl_phdr_info *module, size_t size, void *address) {
  (void)size;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    uintptr_t start = module->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || (uintptr_t)address < start || (uintptr_t)address >= start + part->p_memsz) {
      continue;
    }
    library_start = module->dlpi_addr;
    library_end = start + part->p_memsz;
    return 1;
  }
  return 0;
}
#endif

void chost_note_places(chost_trace *memory, void *address) {
#ifdef __linux__
  if (memory == NULL || dl_iterate_phdr(find_library, address) == 0) return;
  trace = memory;
  trace->is_watched = 1;
  stack_t stack = {0};
  stack.ss_sp = alternate_stack;
  stack.ss_size = sizeof alternate_stack;
  sigaltstack(&stack, NULL);
  static const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGXCPU};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = note_end;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
  void (*set_handler)(void (*)(void *)) = dlsym(RTLD_DEFAULT, "_swift_setWillThrowHandler");
  if (set_handler != NULL) set_handler(note_throw);
  void (**typed_handler)(void *) = dlsym(RTLD_DEFAULT, "_swift_willThrowTypedImpl");
  if (typed_handler != NULL) *typed_handler = note_throw;
#else
  (void)memory;
  (void)address;
#endif
}

void chost_note_text(const char *text) {
  if (trace == NULL) return;
  size_t length = strnlen(text, sizeof trace->note - 1);
  memcpy(trace->note, text, length);
  trace->note[length] = '\0';
}

void chost_watch_branch(pid_t process) { branch = process; }
