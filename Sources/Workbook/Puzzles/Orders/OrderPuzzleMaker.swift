import BookMarkdown
import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport
import TextSupport

/// Makes puzzles about the order of an example's statements by running all orders.
///
/// The code of examples is compiled as a file that imports the chapter's module. Therefore examples that use private
/// declarations of the chapter are left out, and a program that was built without testability has no puzzles.
package struct OrderPuzzleMaker: Sendable {
  private let program: URL
  private let toolchain: Toolchain
  private let cache: DiskCache?

  /// The number of puzzles of a chapter, and the number of examples that are compiled together.
  private static let (count, batchSize) = (3, 4)

  /// Starts making the puzzles of all chapters of `book`, by the names of the chapters.
  ///
  /// Chapters for which that fails have none.
  package static func puzzles(
    of book: ParsedBook, program: URL, cache: DiskCache
  ) -> BackgroundValue<[String: [OrderPuzzle]]> {
    BackgroundValue {
      guard let maker = try? OrderPuzzleMaker(program: program, cache: cache) else { return [:] }
      let puzzles = concurrentMap(book.chapters) { ($0.name, (try? maker.puzzles(of: $0)) ?? []) }
      return Dictionary(puzzles) { first, _ in first }
    }
  }

  /// - Parameters:
  ///   - program: The book's program.
  ///   - cache: The cache for puzzles, or nil for none.
  package init(program: URL, cache: DiskCache?) throws {
    self.program = program
    toolchain = try Toolchain()
    self.cache = cache
  }

  /// An example whose statements can be reordered.
  private struct Candidate {
    let example: String
    let statements: ExampleStatements
    /// The output that the chapter shows.
    let wanted: [String]
  }

  /// Returns the puzzles of a chapter, the simplest first.
  package func puzzles(of chapter: ParsedChapter) throws -> [OrderPuzzle] {
    let candidates = Self.candidates(in: chapter)
    if candidates.isEmpty { return [] }
    let imports = Self.imports(of: chapter)
    let source = OrderProgram(candidates.map(\.statements), imports: imports).text
    let key = DiskCache.Key(
      "orders", of: chapter.name,
      inputs: [
        "source": Fingerprint(source),
        "code": Fingerprint(filesBelow: chapter.chapter.codeFolder),
        "outputs": Fingerprint(candidates.flatMap(\.wanted).joined(separator: "\n")),
        "toolchain": toolchain.fingerprint,
      ])
    if let known: [OrderPuzzle] = cache?.value(forKey: key) { return known }
    var puzzles: [OrderPuzzle] = []
    for start in stride(from: 0, to: candidates.count, by: Self.batchSize) where puzzles.count < Self.count {
      let batch = Array(candidates[start...].prefix(Self.batchSize))
      puzzles += try made(of: batch, imports: imports).prefix(Self.count - puzzles.count)
    }
    cache?.store(puzzles, forKey: key)
    return puzzles
  }

  private static func candidates(in chapter: ParsedChapter) -> [Candidate] {
    let all = chapter.code.examples.compactMap { candidate($0, in: chapter) }
    // The shortest examples come first.
    return all.sorted { $0.statements.texts.count < $1.statements.texts.count }
  }

  private static func candidate(_ example: Example, in chapter: ParsedChapter) -> Candidate? {
    let outputs = chapter.fences.outputs(of: example.name)
    guard !example.traps, !example.breaks, outputs.count == 1, outputs[0].match == .exact,
      outputs[0].fence.body.first == example.header, let source = chapter.sources.text(of: example),
      let range = source.exampleRange(at: example.line)
    else { return nil }
    let code = source.lines[range]
    let body = code.dropFirst().dropLast()
    let wanted = Array(outputs[0].fence.body.dropFirst())
    guard code.first?.hasSuffix("{") == true, wanted.count > 1,
      let statements = ExampleStatements(Array(body))
    else { return nil }
    return Candidate(example: example.name, statements: statements, wanted: wanted)
  }

  private static func imports(of chapter: ParsedChapter) -> [String] {
    // Some imports are only for other platforms.
    chapter.sources.imports.flatMap { line in
      let module = line.split(separator: " ").last?.split(separator: ".").first ?? ""
      return ["#if canImport(\(module))", line, "#endif"]
    } + ["@testable import \(chapter.name.replacing("-", with: "_"))"]
  }

  // MARK: Running

  /// The time limit for the orders of a batch, in seconds.
  ///
  /// Most batches take less than a second, because time is virtual.
  private static let timeLimit = 20.0

  private func made(of candidates: [Candidate], imports: [String]) throws -> [OrderPuzzle] {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "Orders.swift")
    let library = scratch.url.appending(path: "Orders.so")
    let compiler = Compiler(program: program, toolchain: toolchain)
    var candidates = candidates
    while !candidates.isEmpty {
      let source = OrderProgram(candidates.map(\.statements), imports: imports)
      try Data(source.text.utf8).write(to: file)
      let errors = try compiler.build(
        [file], as: .script, module: "main", to: library,
        options: compiler.options(importing: ["Foundation", "Lesson", "Reactive"])
      ).filter { $0.severity == .error }
      // Examples that don't compile, or that don't end, are left out.
      let wrong: Set<Int>
      if errors.isEmpty {
        let request = JobRequest(
          work: .script(library: library.path(percentEncoded: false), arguments: ["Orders"]),
          in: [scratch.url], limits: Limits(seconds: Self.timeLimit))
        let result = try WorkerPool(program: program).run(request).first ?? RunResult()
        let output = String(decoding: result.output, as: UTF8.self)
        if case .ran(let summary) = result.termination {
          return Self.puzzles(of: candidates, source.outputs(in: output, summary))
        }
        wrong = Set([source.lastExample(in: output)].compactMap(\.self))
      } else {
        wrong = Set(errors.compactMap { source.example(atLine: $0.line) })
      }
      // For example, an error of an import is about no example.
      if wrong.isEmpty { return [] }
      candidates = candidates.indices.filter { !wrong.contains($0) }.map { candidates[$0] }
    }
    return []
  }

  private static func puzzles(of candidates: [Candidate], _ outputs: [[[String]]]) -> [OrderPuzzle] {
    zip(candidates, outputs).compactMap { candidate, outputs -> OrderPuzzle? in
      // The first order is the order of the example.
      guard outputs.first == candidate.wanted else { return nil }
      var distinct: [[String]] = []
      var orders: [[Int]: Int] = [:]
      for (order, output) in zip(candidate.statements.orders, outputs) {
        if !distinct.contains(output) { distinct.append(output) }
        orders[order] = distinct.firstIndex(of: output)
      }
      let puzzle = OrderPuzzle(
        example: candidate.example, statements: candidate.statements.texts,
        fixedCount: candidate.statements.fixedCount, dependencies: candidate.statements.dependencies,
        outputs: distinct, orders: orders)
      return puzzle.isWorthSolving ? puzzle : nil
    }
  }
}

