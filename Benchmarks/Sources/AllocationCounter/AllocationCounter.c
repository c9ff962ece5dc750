// Takes the place of the C library's allocator in the executable that links this, counts, and hands on.
// Bytes are what the allocator really gives, which is a little more than what it is asked for.

#include "AllocationCounter.h"

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long allocated, allocated_bytes, freed, freed_bytes;

static void *counted(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&allocated, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&allocated_bytes, (long)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void uncounted(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&freed, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&freed_bytes, (long)malloc_usable_size(block), memory_order_relaxed);
  }
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void *realloc(void *block, size_t size) {
  uncounted(block);
  return counted(__libc_realloc(block, size));
}

void free(void *block) {
  uncounted(block);
  __libc_free(block);
}

allocation_count allocations_so_far(void) {
  allocation_count count;
  count.blocks = atomic_load(&allocated);
  count.bytes = atomic_load(&allocated_bytes);
  count.live_blocks = count.blocks - atomic_load(&freed);
  count.live_bytes = count.bytes - atomic_load(&freed_bytes);
  return count;
}

#else

allocation_count allocations_so_far(void) {
  allocation_count none = {0, 0, 0, 0};
  return none;
}

#endif
