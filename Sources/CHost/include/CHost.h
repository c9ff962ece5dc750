#ifndef CHOST_H
#define CHOST_H

#include <sys/types.h>

/// fork(2), which Swift does not import. To be called from a process with one thread only.
pid_t chost_fork(void);

/// Makes standard output line-buffered and standard error unbuffered, whatever they lead to.
void chost_buffer_lines(void);

#endif
