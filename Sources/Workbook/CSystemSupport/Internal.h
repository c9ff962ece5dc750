#ifndef CSYSTEM_INTERNAL_H
#define CSYSTEM_INTERNAL_H

/// Restores the default signal handlers in a forked child, and closes its copy of the signal pipe.
void csystem_reset_signals(void);

#endif
