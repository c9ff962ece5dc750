import Foundation
import Lesson

/// The book's diagrams and the library's own operators as one WebAssembly module, which pages play diagrams with.
public struct LiveModule: Sendable {
  /// A diagram that stays a picture, and why.
  public struct Picture: Sendable {
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
  /// It is compiled when something of it has changed, the library and the compiler included; and its source is made when any
  /// file has another date that it may be made of.
  public init?(of book: Book) throws(LiveModuleError) {
    let chapters = book.chapters.filter { !$0.code.diagrams.isEmpty }
    if chapters.isEmpty { return nil }
    let compiler = try LiveCompiler()
    let dated = KeptValue<Self>(
      in: book.scratch.appending(path: "live/dated", directoryHint: .isDirectory),
      under: Self.dates(of: chapters, compiler))
    if let known = dated.value {
      self = known
      return
    }
    let program = LiveProgram(concurrently(chapters) { Self.chapter($0, in: book) })
    if program.diagrams.isEmpty { return nil }
    var print = Fingerprint()
    for text in compiler.stamps + program.files.map(\.text) { print.add(text) }
    let made = KeptValue<Self>(
      in: book.scratch.appending(path: "live/made", directoryHint: .isDirectory), under: print)
    if let known = made.value {
      self = known
    } else {
      self = try Self(program, by: compiler)
      made.keep(self)
    }
    dated.keep(self)
  }

  private init(_ program: LiveProgram, by compiler: LiveCompiler) throws(LiveModuleError) {
    let (wasm, compiled) = try compiler.module(of: program)
    packed = LivePacking(of: wasm)
    diagrams = compiled.diagrams
    pictures = compiled.leftOut.map { candidate, reason in
      Picture(place: candidate.place, name: candidate.diagram.name, reason: reason)
    }.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }

  /// Tells all that the module of `chapters` is made of from what it was before, without reading it.
  private static func dates(of chapters: [BookChapter], _ compiler: LiveCompiler) -> Fingerprint {
    var print = Fingerprint()
    for date in compiler.dates { print.add(date) }
    for chapter in chapters {
      print.add(chapter.identifier)
      print.add(datesBelow: chapter.codeFolder)
      for diagram in chapter.code.diagrams {
        print.add("\(diagram.name) \(diagram.file) \(diagram.line) \(diagram.frame)")
        for row in [diagram.rows] + diagram.hot { print.add(row) }
      }
    }
    return print
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

extension LiveModule: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    packed = try kept.next()
    diagrams = try kept.next()
    pictures = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(packed, diagrams, pictures) }
}

extension LiveModule.Picture: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    place = try kept.next()
    name = try kept.next()
    reason = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(place, name, reason) }
}

extension Place: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    file = try kept.next()
    line = try kept.next()
    column = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(file, line, column) }
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
