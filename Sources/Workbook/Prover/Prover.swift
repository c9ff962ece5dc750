import BookMarkdown
import BookModel
import Checker
import Foundation
import Lesson
import Runner
import Synchronization
import SystemSupport
import TextSupport

/// Proves chapters: verifies everything that they show and promise.
package struct Prover: Sendable {
  private let book: ParsedBook
  private let workers: WorkerPool
  private let limits: Limits
  private let time: JobRequest.Time
  private let compiler: Compiler
  private let judge: ChallengeJudge
  private let proofs: ProofCache
  private let commands: CommandNames

  /// Creates a prover that uses `program` in its workers and the modules in its folder.
  ///
  /// - Parameters:
  ///   - commands: The commands that texts may mention.
  ///   - time: The clock of the examples.
  package init(
    book: ParsedBook, program: URL, commands: CommandNames, limits: Limits = Limits(),
    time: JobRequest.Time = .virtual
  ) throws {
    self.book = book
    self.commands = commands
    workers = WorkerPool(program: program)
    self.limits = limits
    self.time = time
    let toolchain = try Toolchain()
    let version = ProgramVersion(of: program)
    let cache = DiskCache(of: book.book, version: version)
    compiler = Compiler(program: program, toolchain: toolchain, cache: cache)
    proofs = ProofCache(
      cache, book: book.book, version: version, toolchain: toolchain, limits: limits, time: time)
    judge = try ChallengeJudge(program: program, limits: limits, cache: cache, workers: workers)
  }

  /// A task that takes some time and can run in parallel with the others.
  private enum Task: Sendable {
    case snippets(ParsedChapter)
    case examples(ParsedChapter)
    case diagrams(ParsedChapter)
    case compilation(ParsedChapter, ChapterFence)
    case starter(Challenge)
    case solution(Challenge)
  }

  /// Whether the program is up to date with its sources, so that proofs can be cached.
  package var canCacheProofs: Bool { proofs.isUsable }

  /// Proves `chapters`, running several tasks in parallel.
  ///
  /// - Parameters:
  ///   - changedOnly: Whether to skip chapters that have been proven and have not changed. Their texts are still
  ///     verified, because link targets may have changed.
  ///   - isForced: Whether to prove challenges even if the cache contains a proof of them.
  ///   - progress: Called on several threads with the number of finished tasks, the number of all tasks, and the name
  ///     of the next one.
  /// - Returns: A result for each example, fence, challenge and chapter, in the order of the book.
  package func prove(
    _ chapters: [ParsedChapter], changedOnly: Bool = false, isForced: Bool = false,
    progress: @Sendable (_ done: Int, _ count: Int, _ next: String) -> Void = { _, _, _ in }
  ) -> [Report.Result] {
    let keys: [DiskCache.Key?] = concurrentMap(chapters) { chapter in
      // A file that was saved after the book was loaded differs from what is proven here.
      chapter.isUpToDate() ? proofs.key(for: .chapter(chapter.chapter)) : nil
    }
    let prose = ProseProof(of: book, commands: commands)
    let texts = concurrentMap(chapters) { ChapterProof($0, in: book, prose: prose).findings }
    let isUnchanged = keys.map { changedOnly && proofs.isProven($0) }
    let work = zip(chapters, isUnchanged).flatMap { parsed, isUnchanged in
      isUnchanged ? [] : tasks(for: parsed)
    }
    let done = Mutex(0)
    let proven = concurrentMap(work) { task in
      progress(done.withLock(\.self), work.count, name(of: task))
      defer { done.withLock { $0 += 1 } }
      return perform(task, prose, isForced: isForced)
    }
    let byChapter = Dictionary(grouping: proven.joined(), by: \.chapter)
    return supplementaryPages(prose)
      + zip(chapters.indices, chapters).flatMap { index, parsed in
        let chapter = parsed.chapter
        let text = result(
          .chapter, chapter, chapter.identifier, texts[index],
          otherwise: isUnchanged[index] ? .unchanged : .proven)
        if isUnchanged[index] { return [text] }
        let results = [text] + byChapter[chapter.name, default: []]
        proofs.store(isProven: results.allSatisfy(\.isGood), of: .chapter(chapter), forKey: keys[index])
        return results
      }
  }

  /// Returns the results for the book's cover and other pages.
  private func supplementaryPages(_ prose: ProseProof) -> [Report.Result] {
    guard let first = book.chapters.first else { return [] }
    return ([book.cover].compactMap(\.self) + book.optionalPages.map(\.file)).map { file in
      let findings =
        file.text.document.findings
        + prose.findings(in: file.text, below: book.chaptersFolder, of: first.chapter)
      return Report.Result(
        kind: .cover, chapter: "", name: file.path,
        verdict: ExplainedVerdict(.proven, or: findings), findings: findings.sortedByLine())
    }
  }

  private func tasks(for parsed: ParsedChapter) -> [Task] {
    [Task.snippets(parsed), .examples(parsed), .diagrams(parsed)]
      + parsed.text.fences.filter(\.isCompiled).map { Task.compilation(parsed, $0) }
      + parsed.challenges.flatMap { [Task.starter($0), .solution($0)] }
  }

  private func name(of task: Task) -> String {
    switch task {
    case .snippets(let parsed): "comparing the snippets of \(parsed.chapter.identifier)"
    case .examples(let parsed): "running the examples of \(parsed.chapter.identifier)"
    case .diagrams(let parsed): "playing the diagrams of \(parsed.chapter.identifier)"
    case .compilation(let parsed, let fence): "compiling \(parsed.place(of: fence))"
    case .starter(let challenge): "compiling the starter of \(challenge.identifier)"
    case .solution(let challenge): "compiling the solution of \(challenge.identifier)"
    }
  }

  private func perform(_ task: Task, _ prose: ProseProof, isForced: Bool) -> [Report.Result] {
    do {
      switch task {
      case .snippets(let parsed): return snippets(parsed)
      case .examples(let parsed):
        let examples = parsed.chapter.code.examples
        let runner = ExampleRunner(workers: workers, limits: limits, time: time)
        let judge = ExampleJudge(of: parsed, workers: workers, limits: limits, time: time)
        return try zip(examples, runner.run(examples, of: parsed.chapter)).map(judge.judge)
      case .diagrams(let parsed):
        let runner = DiagramRunner(workers: workers, limits: limits)
        let results = try runner.run(diagramsOf: parsed.chapter, columns: parsed.columns)
        return zip(parsed.chapter.code.diagrams, results).map(DiagramJudge(parsed).judge)
      case .compilation(let parsed, let fence):
        return [result(.fence, parsed.chapter, parsed.place(of: fence), try compile(fence, parsed))]
      case .starter(let challenge):
        let proof = ChallengeProof(of: challenge, in: book, prose: prose)
        let (findings, good) = try findings(in: .starter(of: challenge), challenge, isForced: isForced) {
          try proof.proveStarter(with: judge, in: scratch())
        }
        return [
          result(
            .starter, challenge.chapter, challenge.identifier, proof.proveFiles() + findings, otherwise: good)
        ]
      case .solution(let challenge):
        let proof = ChallengeProof(of: challenge, in: book, prose: prose)
        let (findings, good) = try findings(in: .solution(of: challenge), challenge, isForced: isForced) {
          try proof.proveSolution(with: judge, in: scratch())
        }
        return [result(.solution, challenge.chapter, challenge.identifier, findings, otherwise: good)]
      }
    } catch {
      return [failure(task, error)]
    }
  }

  /// Returns the findings of `prove` for a file of a challenge, unless there is a cached proof.
  ///
  /// A check plays hundreds of diagrams on its own clock, and always has the same result.
  ///
  /// - Parameter isForced: Whether to ignore cached proofs.
  private func findings(
    in subject: ProofCache.Subject, _ challenge: Challenge, isForced: Bool, prove: () throws -> [Finding]
  ) rethrows -> (findings: [Finding], good: Verdict) {
    var key = proofs.key(for: subject)
    if !challenge.isUpToDate() { key = nil }
    if !isForced, proofs.isProven(key) { return ([], .unchanged) }
    let findings = try prove()
    proofs.store(isProven: findings.isEmpty, of: subject, forKey: key)
    return (findings, .proven)
  }

  private func compile(_ fence: ChapterFence, _ parsed: ParsedChapter) throws -> [Finding] {
    let proof = CompileProof(
      compiler: compiler, file: parsed.file, imports: parsed.sources.imports)
    let finding =
      switch fence.role {
      case .fails(let reason): try proof.prove(fence.markdown, failsWith: reason, in: scratch())
      case .warns(let reason): try proof.prove(fence.markdown, warnsWith: reason, in: scratch())
      case .example, .file, .sketch, .output, .marble, .answers, .choices, .operators, .demo, .shown:
        Finding?.none
      }
    return [finding].compactMap(\.self)
  }

  private func snippets(_ parsed: ParsedChapter) -> [Report.Result] {
    let proof = SnippetProof(chapter: parsed.chapter, file: parsed.file, sources: parsed.sources)
    return parsed.text.fences.compactMap { fence in
      let finding: Finding?
      switch fence.role {
      case .example(let name): finding = proof.prove(fence.markdown, showsExample: name)
      case .file(let name): finding = proof.prove(fence.markdown, showsFile: name)
      case .sketch: finding = nil
      // These fences are verified by other tasks, or not at all.
      case .fails, .warns, .output, .marble, .answers, .choices, .operators, .demo, .shown: return nil
      }
      return result(
        .fence, parsed.chapter, parsed.place(of: fence), [finding].compactMap(\.self),
        otherwise: fence.isSketch ? .sketch : .proven)
    }
  }

  private func scratch() throws -> ScratchFolder { try ScratchFolder(below: book.scratch) }

  private func result(
    _ kind: Report.Result.Kind, _ chapter: BookChapter, _ name: String, _ findings: [Finding],
    otherwise good: Verdict = .proven
  ) -> Report.Result {
    Report.Result(
      kind: kind, chapter: chapter.name, name: name,
      verdict: ExplainedVerdict(good, or: findings), findings: findings)
  }

  private func failure(_ task: Task, _ error: any Error) -> Report.Result {
    let (kind, chapter): (Report.Result.Kind, BookChapter) =
      switch task {
      case .snippets(let parsed), .examples(let parsed), .diagrams(let parsed):
        (.chapter, parsed.chapter)
      case .compilation(let parsed, _): (.fence, parsed.chapter)
      case .starter(let challenge): (.starter, challenge.chapter)
      case .solution(let challenge): (.solution, challenge.chapter)
      }
    let finding = Finding(
      file: book.path(of: chapter.markdown), line: 1, message: "This could not be verified: \(error)")
    return result(kind, chapter, chapter.identifier, [finding])
  }
}

extension ParsedChapter {
  fileprivate func place(of fence: ChapterFence) -> String { "\(file):\(fence.markdown.line)" }
}

extension ChapterFence {
  fileprivate var isCompiled: Bool {
    switch role {
    case .fails, .warns: true
    case .example, .file, .sketch, .output, .marble, .answers, .choices, .operators, .demo, .shown: false
    }
  }

  fileprivate var isSketch: Bool { if case .sketch = role { true } else { false } }
}
