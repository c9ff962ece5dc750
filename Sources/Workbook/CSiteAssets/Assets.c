#include "CSiteAssets.h"

#include <string.h>

// `#embed` is part of C23, and a clang extension in earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char code_bold_woff_[] = {
#embed "assets/code-bold.woff2"
};
static const unsigned char code_woff_[] = {
#embed "assets/code.woff2"
};
static const unsigned char demo_js[] = {
#embed "assets/demo.js"
};
static const unsigned char diagrams_js[] = {
#embed "assets/diagrams.js"
};
static const unsigned char fonts_css[] = {
#embed "assets/fonts.css"
};
static const unsigned char fonts_js[] = {
#embed "assets/fonts.js"
};
static const unsigned char fonts_txt[] = {
#embed "assets/fonts.txt"
};
static const unsigned char live_drawing_js[] = {
#embed "assets/live-drawing.js"
};
static const unsigned char live_editing_js[] = {
#embed "assets/live-editing.js"
};
static const unsigned char live_player_js[] = {
#embed "assets/live-player.js"
};
static const unsigned char live_start_js[] = {
#embed "assets/live-start.js"
};
static const unsigned char page_js[] = {
#embed "assets/page.js"
};
static const unsigned char plain_woff_[] = {
#embed "assets/plain.woff2"
};
static const unsigned char play_chain_js[] = {
#embed "assets/play-chain.js"
};
static const unsigned char play_orders_js[] = {
#embed "assets/play-orders.js"
};
static const unsigned char play_puzzles_js[] = {
#embed "assets/play-puzzles.js"
};
static const unsigned char play_css[] = {
#embed "assets/play.css"
};
static const unsigned char play_js[] = {
#embed "assets/play.js"
};
static const unsigned char preview_css[] = {
#embed "assets/preview.css"
};
static const unsigned char preview_js[] = {
#embed "assets/preview.js"
};
static const unsigned char reader_js[] = {
#embed "assets/reader.js"
};
static const unsigned char search_dialog_js[] = {
#embed "assets/search-dialog.js"
};
static const unsigned char search_engine_js[] = {
#embed "assets/search-engine.js"
};
static const unsigned char search_js[] = {
#embed "assets/search.js"
};
static const unsigned char sharing_js[] = {
#embed "assets/sharing.js"
};
static const unsigned char style_css[] = {
#embed "assets/style.css"
};
static const unsigned char symbols_loader_js[] = {
#embed "assets/symbols-loader.js"
};
static const unsigned char symbols_js[] = {
#embed "assets/symbols.js"
};
static const unsigned char text_bold_woff_[] = {
#embed "assets/text-bold.woff2"
};
static const unsigned char text_italic_woff_[] = {
#embed "assets/text-italic.woff2"
};
static const unsigned char text_woff_[] = {
#embed "assets/text.woff2"
};
static const unsigned char theme_js[] = {
#embed "assets/theme.js"
};
static const unsigned char tracing_js[] = {
#embed "assets/tracing.js"
};

#define ASSET(name, bytes) {name, bytes, sizeof bytes}

static const struct {
  const char *name;
  const void *bytes;
  size_t size;
} assets[] = {
  ASSET("code-bold.woff2", code_bold_woff_),
  ASSET("code.woff2", code_woff_),
  ASSET("demo.js", demo_js),
  ASSET("diagrams.js", diagrams_js),
  ASSET("fonts.css", fonts_css),
  ASSET("fonts.js", fonts_js),
  ASSET("fonts.txt", fonts_txt),
  ASSET("live-drawing.js", live_drawing_js),
  ASSET("live-editing.js", live_editing_js),
  ASSET("live-player.js", live_player_js),
  ASSET("live-start.js", live_start_js),
  ASSET("page.js", page_js),
  ASSET("plain.woff2", plain_woff_),
  ASSET("play-chain.js", play_chain_js),
  ASSET("play-orders.js", play_orders_js),
  ASSET("play-puzzles.js", play_puzzles_js),
  ASSET("play.css", play_css),
  ASSET("play.js", play_js),
  ASSET("preview.css", preview_css),
  ASSET("preview.js", preview_js),
  ASSET("reader.js", reader_js),
  ASSET("search-dialog.js", search_dialog_js),
  ASSET("search-engine.js", search_engine_js),
  ASSET("search.js", search_js),
  ASSET("sharing.js", sharing_js),
  ASSET("style.css", style_css),
  ASSET("symbols-loader.js", symbols_loader_js),
  ASSET("symbols.js", symbols_js),
  ASSET("text-bold.woff2", text_bold_woff_),
  ASSET("text-italic.woff2", text_italic_woff_),
  ASSET("text.woff2", text_woff_),
  ASSET("theme.js", theme_js),
  ASSET("tracing.js", tracing_js),
};

const void *site_asset(const char *name, size_t *size) {
  for (size_t index = 0; index < sizeof assets / sizeof assets[0]; index++) {
    if (strcmp(assets[index].name, name) == 0) {
      *size = assets[index].size;
      return assets[index].bytes;
    }
  }
  return NULL;
}
