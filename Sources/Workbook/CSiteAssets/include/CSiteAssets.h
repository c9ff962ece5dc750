#ifndef CSITEASSETS_H
#define CSITEASSETS_H

#include <stddef.h>

/// Returns the contents of a file in the folder `assets`, which is compiled into the program.
///
/// - Parameters:
///   - name: The name of the file.
///   - size: Receives the number of bytes.
/// - Returns: The bytes, which are never released, or NULL if no such file exists.
const void *site_asset(const char *name, size_t *size);

#endif
