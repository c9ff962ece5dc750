import BookModel
import Foundation
import Lesson
import SystemSupport
import TextSupport

/// A WebAssembly module of a book's diagrams and the library's operators.
package struct PlaygroundModule: Sendable {
  /// A diagram that is not part of the module because it doesn't compile, so it remains a picture.
  package struct Picture: Sendable {
    package let place: Place
    package let name: String
    /// The error message of the compiler.
    package let reason: String
  }

  /// The module in the form that pages load.
  package let wasm: CompressedModule
  /// The diagrams in the module, in the order of their positions.
  package let diagrams: [PlayableDiagram]
  /// The diagrams that are not in the module.
  package let pictures: [Picture]

  /// Returns the diagram called `name` of a chapter with an identifier such as `chapter3`.
  package func diagram(_ name: String, in chapter: String) -> PlayableDiagram? {
    diagrams.first { $0.chapter == chapter && $0.name == name }
  }

  /// Compiles the diagrams of `book`, or reads the module from `cache` if nothing has changed.
  ///
  /// Returns nil if the book has no diagrams whose closures can be parsed.
  ///
  /// - Parameters:
  ///   - package: The folder of the package with the library.
  ///   - cache: The cache for the compiled module.
  package init?(of book: ParsedBook, package: URL, cache: DiskCache) throws(PlaygroundError) {
    let chapters = book.chapters.filter { !$0.chapter.code.diagrams.isEmpty }
    if chapters.isEmpty { return nil }
    let compiler = try PlaygroundCompiler(package: package)
    let program = PlaygroundSource(concurrentMap(chapters, Self.source(of:)))
    if program.diagrams(by: program.verdicts).isEmpty { return nil }
    let key = Compiled.key(of: program, compiler)
    let compiled: Compiled
    if let known: Compiled = cache.value(forKey: key) {
      compiled = known
    } else {
      compiled = try Compiled(program, by: compiler)
      cache.store(compiled, forKey: key)
    }
    wasm = compiled.wasm
    diagrams = program.diagrams(by: compiled.verdicts)
    pictures = program.leftOut(by: compiled.verdicts).map { candidate, reason in
      Picture(place: candidate.place, name: candidate.diagram.name, reason: reason)
    }.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }

  /// The part of a module that is cached.
  ///
  /// It depends on the source of the module, but not on the lines and the rows of the diagrams.
  struct Compiled: Codable {
    let wasm: CompressedModule
    let verdicts: [[PlaygroundSource.Verdict]]

    init(_ program: PlaygroundSource, by compiler: PlaygroundCompiler) throws(PlaygroundError) {
      let (bytes, compiled) = try compiler.module(of: program)
      wasm = CompressedModule(of: bytes)
      verdicts = compiled.verdicts
    }

    static func key(of program: PlaygroundSource, _ compiler: PlaygroundCompiler) -> DiskCache.Key {
      var source = Fingerprint()
      for file in program.files { source.add(file.text) }
      return DiskCache.Key(
        "playground", inputs: compiler.inputs.merging(["source": source]) { first, _ in first })
    }
  }

  private static func source(of parsed: ParsedChapter) -> PlaygroundSource.Chapter {
    let chapter = parsed.chapter
    return PlaygroundSource.Chapter(
      name: chapter.identifier,
      candidates: chapter.code.diagrams.compactMap { diagram in
        parsed.sources.text(of: diagram)?.diagram(at: diagram.line).flatMap {
          DiagramCandidate(diagram, $0, in: chapter.identifier)
        }
      }, declarations: ChapterDeclarations(in: parsed.sources))
  }
}

/// The reason why a book has no module.
package enum PlaygroundError: UserError, Hashable {
  /// The toolchain or the library's package lacks something.
  case missing(String)
  /// The compiler or the linker failed with this output, because of an error outside of the diagrams.
  case failed(String)

  package var description: String {
    switch self {
    case .missing(let what):
      "The diagrams on the pages cannot be played: \(what) is missing. Toolchains from swift.org can "
        + "compile them."
    case .failed(let text):
      "The diagrams on the pages cannot be played, because they do not compile:\n\(text)"
    }
  }
}
