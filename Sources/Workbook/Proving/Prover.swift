public import Foundation
import Lesson
import Synchronization

/// Proves chapters: all that they show and promise.
public struct Prover: Sendable {
  private let book: Book
  private let hosts: HostPool
  private let limits: Limits
  private let time: HostOrder.Time
  private let compiler: Compiler
  private let judge: ChallengeJudge
  private let memory: ProofMemory
  private let commands: CommandNames

  /// Makes a prover that uses `program` as host and the modules beside it; examples have the given kind of time, and
  /// texts may name `commands`.
  public init(
    book: Book, program: URL, commands: CommandNames, limits: Limits = Limits(),
    time: HostOrder.Time = .virtual
  ) throws {
    self.book = book
    self.commands = commands
    hosts = HostPool(program: program)
    self.limits = limits
    self.time = time
    let toolchain = try Toolchain()
    compiler = Compiler(program: program, toolchain: toolchain, memory: book.scratch)
    memory = ProofMemory(
      book: book, program: program, toolchain: toolchain, limits: limits, time: time)
    judge = try ChallengeJudge(program: program, limits: limits, memory: book.scratch, hosts: hosts)
  }

  /// A piece of work that takes a while and depends on no other.
  private enum Task: Sendable {
    case snippets(ChapterEvidence)
    case examples(ChapterEvidence)
    case diagrams(ChapterEvidence)
    case compilation(ChapterEvidence, ChapterFence)
    case starter(Challenge)
    case solution(Challenge)
  }

  /// Whether the program is what the sources say, so that what is proven can be remembered.
  public var canRemember: Bool { memory.isUsable }

  /// Proves `chapters`, several things at a time.
  ///
  /// - Parameters:
  ///   - changedOnly: Whether to pass over chapters that have been proven and are still what they were; only their
  ///     texts are read, because what they link to may have changed.
  ///   - progress: Is told, from several threads, how many things are done, how many there are, and what comes next.
  /// - Returns: A result for each example, fence, challenge and chapter, in the order of the book.
  public func prove(
    _ chapters: [BookChapter], changedOnly: Bool = false,
    progress: @Sendable (_ done: Int, _ count: Int, _ next: String) -> Void = { _, _, _ in }
  ) -> [Report.Result] {
    let fingerprints = concurrently(chapters) { [memory.fingerprint(of: .chapter($0))] }.flatMap(\.self)
    let prose = ProseProof(of: book, commands: commands)
    let evidence = concurrently(chapters) { ChapterEvidence(of: $0, in: book) }
    let texts = concurrently(evidence) { ChapterProof($0, in: book, prose: prose).findings }
    let isUnchanged = zip(chapters, fingerprints).map { chapter, fingerprint in
      changedOnly && memory.isProven(.chapter(chapter), fingerprint)
    }
    let work = zip(evidence, isUnchanged).flatMap { evidence, isUnchanged in
      isUnchanged ? [] : tasks(for: evidence)
    }
    let done = Mutex(0)
    let proven = concurrently(work) { task in
      progress(done.withLock(\.self), work.count, name(of: task))
      defer { done.withLock { $0 += 1 } }
      return perform(task, prose)
    }
    let byChapter = Dictionary(grouping: proven.joined(), by: \.chapter)
    return matter(prose)
      + zip(evidence.indices, evidence).flatMap { index, evidence in
        let chapter = evidence.chapter
        let text = result(
          .chapter, chapter, chapter.identifier, texts[index],
          otherwise: isUnchanged[index] ? .unchanged : .proven)
        if isUnchanged[index] { return [text] }
        let results = [text] + byChapter[chapter.name, default: []]
        memory.note(.chapter(chapter), fingerprints[index], isProven: results.allSatisfy(\.isGood))
        return results
      }
  }

  /// The results for the book's cover and the pages beside it, as far as it has them.
  private func matter(_ prose: ProseProof) -> [Report.Result] {
    guard let first = book.chapters.first else { return [] }
    return ([book.cover] + BookMatter.allCases.map { $0.file(in: book) }).compactMap { file in
      book.document(at: file).map { document in
        let findings =
          document.findings + prose.findings(in: document, below: book.chaptersFolder, of: first)
        return Report.Result(
          kind: .cover, chapter: "", name: book.path(of: file),
          judgement: Judgement(.proven, or: findings), findings: findings.sortedByLine())
      }
    }
  }

  private func tasks(for evidence: ChapterEvidence) -> [Task] {
    [Task.snippets(evidence), .examples(evidence), .diagrams(evidence)]
      + evidence.text.fences.filter(\.isCompiled).map { Task.compilation(evidence, $0) }
      + evidence.chapter.challenges.flatMap { [Task.starter($0), .solution($0)] }
  }

  private func name(of task: Task) -> String {
    switch task {
    case .snippets(let evidence): "comparing the snippets of \(evidence.chapter.identifier)"
    case .examples(let evidence): "running the examples of \(evidence.chapter.identifier)"
    case .diagrams(let evidence): "playing the diagrams of \(evidence.chapter.identifier)"
    case .compilation(let evidence, let fence): "compiling \(evidence.place(of: fence))"
    case .starter(let challenge): "compiling the starter of \(challenge.identifier)"
    case .solution(let challenge): "compiling the solution of \(challenge.identifier)"
    }
  }

