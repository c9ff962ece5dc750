#include "CHost.h"

#include <stdio.h>
#include <unistd.h>

pid_t chost_fork(void) { return fork(); }

void chost_buffer_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  setvbuf(stderr, NULL, _IONBF, 0);
}
