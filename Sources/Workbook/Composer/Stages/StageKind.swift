#if !hasFeature(Embedded)
import Reactive
#endif

/// An operator that a chain can use.
package struct StageKind {
  package enum Group: String, CaseIterable {
    case transforming, filtering, combining, inner, timing, errors, sharing

    package var title: String {
      switch self {
      case .transforming: "Transform"
      case .filtering: "Filter"
      case .combining: "Combine"
      case .inner: "Inner sequences"
      case .timing: "Time"
      case .errors: "Errors"
      case .sharing: "Share and schedule"
      }
    }
  }

  /// The identifier in links, which must never change.
  package let identifier: String
  /// The name in the page's list.
  package let title: String
  package let group: Group
  /// A sentence that says what the operator does.
  package let words: String
  package let parameters: [Parameter]
  /// Whether the elements may be sequences.
  let acceptsSequences: Bool
  /// Reads the parameters, and returns the stage.
  let prepare: (inout StageReader) -> Step

  init(
    _ identifier: String, _ title: String, _ group: Group, _ words: String, _ parameters: [Parameter] = [],
    acceptsSequences: Bool = false, _ prepare: @escaping (inout StageReader) -> Step
  ) {
    self.identifier = identifier
    self.title = title
    self.group = group
    self.words = words
    self.parameters = parameters
    self.acceptsSequences = acceptsSequences
    self.prepare = prepare
  }

  /// All operators, in the order of the page's list.
  nonisolated(unsafe) package static let all =
    transforming + filtering + combining + inner + timing + errors + sharing

  /// Returns the operator with this identifier.
  package static func named(_ identifier: String) -> StageKind? { all.first { $0.identifier == identifier } }
}

/// A stage that is ready to run.
struct Step {
  /// The type of the elements that the stage emits.
  let type: ValueType
  /// The code before and after the code of the source.
  let code: (before: String, after: String)
  /// Whether the stage makes the sequences that it emits.
  var makesSequences: Bool {
    type.innerElement != nil
      && code.after.unicodeScalars.contains {
        $0 == StageKind.innerMark || $0 == StageKind.innersMark
      }
  }
  /// Applies the operator.
  let apply: (Observable<Value>, ChainRun) -> Observable<Value>

  /// Creates a stage whose code follows its source, such as `.map { $0 }`.
  init(
    _ type: ValueType, _ code: String, _ apply: @escaping (Observable<Value>, ChainRun) -> Observable<Value>
  ) {
    self.init(type, before: "", after: code, apply)
  }

  /// Creates a stage whose code surrounds its source, such as `Observable.merge(` and `, b)`.
  init(
    _ type: ValueType, before: String, after: String,
    _ apply: @escaping (Observable<Value>, ChainRun) -> Observable<Value>
  ) {
    self.type = type
    code = (before, after)
    self.apply = apply
  }
}

/// Reads the parameters of a stage, and records the first problem.
struct StageReader {
  /// The type of the elements that the stage receives.
  let input: ValueType
  private let kind: StageKind
  private let parameters: [String]
  private let sources: [CheckedSource]
  private let crash: Crash
  /// The first problem.
  private(set) var problem: ChainProblem?

  init(
    _ stage: Composition.Stage, of kind: StageKind, input: ValueType, sources: [CheckedSource], crash: Crash
  ) {
    self.kind = kind
    parameters = stage.parameters
    self.input = input
    self.sources = sources
    self.crash = crash
  }

  /// Reports a problem of the whole stage.
  mutating func fail(_ message: String) {
    if problem == nil { problem = ChainProblem(message) }
  }

  private mutating func fail(_ message: String, _ index: Int, at position: Int? = nil) {
    guard problem == nil else { return }
    problem = ChainProblem(message, at: position)
    problem?.parameter = index
  }

  /// The text of a parameter, or its default if a link doesn't contain the parameter.
  func text(_ index: Int) -> String {
    parameters.indices.contains(index) ? parameters[index] : kind.parameters[index].usual
  }

  // MARK: Parameters

  mutating func number(_ index: Int) -> Int {
    guard case .number(let range) = kind.parameters[index].kind else { return 0 }
    if let number = Int(text(index)), range.contains(number) { return number }
    fail(
      "`\(kind.parameters[index].name)` must be a whole number from \(range.lowerBound) to \(range.upperBound).",
      index)
    return range.lowerBound
  }

