/// A chain whose parameters have been read and whose types are known.
package struct CheckedChain {
  package let composition: Composition
  /// The sources, in order.
  let sources: [CheckedSource]
  /// The stages before the first problem.
  let steps: [Step]
  /// The problems of the sources.
  package let sourceProblems: [ChainProblem?]
  /// The first problem of the stages, and the number of its stage.
  package let stageProblem: (stage: Int, problem: ChainProblem)?
  let crash: Crash

  package init(_ chain: Composition) {
    composition = chain
    let crash = Crash()
    self.crash = crash
    var sources: [CheckedSource] = []
    var problems: [ChainProblem?] = []
    for source in chain.sources {
      var reader = SourceReader(source)
      sources.append(reader.read())
      problems.append(reader.problem)
    }
    self.sources = sources
    sourceProblems = problems
    var steps: [Step] = []
    var problem: (stage: Int, problem: ChainProblem)?
    for (index, stage) in chain.stages.enumerated() {
      let input = steps.last?.type ?? sources.first?.type ?? .unknown
      guard let kind = StageKind.named(stage.kind) else {
        problem = (index, ChainProblem("Unknown operator `\(stage.kind)`."))
        break
      }
      if input.containsSequences, !kind.acceptsSequences {
        problem = (
          index,
          ChainProblem(
            "The elements are sequences here. Flatten them first, with merge(), concat() or switchLatest.")
        )
        break
      }
      var reader = StageReader(stage, of: kind, input: input, sources: sources, crash: crash)
      let step = kind.prepare(&reader)
      if let found = reader.problem {
        problem = (index, found)
        break
      }
      steps.append(step)
    }
    self.steps = steps
    stageProblem = problem
  }

  /// Whether the whole chain can run.
  package var isRight: Bool { stageProblem == nil && sourceProblems.allSatisfy { $0 == nil } }

  /// The types of the elements of each source.
  package var sourceTypes: [String] { sources.map { $0.type.description } }

  /// The types of the elements that each stage emits, up to the first problem.
  package var stageTypes: [String] { steps.map { $0.type.description } }

  /// The code of each stage up to the first problem, with `…` instead of the code before it if the stage surrounds it.
  var stageCodes: [String] {
    steps.map { step in
      var code = step.code.before.isEmpty ? "" : step.code.before + "…"
      for scalar in step.code.after.unicodeScalars
      where scalar != StageKind.innerMark && scalar != StageKind.innersMark {
        code.unicodeScalars.append(scalar)
      }
      return code
    }
  }

  /// The type of the elements of the result.
  var resultType: ValueType { steps.last?.type ?? sources.first?.type ?? .unknown }
}