  private func perform(_ task: Task, _ prose: ProseProof) -> [Report.Result] {
    do {
      switch task {
      case .snippets(let evidence): return snippets(evidence)
      case .examples(let evidence):
        let examples = evidence.chapter.code.examples
        let runner = ExampleRunner(hosts: hosts, limits: limits, time: time)
        let judge = ExampleJudge(evidence: evidence, hosts: hosts, limits: limits, time: time)
        return try runner.run(examples, of: evidence.chapter)
          .map { Report.Result(try judge.judge($0), in: evidence.chapter) }
      case .diagrams(let evidence):
        return try DiagramRunner(hosts: hosts, limits: limits)
          .run(diagramsOf: evidence.chapter, columns: evidence.columns)
          .map { Report.Result(DiagramJudge(evidence).judge($0), in: evidence.chapter) }
      case .compilation(let evidence, let fence):
        return [result(.fence, evidence.chapter, evidence.place(of: fence), try compile(fence, evidence))]
      case .starter(let challenge):
        let proof = ChallengeProof(of: challenge, in: book, prose: prose)
        let (findings, good) = try findings(in: .starter(of: challenge)) {
          try proof.proveStarter(with: judge, in: scratch())
        }
        return [
          result(
            .starter, challenge.chapter, challenge.identifier, proof.proveFiles() + findings, otherwise: good)
        ]
      case .solution(let challenge):
        let proof = ChallengeProof(of: challenge, in: book, prose: prose)
        let (findings, good) = try findings(in: .solution(of: challenge)) {
          try proof.proveSolution(with: judge, in: scratch())
        }
        return [result(.solution, challenge.chapter, challenge.identifier, findings, otherwise: good)]
      }
    } catch {
      return [failure(task, error)]
    }
  }

  /// What `prove` finds wrong with what a challenge's file does, unless it was proven before and is still what it was:
  /// a check plays hundreds of diagrams on a clock of its own, and comes to the same result each time.
  private func findings(in subject: ProofMemory.Subject, prove: () throws -> [Finding]) rethrows -> (
    findings: [Finding], good: Verdict
  ) {
    let fingerprint = memory.fingerprint(of: subject)
    if memory.isProven(subject, fingerprint) { return ([], .unchanged) }
    let findings = try prove()
    memory.note(subject, fingerprint, isProven: findings.isEmpty)
    return (findings, .proven)
  }

  private func compile(_ fence: ChapterFence, _ evidence: ChapterEvidence) throws -> [Finding] {
    let proof = CompileProof(
      compiler: compiler, file: evidence.file, imports: evidence.sources.imports)
    let finding =
      switch fence.role {
      case .fails(let reason): try proof.prove(fence.markdown, failsWith: reason, in: scratch())
      case .warns(let reason): try proof.prove(fence.markdown, warnsWith: reason, in: scratch())
      case .example, .file, .sketch, .output, .marble, .answers, .choices, .operators, .shown: Finding?.none
      }
    return [finding].compactMap(\.self)
  }

  private func snippets(_ evidence: ChapterEvidence) -> [Report.Result] {
    let proof = SnippetProof(chapter: evidence.chapter, file: evidence.file, sources: evidence.sources)
    return evidence.text.fences.compactMap { fence in
      let finding: Finding?
      switch fence.role {
      case .example(let name): finding = proof.prove(fence.markdown, showsExample: name)
      case .file(let name): finding = proof.prove(fence.markdown, showsFile: name)
      case .sketch: finding = nil
      // Proven by tasks of their own, or by nothing.
      case .fails, .warns, .output, .marble, .answers, .choices, .operators, .shown: return nil
      }
      return result(
        .fence, evidence.chapter, evidence.place(of: fence), [finding].compactMap(\.self),
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
      judgement: Judgement(good, or: findings), findings: findings)
  }

  private func failure(_ task: Task, _ error: any Error) -> Report.Result {
    let (kind, chapter): (Report.Result.Kind, BookChapter) =
      switch task {
      case .snippets(let evidence), .examples(let evidence), .diagrams(let evidence):
        (.chapter, evidence.chapter)
      case .compilation(let evidence, _): (.fence, evidence.chapter)
      case .starter(let challenge): (.starter, challenge.chapter)
      case .solution(let challenge): (.solution, challenge.chapter)
      }
    let finding = Finding(
      file: book.path(of: chapter.markdown), line: 1, message: "This could not be proven: \(error)")
    return result(kind, chapter, chapter.identifier, [finding])
  }
}

extension ChapterEvidence {
  fileprivate func place(of fence: ChapterFence) -> String { "\(file):\(fence.markdown.line)" }
}

extension ChapterFence {
  fileprivate var isCompiled: Bool {
    switch role {
    case .fails, .warns: true
    case .example, .file, .sketch, .output, .marble, .answers, .choices, .operators, .shown: false
    }
  }

  fileprivate var isSketch: Bool { if case .sketch = role { true } else { false } }
}
