/* Records backtraces of a process in shared memory that outlives it. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"

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

enum { max_frames = 256 };

static csystem_trace *trace;
static uintptr_t library_start, library_end;
static volatile pid_t forwarding_target;
static char alternate_stack[64 * 1024];

csystem_trace *csystem_create_shared_trace(void) {
  void *memory = mmap(NULL, sizeof *trace, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  /* The first call of `backtrace` loads a library, which is not allowed in a signal handler. */
  void *frames[4];
  backtrace(frames, 4);
  return memory == MAP_FAILED ? NULL : memory;
}

/* Returns the program counter of the context that a signal has interrupted. */
static uintptr_t program_counter(void *context) {
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

/* Records the calls in the library that led here, innermost first. Safe in a signal handler. */
static void record_frames(uint64_t *frames, uint32_t *count, uintptr_t counter) {
  void *stack[max_frames];
  int depth = backtrace(stack, max_frames);
  uint32_t found = 0;
  for (int index = 0; index < depth && found < CSYSTEM_MAX_FRAMES; index++) {
    uintptr_t frame = (uintptr_t)stack[index];
    if (frame <= library_start || frame >= library_end) continue;
    /* A return address is after the call and may belong to the next line. */
    frames[found++] = (frame == counter ? frame : frame - 1) - library_start;
  }
  if (found > 0) *count = found;
}

static void handle_signal(int number, siginfo_t *information, void *context) {
  (void)information;
  int saved = errno;
  if (number == SIGXCPU && forwarding_target > 0) {
    kill(forwarding_target, number);
  } else {
    record_frames(trace->end_frames, &trace->end_frame_count, program_counter(context));
  }
  errno = saved;
  if (number == SIGXCPU) return;
  signal(number, SIG_DFL);
  raise(number);
}

static void handle_throw(void *error) {
  (void)error;
  record_frames(trace->throw_frames, &trace->throw_frame_count, 0);
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

void csystem_record_backtraces(csystem_trace *memory, void *address) {
#ifdef __linux__
  if (memory == NULL || dl_iterate_phdr(find_library, address) == 0) return;
  trace = memory;
  trace->is_recording = 1;
  stack_t stack = {0};
  stack.ss_sp = alternate_stack;
  stack.ss_size = sizeof alternate_stack;
  sigaltstack(&stack, NULL);
  static const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGXCPU};
  for (unsigned index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction action = {0};
    action.sa_sigaction = handle_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
  void (*set_throw_handler)(void (*)(void *)) = dlsym(RTLD_DEFAULT, "_swift_setWillThrowHandler");
  if (set_throw_handler != NULL) set_throw_handler(handle_throw);
  void (**typed_throw_handler)(void *) = dlsym(RTLD_DEFAULT, "_swift_willThrowTypedImpl");
  if (typed_throw_handler != NULL) *typed_throw_handler = handle_throw;
#else
  (void)memory;
  (void)address;
#endif
}

void csystem_record_note(const char *text) {
  if (trace == NULL) return;
  size_t length = strnlen(text, sizeof trace->note - 1);
  memcpy(trace->note, text, length);
  trace->note[length] = '\0';
}

void csystem_forward_backtrace_signal(pid_t process) { forwarding_target = process; }