  private static let nothingArrives =
    "No elements arrive here, so this operator has nothing to do. Remove it."

  /// Reads a time in milliseconds.
  mutating func time(_ index: Int) -> Int {
    if let number = Int(text(index)), number > 0, number <= Composition.longest { return number }
    fail(
      "`\(kind.parameters[index].name)` must be a whole number of milliseconds from 1 to \(Composition.longest).",
      index)
    return 10
  }

  mutating func choice(_ index: Int) -> String {
    guard case .choice(let choices) = kind.parameters[index].kind else { return "" }
    if choices.contains(text(index)) { return text(index) }
    fail("`\(text(index))` isn't one of the choices of `\(kind.parameters[index].name)`.", index)
    return choices[0]
  }

  /// Reads a closure with parameters of these types.
  mutating func closure(_ index: Int, _ types: [ValueType], names: [String]? = nil) -> Closure {
    if types.contains(.nothing) { fail(Self.nothingArrives, index) }
    switch Closure.make(text(index), types, names: names, crash: crash) {
    case .success(let closure): return closure
    case .failure(let problem):
      fail(problem.message, index, at: problem.position)
      return Closure(result: .unknown, crash: crash)
    }
  }

  /// Reads several closures, separated by commas, with parameters of these types.
  mutating func closures(_ index: Int, _ types: [ValueType], names: [String]) -> [Closure] {
    if types.contains(.nothing) { fail(Self.nothingArrives, index) }
    switch ExpressionParser.list(text(index)) {
    case .failure(let problem): fail(problem.message, index, at: problem.position)
    case .success(let expressions):
      var closures: [Closure] = []
      for expression in expressions {
        switch Closure.make(expression, types, names: names, crash: crash) {
        case .success(let closure): closures.append(closure)
        case .failure(let problem): fail(problem.message, index, at: problem.position)
        }
      }
      if closures.count == expressions.count { return closures }
    }
    return [Closure(result: .unknown, crash: crash)]
  }

  /// Reads a closure that returns a Bool.
  mutating func predicate(_ index: Int, _ types: [ValueType]) -> Closure {
    let closure = closure(index, types)
    expect(closure.result, .truth, index, "The closure must return")
    return closure
  }

  /// Reads a closure whose result has this type.
  mutating func closure(_ index: Int, _ types: [ValueType], returning type: ValueType) -> Closure {
    let closure = closure(index, types)
    expect(closure.result, type, index, "The closure must return")
    return closure
  }

  private mutating func expect(_ type: ValueType, _ expected: ValueType, _ index: Int, _ words: String) {
    if ExpressionChecker.fits(type, expected) { return }
    fail(
      "\(words) \(ExpressionChecker.words(expected)), but this is \(ExpressionChecker.words(type)).", index,
      at: 1)
  }

  /// Reads a value of this type, or of any type if that is nil.
  mutating func value(_ index: Int, _ type: ValueType? = nil) -> (value: Value, type: ValueType, code: String)
  {
    let closure = closure(index, [])
    if type == .nothing { fail(Self.nothingArrives, index) }
    if let type { expect(closure.result, type, index, "The value must be") }
    return (closure(), closure.result, closure.body)
  }

  /// Reads the name of another source, whose elements must have this type unless it is nil.
  mutating func row(_ index: Int, _ type: ValueType? = nil) -> CheckedSource {
    guard let source = sources.first(where: { $0.name == text(index) }) else {
      fail(
        text(index).isEmpty
          ? "Add a second source, and choose it here." : "Unknown source `\(text(index))`.", index)
      return CheckedSource.none
    }
    if let type, !ExpressionChecker.fits(source.type, type) {
      fail(
        "The elements must have the same type: \(type.description) here, \(source.type.description) in "
          + "`\(source.name)`.", index)
    }
    return source
  }

  /// Reports elements that can't be compared.
  mutating func requireEquatable(_ type: ValueType) {
    if !type.isEquatable {
      fail("This operator compares elements, but \(type.description) can't be compared with `==`.")
    }
  }
}

/// A source whose parameters are right.
struct CheckedSource {
  let name: String
  let type: ValueType
  /// The value in the code.
  let code: String
  /// The lines of code after the declaration, which emit its events.
  let more: [String]
  /// Creates the observable for a run.
  let open: (ChainClock) -> Observable<Value>

  static var none: CheckedSource {
    CheckedSource(name: "", type: .unknown, code: "", more: []) { _ in .never() }
  }
}
