#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// What the process has allocated so far, and what of it has not been freed.
typedef struct {
  long blocks;
  long bytes;
  long live_blocks;
  long live_bytes;
} allocation_count;

/// Counts since the start of the process; all zero where the C library cannot be asked.
allocation_count allocations_so_far(void);

#endif
