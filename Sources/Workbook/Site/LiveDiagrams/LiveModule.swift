import Foundation
import Lesson

/// The book's diagrams and the library's own operators as one WebAssembly module, which pages play diagrams with.
public struct LiveModule: Codable, Sendable {
  /// A diagram that stays a picture, and why.
  public struct Picture: Codable, Sendable {
    public let place: Place
    public let name: String
    /// What the compiler says of it.
    public let reason: String
  }

  /// The module as pages load it.
  let packed: LivePacking
  /// The diagrams in it, in the order of their numbers.
  public let diagrams: [LiveDiagram]
  /// Those that are not.
  public let pictures: [Picture]

  /// The diagram of `chapter`, which is called like `chapter3`, that has this name.
  func diagram(_ name: String, in chapter: String) -> LiveDiagram? {
    diagrams.first { $0.chapter == chapter && $0.name == name }
  }

  /// The module of `book`'s diagrams; nil if it has none whose closure can be found.
  ///
  /// It is compiled when something of it has changed, the library and the compiler included.
  public init?(of book: Book) throws(LiveModuleError) {
    let chapters = book.chapters.filter { !$0.code.diagrams.isEmpty }
    if chapters.isEmpty { return nil }
    let program = LiveProgram(concurrently(chapters) { Self.chapter($0, in: book) })
    if program.diagrams.isEmpty { return nil }
    let compiler = try LiveCompiler()
    let memory = book.scratch.appending(path: "live", directoryHint: .isDirectory)
    let file = memory.appending(
      path: "\(Digest.of(program.files.map(\.text) + compiler.stamps + [LivePacking.stamp])).json")
    if let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(Self.self, from: data) {
      self = known
      return
    }
    let (wasm, compiled) = try compiler.module(of: program)
    packed = LivePacking(of: wasm)
    diagrams = compiled.diagrams
    pictures = compiled.leftOut.map { candidate, reason in
      Picture(place: candidate.place, name: candidate.diagram.name, reason: reason)
    }.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    try? FileManager.default.removeItem(at: memory)
    try? FileManager.default.createDirectory(at: memory, withIntermediateDirectories: true)
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  private static func chapter(_ chapter: BookChapter, in book: Book) -> LiveProgram.Chapter {
    let sources = ChapterSources(of: chapter, in: book)
    return LiveProgram.Chapter(
      name: chapter.identifier,
      candidates: chapter.code.diagrams.compactMap { diagram in
        sources.text(of: diagram)?.diagram(at: diagram.line).flatMap {
          LiveCandidate(diagram, $0, in: chapter.identifier)
        }
      }, declarations: LiveDeclarations(in: sources))
  }
}

/// Why there is no module.
public enum LiveModuleError: UserError, Equatable {
  /// What the toolchain, or the place of the library, does not have.
  case missing(String)
  /// What the compiler or the linker said of the library itself.
  case failed(String)

  public var description: String {
    switch self {
    case .missing(let what):
      "Diagrams are pictures only: there is no \(what). With a toolchain of swift.org they can be played on the page."
    case .failed(let text): "Diagrams are pictures only: they could not be compiled for the page.\n\(text)"
    }
  }
}
