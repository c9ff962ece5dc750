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
    var isFinal = true
    for start in stride(from: 0, to: candidates.count, by: Self.batchSize) where puzzles.count < Self.count {
      let batch = Array(candidates[start...].prefix(Self.batchSize))
      let made = try made(of: batch, imports: imports)
      puzzles += made.puzzles.prefix(Self.count - puzzles.count)
      if !made.isFinal { isFinal = false }
    }
    // On a faster machine, there might be more.
    if isFinal { cache?.store(puzzles, forKey: key) }
    return puzzles
  }

  private static func candidates(in chapter: ParsedChapter) -> [Candidate] {
    let all = chapter.code.examples.compactMap { candidate($0, in: chapter) }
    // The examples with the fewest statements to move come first.
    func size(_ statements: ExampleStatements) -> (Int, Int) {
      (statements.texts.count - statements.fixedCount, statements.texts.count)
    }
    return all.sorted { size($0.statements) < size($1.statements) }
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

  /// Returns the puzzles, and whether no example was left out because of a time limit.
  private func made(
    of candidates: [Candidate], imports: [String]
  ) throws -> (puzzles: [OrderPuzzle], isFinal: Bool) {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "Orders.swift")
    let library = scratch.url.appending(path: "Orders.so")
    let compiler = Compiler(program: program, toolchain: toolchain)
    var (candidates, isFinal) = (candidates, true)
    while !candidates.isEmpty {
      let source = OrderProgram(candidates.map(\.statements), imports: imports)
      try Data(source.text.utf8).write(to: file)
      let errors = try compiler.build(
        [file], as: .script, module: "main", to: library,
        options: compiler.options(importing: ["Foundation", "Lesson", "Reactive"])
      ).filter { $0.severity == .error }
      var wrong = Set(errors.compactMap { source.example(atLine: $0.line) })
      if errors.contains(where: \.dependsOnTime) { isFinal = false }
      if errors.isEmpty {
        let request = JobRequest(
          work: .script(library: library.path(percentEncoded: false), arguments: ["Orders"]),
          in: [scratch.url], limits: Limits(seconds: Self.timeLimit))
        let workers = WorkerPool(program: program)
        let result = try workers.run(request).first ?? RunResult()
        if let outputs = source.outputs(of: result) {
          // A second run finds examples whose output isn't always the same.
          let again = try workers.run(request).first.flatMap(source.outputs)
          let same = candidates.indices.filter { outputs[$0] == again?[$0] }
          return (
            Self.puzzles(of: same.map { candidates[$0] }, same.map { outputs[$0] }), isFinal && again != nil
          )
        }
        isFinal = false
        wrong = Set([source.lastExample(of: result)].compactMap(\.self))
      }
      // Examples that don't compile or don't end are left out. An error of an import, for example, is about no example.
      if wrong.isEmpty { return ([], isFinal) }
      candidates = candidates.indices.filter { !wrong.contains($0) }.map { candidates[$0] }
    }
    return ([], isFinal)
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
  /// The first line after the imports, counted from 1.
  private let firstLine: Int
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

  /// Returns the name of an order of an example.
  private static func name(_ example: Int, _ order: Int) -> String { "example \(example), order \(order)" }

  /// Returns the number of the example on a line, counted from 1; nil if there is none.
  func example(atLine line: Int) -> Int? {
    line < firstLine ? nil : lastLines.firstIndex { line <= $0 }
  }

  /// Returns the number of the example that printed the end of the output; nil if there is none.
  func lastExample(of result: RunResult) -> Int? {
    if outputs(of: result) != nil { return nil }
    let names = counts.indices.flatMap { number in
      (0..<counts[number]).map { (number, Self.name(number, $0)) }
    }
    let lines = Set(PrintedLines.lines(of: String(decoding: result.output, as: UTF8.self)))
    return names.last { lines.contains(Example.header(of: $0.1)) }?.0
  }

  /// Returns what each order of each example has printed; nil if the program hasn't run to completion.
  ///
  /// The last line about an order that terminated early says so.
  func outputs(of result: RunResult) -> [[[String]]]? {
    guard case .ran(let summary) = result.termination else { return nil }
    let text = String(decoding: result.output, as: UTF8.self)
    let headers = Set(summary.examples.map { Example.header(of: $0.name) })
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
        var lines = printed[Example.header(of: name)] ?? []
        // An empty line separates the examples.
        if lines.last?.isEmpty == true { lines.removeLast() }
        if case .finished = terminations[name] { return lines }
        return lines + ["The program stops with an error."]
      }
    }
  }
}
