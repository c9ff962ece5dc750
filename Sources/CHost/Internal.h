#ifndef CHOST_INTERNAL_H
#define CHOST_INTERNAL_H

/// Has a forked child treat signals as any program does, and forget the pipe that its parent reads of them.
void chost_forget_signals(void);

#endif
