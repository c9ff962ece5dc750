#include "CWeb.h"

#include <string.h>

// `#embed` is part of C23, and a clang extension in earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char common_css[] = {
#embed "common.css"
};
static const unsigned char connection_js[] = {
#embed "connection.js"
};
static const unsigned char panel_js[] = {
#embed "panel.js"
};

#define WEB_FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct {
  const char *name;
  const void *bytes;
  size_t size;
} files[] = {
  WEB_FILE("common.css", common_css),
  WEB_FILE("connection.js", connection_js),
  WEB_FILE("panel.js", panel_js),
};

const void *web_file(const char *name, size_t *size) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) == 0) {
      *size = files[index].size;
      return files[index].bytes;
    }
  }
  return NULL;
}
