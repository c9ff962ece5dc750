#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

/// A file in the folder `templates`, embedded in the program.
typedef struct {
  /// The path of the file that is created from it, after the name of the template folder.
  const char *path;
  /// The contents, which are never released.
  const void *bytes;
  size_t size;
} scaffold_template;

size_t scaffold_template_count(void);

/// Returns the template at `index`, counted from 0, in the order of the paths.
scaffold_template scaffold_template_at(size_t index);

#endif
