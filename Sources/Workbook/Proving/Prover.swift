public import Foundation
import Lesson

/// Proves chapters: all that they show and promise.
public struct Prover: Sendable {
  private let book: Book
  private let program: URL
  private let limits: Limits
  private let time: HostOrder.Time
  private let compiler: Compiler
  private let judge: ChallengeJudge

  /// Makes a prover that uses `program` as host and the modules beside it; examples have the given kind of time.
  public init(
    book: Book, program: URL, limits: Limits = Limits(), time: HostOrder.Time = .virtual
  ) throws {
    self.book = book
    self.program = program
    self.limits = limits
    self.time = time
    compiler = Compiler(program: program, toolchain: try Toolchain(), memory: book.scratch)
    judge = try ChallengeJudge(program: program, limits: limits, memory: book.scratch)
  }

  /// A piece of work that takes a while and depends on no other.
  private enum Task: Sendable {
    case examples(ChapterEvidence)
    case diagrams(ChapterEvidence)
    case compilation(ChapterEvidence, ChapterFence)
    case starter(BookChapter, Challenge)
    case solution(BookChapter, Challenge)
  }

  /// Proves `chapters`, several things at a time.
  ///
  /// - Returns: A result for each example, fence, challenge and chapter, in the order of the book.
  public func prove(_ chapters: [BookChapter]) -> [Report.Result] {
    let evidence = concurrently(chapters) { ChapterEvidence(of: $0, in: book) }
    let tasks = evidence.flatMap { evidence in
      [Task.examples(evidence), .diagrams(evidence)]
        + evidence.text.fences.filter(\.isCompiled).map { Task.compilation(evidence, $0) }
        + evidence.chapter.challenges.flatMap { challenge in
          [Task.starter(evidence.chapter, challenge), .solution(evidence.chapter, challenge)]
        }
    }
    let proven = concurrently(tasks) { perform($0) }.flatMap(\.self)
    return evidence.flatMap { evidence in
      let chapter = evidence.chapter
      return [result(.chapter, chapter, chapter.identifier, evidence.findings)] + snippets(evidence)
        + proven.filter { $0.chapter == chapter.name }
    }
  }

  private func perform(_ task: Task) -> [Report.Result] {
    do {
      switch task {
      case .examples(let evidence):
        let examples = evidence.chapter.code.examples
        let runner = ExampleRunner(program: program, limits: limits, time: time)
        let judge = ExampleJudge(evidence: evidence, program: program, limits: limits, time: time)
        return try runner.run(examples, of: evidence.chapter)
          .map { Report.Result(try judge.judge($0), in: evidence.chapter) }
      case .diagrams(let evidence):
        return try DiagramRunner(program: program, limits: limits)
          .run(diagramsOf: evidence.chapter, columns: evidence.columns)
          .map { Report.Result(evidence.judge($0), in: evidence.chapter) }
      case .compilation(let evidence, let fence):
        return [result(.fence, evidence.chapter, evidence.place(of: fence), try compile(fence, evidence))]
      case .starter(let chapter, let challenge):
        let proof = ChallengeProof(challenge: challenge, of: chapter, book: book)
        let findings = try proof.proveFiles() + proof.proveStarter(with: judge, in: scratch())
        return [result(.challenge, chapter, "\(chapter.identifier)/\(challenge.number) starter", findings)]
      case .solution(let chapter, let challenge):
        let proof = ChallengeProof(challenge: challenge, of: chapter, book: book)
        let findings = try proof.proveSolution(with: judge, in: scratch())
        return [result(.challenge, chapter, "\(chapter.identifier)/\(challenge.number) solution", findings)]
      }
    } catch {
      return [failure(task, error)]
    }
  }

  private func compile(_ fence: ChapterFence, _ evidence: ChapterEvidence) throws -> [Finding] {
    let proof = CompileProof(
      compiler: compiler, file: evidence.file, imports: evidence.sources.imports)
    let finding =
      switch fence.role {
      case .fails(let reason): try proof.prove(fence.fence, failsWith: reason, in: scratch())
      case .warns(let reason): try proof.prove(fence.fence, warnsWith: reason, in: scratch())
      default: Finding?.none
      }
    return [finding].compactMap(\.self)
  }

  private func snippets(_ evidence: ChapterEvidence) -> [Report.Result] {
    let proof = SnippetProof(chapter: evidence.chapter, file: evidence.file, sources: evidence.sources)
    return evidence.text.fences.compactMap { fence in
      let finding: Finding?
      switch fence.role {
      case .example(let name): finding = proof.prove(fence.fence, showsExample: name)
      case .file(let name): finding = proof.prove(fence.fence, showsFile: name)
      case .sketch: finding = nil
      default: return nil
      }
      return result(
        .fence, evidence.chapter, evidence.place(of: fence), [finding].compactMap(\.self),
        goodVerdict: fence.isSketch ? "sketch" : "proven")
    }
  }

  private func scratch() throws -> ScratchFolder { try ScratchFolder(below: book.scratch) }

  private func result(
    _ kind: Report.Result.Kind, _ chapter: BookChapter, _ name: String, _ findings: [Finding],
    goodVerdict: String = "proven"
  ) -> Report.Result {
    Report.Result(
      kind: kind, chapter: chapter.name, name: name, isGood: findings.isEmpty,
      verdict: findings.isEmpty ? goodVerdict : "refuted", message: findings.first?.message ?? goodVerdict,
      findings: findings)
  }

  private func failure(_ task: Task, _ error: any Error) -> Report.Result {
    let (kind, chapter): (Report.Result.Kind, BookChapter) =
      switch task {
      case .examples(let evidence), .diagrams(let evidence): (.chapter, evidence.chapter)
      case .compilation(let evidence, _): (.fence, evidence.chapter)
      case .starter(let chapter, _), .solution(let chapter, _): (.challenge, chapter)
      }
    let finding = Finding(
      file: book.path(of: chapter.markdown), line: 1, message: "This could not be proven: \(error)")
    return result(kind, chapter, chapter.identifier, [finding])
  }
}

extension ChapterEvidence {
  fileprivate func place(of fence: ChapterFence) -> String { "\(file):\(fence.fence.line)" }
}

extension ChapterFence {
  fileprivate var isCompiled: Bool {
    switch role {
    case .fails, .warns: true
    default: false
    }
  }

  fileprivate var isSketch: Bool { if case .sketch = role { true } else { false } }
}