/// A script that runs the statements of several examples in several orders.
private struct OrderProgram {
  private(set) var text: String
  /// The last line of each example, counted from 1.
  private var lastLines: [Int] = []
  /// The number of orders of each example.
  private let counts: [Int]

  init(_ examples: [ExampleStatements], imports: [String]) {
    var lines = imports
    counts = examples.map(\.orders.count)
    for (number, example) in examples.enumerated() {
      for (index, order) in example.orders.enumerated() {
        let body = order.flatMap {
          example.texts[$0].split(separator: "\n", omittingEmptySubsequences: false)
        }
        lines += ["example(of: \"\(Self.name(number, index))\") {"] + body.map { "  \($0)" } + ["}"]
      }
      lastLines.append(lines.count)
    }
    text = lines.joined(separator: "\n") + "\n"
    firstLine = imports.count + 1
  }

  private let firstLine: Int

  private static func name(_ example: Int, _ order: Int) -> String { "example \(example), order \(order)" }

  private static func header(_ name: String) -> String { "--- Example of: \(name) ---" }

  /// Returns the number of the example on a line, counted from 1; nil if there is none.
  func example(atLine line: Int) -> Int? {
    line < firstLine ? nil : lastLines.firstIndex { line <= $0 }
  }

  /// Returns the number of the example that printed the end of the output; nil if there is none.
  func lastExample(in text: String) -> Int? {
    let names = counts.indices.flatMap { number in
      (0..<counts[number]).map { (number, Self.name(number, $0)) }
    }
    let lines = Set(PrintedLines.lines(of: text))
    return names.last { lines.contains(Self.header($0.1)) }?.0
  }

  /// Returns what each order of each example has printed.
  ///
  /// The last line about an order that terminated early says so.
  func outputs(in text: String, _ summary: ScriptSummary) -> [[[String]]] {
    let headers = Set(summary.examples.map { Self.header($0.name) })
    var printed: [String: [String]] = [:]
    var current = ""
    for line in PrintedLines.lines(of: text) {
      if headers.contains(line) {
        current = line
      } else {
        printed[current, default: []].append(line)
      }
    }
    let terminations = Dictionary(summary.examples.map { ($0.name, $0.termination) }) { $1 }
    return counts.indices.map { number in
      (0..<counts[number]).map { index in
        let name = Self.name(number, index)
        var lines = printed[Self.header(name)] ?? []
        // An empty line separates the examples.
        if lines.last?.isEmpty == true { lines.removeLast() }
        if case .finished = terminations[name] { return lines }
        return lines + ["The program stops with an error."]
      }
    }
  }
}
