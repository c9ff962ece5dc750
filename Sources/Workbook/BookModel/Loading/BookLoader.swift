import BookMarkdown
import Foundation
import SystemSupport

/// Loads a book from disk.
///
/// This is the only place where chapters, challenges and other pages are read. Loading doesn't fail: a file that is
/// missing or can't be read becomes a problem of the book, which the proof reports.
package enum BookLoader {
  /// Loads all files of `book` that commands need, several chapters in parallel.
  package static func load(_ book: Book) -> ParsedBook {
    ParsedBook(
      book, chapters: concurrentMap(book.chapters) { load($0, of: book) }, pages: pages(of: book))
  }

  /// Loads one chapter of `book`.
  package static func load(_ chapter: BookChapter, of book: Book) -> ParsedChapter {
    let path = path(of: chapter.folder, in: book)
    let (challenges, names) = challenges(of: chapter, path: path)
    return ParsedChapter(
      chapter, markdown: BookFile(reading: chapter.markdown, path: "\(path)/Chapter.md"),
      sources: sources(below: chapter.codeFolder, path: "\(path)/Code"), challenges: challenges,
      challengeNames: names)
  }

  /// Loads the Swift files below `folder`.
  package static func sources(below folder: URL, of book: Book) -> ChapterSources {
    sources(below: folder, path: path(of: folder, in: book))
  }

  /// Returns the path of a folder as it is printed, without a slash at the end.
  private static func path(of folder: URL, in book: Book) -> String {
    book.path(of: URL(filePath: folder.plainPath, directoryHint: .notDirectory))
  }

  private static func sources(below folder: URL, path: String) -> ChapterSources {
    let names = FolderWalk.names(below: folder)
    let swift = names.filter { $0.hasSuffix(".swift") }
    return ChapterSources(
      fileNames: names,
      files: Dictionary(
        uniqueKeysWithValues: swift.map {
          ($0, BookFile(reading: folder.appending(path: $0), path: "\(path)/\($0)"))
        }))
  }

  // MARK: Challenges

  /// Returns the challenges of a chapter ordered by number, and the names of everything in its folder `Challenges`.
  ///
  /// A folder whose name doesn't have the form `1-slug` isn't a challenge.
  private static func challenges(
    of chapter: BookChapter, path: String
  ) -> (challenges: [Challenge], names: [String]) {
    let folder = chapter.challengesFolder
    let names = challengeNames(of: chapter)
    let challenges = names.compactMap { name -> Challenge? in
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      let slug = name.dropFirst(digits.count)
      guard let number = Int(digits), slug.hasPrefix("-"), slug.count > 1 else { return nil }
      return challenge(
        number, slug: String(slug.dropFirst()), of: chapter,
        in: folder.appending(path: name, directoryHint: .isDirectory), path: "\(path)/Challenges/\(name)")
    }
    return (challenges.sorted { ($0.number, $0.slug) < ($1.number, $1.slug) }, names)
  }

  /// Returns the names of everything in a chapter's folder `Challenges`, except hidden files.
  static func challengeNames(of chapter: BookChapter) -> [String] {
    FolderWalk.names(in: chapter.challengesFolder.plainPath).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Loads the challenge in `folder`.
  package static func challenge(
    _ number: Int, slug: String, of chapter: BookChapter, in folder: URL, path: String
  ) -> Challenge {
    let sources = sources(below: folder, path: path)
    func file(_ name: String) -> BookFile {
      sources.file(name) ?? BookFile(reading: folder.appending(path: name), path: "\(path)/\(name)")
    }
    return Challenge(
      chapter: chapter, number: number, slug: slug, folder: folder, sources: sources,
      statement: file("Challenge.md"), hints: file("hints.md"), starter: file("Starter.swift"),
      solution: file("Solution.swift"), check: file("Check.swift"))
  }

  // MARK: Other pages

  /// Loads the cover, the optional pages, and the sources of the operators that the cover lists.
  private static func pages(of book: Book) -> LoadedPages {
    func page(_ url: URL) -> BookFile? {
      let file = BookFile(reading: url, path: book.path(of: url))
      return file.exists ? file : nil
    }
    let cover = page(book.cover)
    return LoadedPages(
      cover: cover,
      optionalPages: OptionalPage.allCases.compactMap { kind in
        page(kind.file(in: book)).map { (kind, $0) }
      },
      operatorSources: operatorSources(listedBy: cover, in: book))
  }

  /// Loads the Swift files at each path in the cover's list of operators.
  static func operatorSources(listedBy cover: BookFile?, in book: Book) -> [String: [BookFile]] {
    let paths = Set(OperatorList.paths(in: cover))
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let place = book.root.appending(path: path)
        let names = place.pathExtension == "swift" ? [""] : FolderWalk.names(below: place)
        let files = names.filter { $0.isEmpty || $0.hasSuffix(".swift") }.map { name in
          BookFile(
            reading: name.isEmpty ? place : place.appending(path: name),
            path: name.isEmpty ? path : "\(path)/\(name)")
        }
        return (path, files.filter(\.exists))
      })
  }
}
