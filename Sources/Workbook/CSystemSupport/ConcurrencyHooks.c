#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystemSupport.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

/* The hooks of Swift's concurrency runtime, as declared in its header Concurrency.h. They are looked up at run time, so
   that a runtime without them is not an error. */

#define SWIFT_CC __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

typedef SWIFT_CC void job_hook(void *job, void *original);
typedef SWIFT_CC void run_job(void *job, executor place);
typedef SWIFT_CC executor main_executor(void);
typedef SWIFT_CC void loop_hook(void *original, void *other);

static void (*enqueue_job)(void *job, int is_main);
static run_job *runtime_run;
static main_executor *runtime_main;
static job_hook **global_hook;
static job_hook **main_hook;

static SWIFT_CC void take_job(void *job, void *original) {
  (void)original;
  enqueue_job(job, 0);
}

static SWIFT_CC void take_main_job(void *job, void *original) {
  (void)original;
  enqueue_job(job, 1);
}

int csystem_find_concurrency_hooks(void) {
  if (main_hook != NULL) return 1;
  runtime_run = (run_job *)dlsym(RTLD_DEFAULT, "swift_job_run");
  runtime_main = (main_executor *)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  global_hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  if (runtime_run == NULL || runtime_main == NULL || global_hook == NULL) return 0;
  main_hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueMainExecutor_hook");
  return main_hook != NULL;
}

int csystem_intercept_task_jobs(void (*enqueue)(void *job, int is_main)) {
  if (!csystem_find_concurrency_hooks()) return 0;
  enqueue_job = enqueue;
  *global_hook = take_job;
  *main_hook = take_main_job;
  return 1;
}

static void (*drive_loop)(void);

static SWIFT_CC void take_loop(void *original, void *other) {
  (void)other;
  drive_loop();
  ((SWIFT_CC void (*)(void))original)();
}

void csystem_intercept_main_loop(void (*drive)(void)) {
  loop_hook **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (hook == NULL) return;
  drive_loop = drive;
  *hook = take_loop;
}

static void (*exit_handler)(int);

#ifdef __GLIBC__
static void leave(int status, void *ignored) {
  (void)ignored;
  exit_handler(status);
}
#endif

void csystem_at_exit(void (*handler)(int status)) {
  exit_handler = handler;
#ifdef __GLIBC__
  on_exit(leave, NULL);
#endif
}

void csystem_run_task_job(void *job, int is_main) {
  executor generic = {NULL, 0};
  runtime_run(job, is_main ? runtime_main() : generic);
}
