#ifndef CCMARK_SHIM_H
#define CCMARK_SHIM_H

#if __has_include(<cmark.h>)
#include <cmark.h>
#else
#error "cmark's headers are missing. Install them with: apt-get install libcmark-dev (macOS: brew install cmark)"
#endif

#endif
