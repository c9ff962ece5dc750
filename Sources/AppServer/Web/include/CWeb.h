#ifndef CWEB_H
#define CWEB_H

#include <stddef.h>

/// Returns the contents of a file that the pages of all apps share, which is compiled into the program.
///
/// - Parameters:
///   - name: The name of the file.
///   - size: Receives the number of bytes.
/// - Returns: The bytes, which are never released, or NULL if no such file exists.
const void *web_file(const char *name, size_t *size);

#endif
