#include "CTemplates.h"

// `#embed` is part of C23, and a clang extension in earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The extension `.template` prevents tools from treating templates of Swift files as sources of this package.
static const unsigned char book_gitignore[] = {
#embed "templates/book/.gitignore"
};
static const unsigned char book_chapter_md[] = {
#embed "templates/book/Chapters/Chapter01-FirstSteps/Chapter.md"
};
static const unsigned char book_chapter_swift[] = {
#embed "templates/book/Chapters/Chapter01-FirstSteps/Code/Chapter.swift.template"
};
static const unsigned char book_cover_md[] = {
#embed "templates/book/Chapters/Cover.md"
};
static const unsigned char book_package_swift[] = {
#embed "templates/book/Package.swift.template"
};
static const unsigned char book_chapters_swift[] = {
#embed "templates/book/Sources/book/Chapters.swift.template"
};
static const unsigned char book_program_swift[] = {
#embed "templates/book/Sources/book/Program.swift.template"
};
static const unsigned char book_rxbook[] = {
#embed "templates/book/rxbook"
};
static const unsigned char challenge_challenge_md[] = {
#embed "templates/challenge/Challenge.md"
};
static const unsigned char challenge_check_swift[] = {
#embed "templates/challenge/Check.swift.template"
};
static const unsigned char challenge_solution_swift[] = {
#embed "templates/challenge/Solution.swift.template"
};
static const unsigned char challenge_starter_swift[] = {
#embed "templates/challenge/Starter.swift.template"
};
static const unsigned char challenge_hints_md[] = {
#embed "templates/challenge/hints.md"
};
static const unsigned char chapter_chapter_md[] = {
#embed "templates/chapter/Chapter.md"
};
static const unsigned char chapter_chapter_swift[] = {
#embed "templates/chapter/Code/Chapter.swift.template"
};

#define TEMPLATE(path, bytes) {path, bytes, sizeof bytes}

static const scaffold_template templates[] = {
  TEMPLATE("book/.gitignore", book_gitignore),
  TEMPLATE("book/Chapters/Chapter01-FirstSteps/Chapter.md", book_chapter_md),
  TEMPLATE("book/Chapters/Chapter01-FirstSteps/Code/Chapter.swift", book_chapter_swift),
  TEMPLATE("book/Chapters/Cover.md", book_cover_md),
  TEMPLATE("book/Package.swift", book_package_swift),
  TEMPLATE("book/Sources/book/Chapters.swift", book_chapters_swift),
  TEMPLATE("book/Sources/book/Program.swift", book_program_swift),
  TEMPLATE("book/rxbook", book_rxbook),
  TEMPLATE("challenge/Challenge.md", challenge_challenge_md),
  TEMPLATE("challenge/Check.swift", challenge_check_swift),
  TEMPLATE("challenge/Solution.swift", challenge_solution_swift),
  TEMPLATE("challenge/Starter.swift", challenge_starter_swift),
  TEMPLATE("challenge/hints.md", challenge_hints_md),
  TEMPLATE("chapter/Chapter.md", chapter_chapter_md),
  TEMPLATE("chapter/Code/Chapter.swift", chapter_chapter_swift),
};

size_t scaffold_template_count(void) { return sizeof templates / sizeof templates[0]; }

scaffold_template scaffold_template_at(size_t index) { return templates[index]; }
