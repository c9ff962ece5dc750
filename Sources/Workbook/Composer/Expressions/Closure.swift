/// A closure of a chain: its code, the type of its result, and a function that calls it.
struct Closure {
  let result: ValueType
  /// The closure in Swift, without its braces.
  let body: String
  /// The parameters that it uses, as a bit for each number.
  private let used: Int
  private let names: [String]?
  private let evaluate: (Scope) -> Value
  private let crash: Crash

  /// Parses and checks the closure `text`.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - parameters: The types of its parameters.
  ///   - names: The names that the parameters have in the code, or nil if the closure is one of its own.
  ///   - crash: The place where calls report a crash.
  static func make(
    _ text: String, _ parameters: [ValueType], names: [String]? = nil, crash: Crash
  ) -> Result<Closure, ChainProblem> {
    switch ExpressionParser.parse(text) {
    case .failure(let problem): .failure(problem)
    case .success(let expression): make(expression, parameters, names: names, crash: crash)
    }
  }

  static func make(
    _ expression: Expression, _ parameters: [ValueType], names: [String]? = nil, crash: Crash
  ) -> Result<Closure, ChainProblem> {
    var checker = ExpressionChecker(parameters: parameters)
    let checked = checker.check(expression)
    if let problem = checker.problem { return .failure(problem) }
    return .success(
      Closure(
        result: checked.type,
        body: names.map { expression.code($0) } ?? code(of: expression, parameters.count),
        used: expression.parameters, names: names, evaluate: checked.evaluate, crash: crash))
  }

  /// Creates a closure that replaces one with a problem.
  init(result: ValueType, crash: Crash) {
    self.init(
      result: result, body: "", used: 0, names: nil, evaluate: { _ in .number(0) }, crash: crash)
  }

  private init(
    result: ValueType, body: String, used: Int, names: [String]?, evaluate: @escaping (Scope) -> Value,
    crash: Crash
  ) {
    (self.result, self.body, self.used, self.names) = (result, body, used, names)
    (self.evaluate, self.crash) = (evaluate, crash)
  }

  /// Returns whether the closure uses the parameter with this number.
  func uses(_ parameter: Int) -> Bool { used & 1 << parameter != 0 }

  /// The name of a parameter in the code, or `_` if the closure doesn't use it.
  func name(_ parameter: Int) -> String { uses(parameter) ? names?[parameter] ?? "$\(parameter)" : "_" }

  /// Returns the body of a closure with `count` parameters.
  private static func code(of expression: Expression, _ count: Int) -> String {
    let used = expression.parameters
    // The compiler infers the number of parameters from the last one that is used.
    if count == 0 || used & 1 << (count - 1) != 0 { return expression.code([]) }
    let names = count == 1 ? ["_"] : [used & 1 != 0 ? "first" : "_", "_"]
    var list = ""
    for (index, name) in names.enumerated() { list += (index > 0 ? ", " : "") + name }
    return "\(list) in \(expression.code(names))"
  }

  func callAsFunction(_ parameters: Value...) -> Value {
    evaluate(Scope(parameters: parameters, crash: crash))
  }
}
