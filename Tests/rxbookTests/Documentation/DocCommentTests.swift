import Foundation
import TestSupport
import Testing

@testable import TextSupport

/// The samples in the library's doc comments, compared with the outputs in their comments.
@Suite(.waiting) struct DocCommentTests {
  @Test func `each sample emits the elements in its comment`() throws {
    let samples = try Sample.all()
    #expect(samples.count >= 55)
    let complaints = try complaints(about: samples)
    #expect(complaints == [])
  }

  @Test func `a sample with a wrong comment is reported with its line`() throws {
    var samples = try Sample.all()
    let place = try #require(samples.firstIndex { $0.place.contains("Operators/Filtering/Filter.swift") })
    samples[place].expected = "2, 4, completed"
    let complaints = try complaints(about: samples)
    #expect(complaints == ["\(samples[place].place): 2, 3, completed, and not 2, 4, completed"])
  }

  @Test func `every public declaration has a doc comment`() throws {
    let declaration =
      #/^\s*(@\S+\s+)*(public|open)\s.*\b(func|var|let|class|struct|enum|protocol|init|typealias|subscript|case)\b/#
    var bare: [String] = []
    for (name, lines) in try Self.files() {
      for (index, line) in lines.enumerated() where line.firstMatch(of: declaration) != nil {
        // An override inherits the comment of the overridden declaration.
        if line.contains(" override ") { continue }
        let above = lines[..<index].last { line in
          !["@", "#", "nonisolated("].contains { line.trimmingCharacters(in: .whitespaces).hasPrefix($0) }
        }
        if above?.trimmingCharacters(in: .whitespaces).hasPrefix("///") == true { continue }
        bare.append("\(name):\(index + 1)")
      }
    }
    #expect(bare == [])
  }

  /// The samples that emit something else than their comments say.
  private func complaints(about samples: [Sample]) throws -> [String] {
    let book = try BookCopy()
    try book.folder.write(Self.prelude + samples.map(\.program).joined(), to: "samples.swift")
    let outcome = try book.run("run", "samples.swift")
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let found = outcome.output.components(separatedBy: Self.separator).dropFirst().map { text in
      PrintedLines.lines(of: text).joined(separator: ", ")
    }
    try #require(found.count == samples.count)
    return zip(samples, found).filter { $0.expected != $1 }.map { sample, found in
      "\(sample.place): \(found), and not \(sample.expected)"
    }
  }

  /// The library's files, keyed by their paths in the repository.
  private static func files() throws -> [(name: String, lines: [String])] {
    try ["Reactive", "ReactiveTesting"].flatMap { module in
      let folder = BookCopy.original.appending(path: "Sources/\(module)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return ("Sources/\(module)/\(path)", text.components(separatedBy: "\n"))
      }
    }
  }

  private static let separator = "---\n"

  /// Declarations that samples use without defining them.
  private static let prelude = """
    import ReactiveTesting

    struct Oops: Error {}
    let failing = Observable.concat(.just(1), .error(Oops()))

    func show(_: any Disposable) {}
    func show<Values: ObservableType>(_ values: Values) {
      _ = values.subscribe { event in
        if case .next(let element) = event { print(element) } else { print(event) }
      }
    }
    func show<Trait, Element>(_ sequence: PrimitiveSequence<Trait, Element>) {
      _ = sequence.asObservable().subscribe(
        onNext: { print("success(\\($0))") },
        onError: { print("error(\\($0))") })
    }
    func show<Value>(_ value: Value) { print(value) }


    """

  /// The code in a doc comment, and the elements that it should emit.
  private struct Sample {
    let place: String
    let code: [String]
    var expected: String

    /// The code as a complete program.
    var program: String {
      let lines = code.joined(separator: "\n  ")
      let name = code.last { $0.hasPrefix("let ") }?.firstMatch(of: /let (\w+)/)?.1
      let body = code[0].hasPrefix("let ") ? "\(lines)\n  show(\(name ?? ""))" : "show(\n  \(lines)\n  )"
      return "print(\"---\")\ndo {\n  \(body)\n}\n"
    }

    /// The samples in the library's files whose comments, after the code or in the lines below it, list the elements.
    static func all() throws -> [Sample] {
      try DocCommentTests.files().flatMap { all(in: $0.lines, of: $0.name) }
    }

    private static func all(in lines: [String], of name: String) -> [Sample] {
      var samples: [Sample] = []
      var code: [String] = []
      // Whether the next line may continue the code or the list of elements.
      var isOpen = false
      var wasOutput = false
      for (index, line) in lines.enumerated() {
        guard let text = line.firstMatch(of: #/^\s*/// {5}(.*)/#)?.1 else {
          (code, isOpen, wasOutput) = ([], false, false)
          continue
        }
        let parts = text.split(separator: #/\s*// /#, maxSplits: 1, omittingEmptySubsequences: false)
        let isCode = !parts[0].isEmpty
        if isCode {
          code = (isOpen ? code : []) + [String(parts[0])]
          wasOutput = false
        }
        isOpen = parts.count == 1
        guard parts.count == 2, !code.isEmpty else { continue }
        let (place, comment) = ("\(name):\(index + 1)", String(parts[1]))
        if comment.contains(" == ") {
          samples.append(Sample(place: place, code: code + ["let holds = \(comment)"], expected: "true"))
        } else if !isCode, wasOutput {
          samples[samples.count - 1].expected += ", \(comment)"
        } else {
          samples.append(Sample(place: place, code: code, expected: comment))
        }
        wasOutput = !comment.contains(" == ")
      }
      return samples
    }
  }
}
