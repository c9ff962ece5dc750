#if !hasFeature(Embedded)
import Reactive
#endif

/// The parameters of a closure during a call.
struct Scope {
  let parameters: [Value]
  let crash: Crash
}

/// The place where a running chain reports that the program would crash.
final class Crash {
  private(set) var message: String?

  func report(_ message: String) { if self.message == nil { self.message = message } }
}

/// An expression whose type is known.
struct CheckedExpression {
  let type: ValueType
  let evaluate: (Scope) -> Value

  init(_ type: ValueType, _ evaluate: @escaping (Scope) -> Value) {
    self.type = type
    self.evaluate = evaluate
  }
}

/// Finds the type of an expression, and reports the first problem.
struct ExpressionChecker {
  /// The types of `$0`, `$1` and so on.
  let parameters: [ValueType]
  private(set) var problem: ChainProblem?

  init(parameters: [ValueType]) { self.parameters = parameters }

  private mutating func fail(_ message: String, at position: Int) -> CheckedExpression {
    if problem == nil { problem = ChainProblem(message, at: position) }
    return CheckedExpression(.unknown) { _ in .truth(false) }
  }

  mutating func check(_ expression: Expression) -> CheckedExpression {
    switch expression {
    case .number(let number): return CheckedExpression(.number) { _ in .number(number) }
    case .truth(let truth): return CheckedExpression(.truth) { _ in .truth(truth) }
    case .text(let pieces): return text(pieces)
    case .parameter(let number):
      guard parameters.indices.contains(number) else {
        let last = parameters.count - 1
        let advice =
          switch last {
          case -1: "This expression has no parameter `$\(number)`, because nothing is passed to it."
          case 0: "The closure has only the parameter `$0`. The parts of a pair are `$0.0` and `$0.1`."
          default: "The closure has only the parameters `$0` and `$\(last)`."
          }
        return fail(advice, at: 1)
      }
      return CheckedExpression(parameters[number]) { $0.parameters[number] }
    case .list(let elements): return list(elements)
    case .pair(let first, let second):
      let (first, second) = (check(first), check(second))
      return CheckedExpression(.pair(first.type, second.type, isIndexed: false)) {
        .pair(first.evaluate($0), second.evaluate($0), isIndexed: false)
      }
    case .parenthesised(let inner): return check(inner)
    case .prefix(let sign, let operand, let position): return prefix(sign, check(operand), position)
    case .binary(let left, let sign, let right, let position):
      let divisor = check(right)
      if sign == "/" || sign == "%", Self.constant(right, divisor)?.value == 0 {
        return fail("The program can't divide by zero.", at: position)
      }
      let result = binary(check(left), sign, divisor, position)
      // The compiler rejects such a program.
      if let crash = Self.constant(expression, result)?.crash { return fail(crash, at: position) }
      return result
    case .conditional(let condition, let then, let otherwise, let position):
      let (condition, then, otherwise) = (check(condition), check(then), check(otherwise))
      guard Self.fits(condition.type, .truth) else {
        return fail(
          "The condition before `?` must be a Bool, but it is \(Self.words(condition.type)).", at: position)
      }
      guard Self.fits(otherwise.type, then.type) else {
        return fail(
          "Both results of `?` must have the same type, but they are \(Self.words(then.type)) and "
            + "\(Self.words(otherwise.type)).", at: position)
      }
      return CheckedExpression(then.type) {
        condition.evaluate($0).truth ? then.evaluate($0) : otherwise.evaluate($0)
      }
    case .member(let receiver, let name, let position): return member(check(receiver), name, position)
    case .method(let receiver, let name, let arguments, let position):
      return method(check(receiver), name, arguments, position)
    case .call(let name, let arguments, let position): return call(name, arguments, position)
    case .sign(let sign): return fail("`\(sign)` can only be the last argument of `reduce`.", at: 1)
    }
  }

  /// Returns the value of a number that doesn't depend on parameters, and the reason why its calculation crashes.
  private static func constant(
    _ expression: Expression, _ checked: CheckedExpression
  ) -> (value: Int64, crash: String?)? {
    guard checked.type == .number, expression.parameters == 0 else { return nil }
    let crash = Crash()
    return (checked.evaluate(Scope(parameters: [], crash: crash)).number, crash.message)
  }

  /// Returns whether a value of `type` can be used where `expected` is required.
  static func fits(_ type: ValueType, _ expected: ValueType) -> Bool {
    type == expected || type == .unknown || expected == .unknown
  }

  /// The type with its article.
  static func words(_ type: ValueType) -> String {
    switch type {
    case .number, .optional(.number), .event, .sequence: "an \(type.description)"
    case .unknown: "unknown"
    default: "a \(type.description)"
    }
  }

  // MARK: Literals

  private mutating func text(_ pieces: [Expression.Piece]) -> CheckedExpression {
    var parts: [CheckedExpression] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append(CheckedExpression(.text) { _ in .text(text) })
      case .expression(let expression):
        let part = check(expression)
        if case .optional = part.type {
          return fail("An optional can't be part of a string; provide a default with `??`.", at: 1)
        }
        if part.type.containsSequences {
          return fail("A sequence can't be part of a string.", at: 1)
        }
        parts.append(part)
      }
    }
    return CheckedExpression(.text) { scope in
      var text = ""
      for part in parts { text += part.evaluate(scope).description }
      return Self.limited(text, scope)
    }
  }

  private mutating func list(_ elements: [Expression]) -> CheckedExpression {
    var checked: [CheckedExpression] = []
    for element in elements { checked.append(check(element)) }
    let type = checked.first?.type ?? .unknown
    for element in checked where !Self.fits(element.type, type) {
      return fail(
        "The elements of an array must have the same type, but they are \(Self.words(type)) and "
          + "\(Self.words(element.type)).", at: 1)
    }
    return CheckedExpression(.list(type)) { scope in .list(checked.map { $0.evaluate(scope) }) }
  }

  // MARK: Operators

  private mutating func prefix(
    _ sign: String, _ operand: CheckedExpression, _ position: Int
  ) -> CheckedExpression {
    if sign == "!" {
      guard Self.fits(operand.type, .truth) else {
        return fail("`!` needs a Bool, but this is \(Self.words(operand.type)).", at: position)
      }
      return CheckedExpression(.truth) { .truth(!operand.evaluate($0).truth) }
    }
    guard Self.fits(operand.type, .number) else {
      return fail("`-` needs a number, but this is \(Self.words(operand.type)).", at: position)
    }
    return CheckedExpression(.number) { scope in
      Self.calculate("-", 0, operand.evaluate(scope).number, scope.crash)
    }
  }

  private mutating func binary(
    _ left: CheckedExpression, _ sign: String, _ right: CheckedExpression, _ position: Int
  ) -> CheckedExpression {
    func mismatch(_ needs: String) -> String {
      "`\(sign)` needs \(needs), but it is used with \(Self.words(left.type)) and \(Self.words(right.type))."
    }
    switch sign {
    case "&&", "||":
      guard Self.fits(left.type, .truth), Self.fits(right.type, .truth) else {
        return fail(mismatch("two Bools"), at: position)
      }
      let isAnd = sign == "&&"
      return CheckedExpression(.truth) { scope in
        let first = left.evaluate(scope).truth
        return .truth(isAnd ? first && right.evaluate(scope).truth : first || right.evaluate(scope).truth)
      }
    case "==", "!=":
      guard Self.fits(left.type, right.type), left.type.isEquatable else {
        return fail(mismatch("two values of the same type that can be compared"), at: position)
      }
      let wanted = sign == "=="
      return CheckedExpression(.truth) {
        .truth(Value.areEqual(left.evaluate($0), right.evaluate($0)) == wanted)
      }
    case "<", ">", "<=", ">=":
      guard Self.fits(left.type, right.type), left.type.isComparable else {
        return fail(mismatch("two numbers or two strings"), at: position)
      }
      return CheckedExpression(.truth) { scope in
        let (one, other) = (left.evaluate(scope), right.evaluate(scope))
        switch sign {
        case "<": return .truth(Value.isLess(one, other))
        case ">": return .truth(Value.isLess(other, one))
        case "<=": return .truth(!Value.isLess(other, one))
        default: return .truth(!Value.isLess(one, other))
        }
      }
    case "??":
      guard case .optional(let wrapped) = left.type, Self.fits(right.type, wrapped) else {
        return fail(mismatch("an optional and a default of its type"), at: position)
      }
      return CheckedExpression(wrapped) { left.evaluate($0).optional ?? right.evaluate($0) }
    default:
      if sign == "+", Self.fits(left.type, .text), Self.fits(right.type, .text) {
        return CheckedExpression(.text) { Self.limited(left.evaluate($0).text + right.evaluate($0).text, $0) }
      }
      if sign == "+", case .list = left.type, Self.fits(left.type, right.type) {
        return CheckedExpression(left.type) { scope in
          let list = left.evaluate(scope).list + right.evaluate(scope).list
          if list.count <= Self.lengthLimit { return .list(list) }
          scope.crash.report("The run was stopped, because an array gets too long for this page.")
          return .list([])
        }
      }
      guard Self.fits(left.type, .number), Self.fits(right.type, .number) else {
        return fail(
          mismatch(sign == "+" ? "two numbers, two strings or two arrays" : "two numbers"), at: position)
      }
      return CheckedExpression(.number) { scope in
        Self.calculate(sign, left.evaluate(scope).number, right.evaluate(scope).number, scope.crash)
      }
    }
  }

  /// Calculates like Swift, and reports a crash if the result doesn't fit.
  private static func calculate(_ sign: String, _ one: Int64, _ other: Int64, _ crash: Crash) -> Value {
    if sign == "/" || sign == "%", other == 0 {
      crash.report("The program crashes, because it divides by zero.")
      return .number(0)
    }
    let (result, isTooLarge) =
      switch sign {
      case "+": one.addingReportingOverflow(other)
      case "-": one.subtractingReportingOverflow(other)
      case "*": one.multipliedReportingOverflow(by: other)
      case "/": one.dividedReportingOverflow(by: other)
      default: one.remainderReportingOverflow(dividingBy: other)
      }
    if isTooLarge { crash.report("The program crashes, because a number gets too large.") }
    return .number(result)
  }

  // MARK: Members

  private mutating func member(
    _ receiver: CheckedExpression, _ name: String, _ position: Int
  ) -> CheckedExpression {
    let value = receiver.evaluate
    switch (receiver.type, name) {
    case (.pair(let first, _, let isIndexed), _) where name == (isIndexed ? "index" : "0") || name == "0":
      return CheckedExpression(first) {
        if case .pair(let first, _, _) = value($0) { first } else { .number(0) }
      }
    case (.pair(_, let second, let isIndexed), _) where name == (isIndexed ? "element" : "1") || name == "1":
      return CheckedExpression(second) {
        if case .pair(_, let second, _) = value($0) { second } else { .number(0) }
      }
    case (.text, "count"): return CheckedExpression(.number) { .number(Int64(value($0).text.count)) }
    case (.text, "isEmpty"): return CheckedExpression(.truth) { .truth(value($0).text.isEmpty) }
    case (.list, "count"): return CheckedExpression(.number) { .number(Int64(value($0).list.count)) }
    case (.list, "isEmpty"): return CheckedExpression(.truth) { .truth(value($0).list.isEmpty) }
    case (.list(let element), "first"):
      return CheckedExpression(.optional(element)) { .optional(value($0).list.first) }
    case (.list(let element), "last"):
      return CheckedExpression(.optional(element)) { .optional(value($0).list.last) }
    case (.event(let element), "element"):
      return CheckedExpression(.optional(element)) { .optional(value($0).event.element) }
    case (.event, "isCompleted"):
      return CheckedExpression(.truth) { .truth(value($0).event.isCompleted) }
    case (.event, "isStopEvent"):
      return CheckedExpression(.truth) { .truth(value($0).event.isStopEvent) }
    case (.unknown, _): return CheckedExpression(.unknown) { _ in .number(0) }
    default:
      return fail("\(Self.capitalised(receiver.type)) has no property `\(name)` here.", at: position)
    }
  }

  private static func capitalised(_ type: ValueType) -> String { "A" + words(type).dropFirst() }

  private mutating func method(
    _ receiver: CheckedExpression, _ name: String, _ arguments: [Expression.Argument], _ position: Int
  ) -> CheckedExpression {
    let value = receiver.evaluate
    let labels = arguments.map { $0.label ?? "_" }
    switch (receiver.type, name, labels) {
    case (.text, "uppercased", []):
      return CheckedExpression(.text) { .text(value($0).text.uppercased()) }
    case (.text, "lowercased", []):
      return CheckedExpression(.text) { .text(value($0).text.lowercased()) }
    case (.text, "hasPrefix", ["_"]), (.text, "hasSuffix", ["_"]), (.text, "contains", ["_"]):
      guard let other = argument(arguments[0], .text, of: name, position) else { break }
      return CheckedExpression(.truth) { scope in
        let (text, part) = (value(scope).text, other.evaluate(scope).text)
        switch name {
        case "hasPrefix": return .truth(text.hasPrefix(part))
        case "hasSuffix": return .truth(text.hasSuffix(part))
        default: return .truth(Self.contains(text, part))
        }
      }
    case (.number, "isMultiple", ["of"]):
      guard let other = argument(arguments[0], .number, of: name, position) else { break }
      return CheckedExpression(.truth) {
        .truth(value($0).number.isMultiple(of: other.evaluate($0).number))
      }
    case (.list(let element), "contains", ["_"]) where element.isEquatable:
      guard let other = argument(arguments[0], element, of: name, position) else { break }
      return CheckedExpression(.truth) { scope in
        let wanted = other.evaluate(scope)
        return .truth(value(scope).list.contains { Value.areEqual($0, wanted) })
      }
    case (.list(let element), "max", []) where element.isComparable:
      return CheckedExpression(.optional(element)) { .optional(value($0).list.max(by: Value.isLess)) }
    case (.list(let element), "min", []) where element.isComparable:
      return CheckedExpression(.optional(element)) { .optional(value($0).list.min(by: Value.isLess)) }
    case (.list(let element), "sorted", []) where element.isComparable:
      return CheckedExpression(receiver.type) { .list(value($0).list.sorted(by: Value.isLess)) }
    case (.list(.text), "joined", []):
      return CheckedExpression(.text) { scope in
        var joined = ""
        for part in value(scope).list { joined += part.text }
        return Self.limited(joined, scope)
      }
    case (.list(.text), "joined", ["separator"]):
      guard let separator = argument(arguments[0], .text, of: name, position) else { break }
      return CheckedExpression(.text) { scope in
        var joined = ""
        for (index, part) in value(scope).list.enumerated() {
          joined += (index > 0 ? separator.evaluate(scope).text : "") + part.text
        }
        return Self.limited(joined, scope)
      }
    case (.list(.number), "reduce", ["_", "_"]):
      guard case .sign(let sign) = arguments[1].value else {
        return fail("The second argument of `reduce` must be `+` or `*` here.", at: position)
      }
      guard let start = argument(arguments[0], .number, of: name, position) else { break }
      return CheckedExpression(.number) { scope in
        value(scope).list.reduce(start.evaluate(scope)) {
          Self.calculate(sign, $0.number, $1.number, scope.crash)
        }
      }
    case (.unknown, _, _): break
    default:
      return fail(
        "\(Self.capitalised(receiver.type)) has no method `\(name)(\(Self.signature(labels)))` here.",
        at: position)
    }
    return CheckedExpression(.unknown) { _ in .number(0) }
  }

  private static func signature(_ labels: [String]) -> String {
    var text = ""
    for label in labels { text += "\(label):" }
    return text
  }

  /// Checks an argument; nil if it has the wrong type.
  private mutating func argument(
    _ argument: Expression.Argument, _ type: ValueType, of name: String, _ position: Int
  ) -> CheckedExpression? {
    let checked = check(argument.value)
    if Self.fits(checked.type, type) { return checked }
    _ = fail(
      "`\(name)` needs \(Self.words(type)), but it is called with \(Self.words(checked.type)).", at: position)
    return nil
  }

  /// The maximum length of a string in bytes, and of an array.
  private static let lengthLimit = 10_000

  /// Returns the text, or stops the run if it is too long: a chain can double a string at each element.
  private static func limited(_ text: String, _ scope: Scope) -> Value {
    if text.utf8.count <= lengthLimit { return .text(text) }
    scope.crash.report("The run was stopped, because a string gets too long for this page.")
    return .text("")
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    // Swift's `contains` returns true for an empty string.
    if part.isEmpty { return true }
    let (text, part) = (Array(text), Array(part))
    if part.count > text.count { return false }
    return (0...(text.count - part.count)).contains { start in
      part.indices.allSatisfy { text[start + $0] == part[$0] }
    }
  }

  // MARK: Functions

  private mutating func call(
    _ name: String, _ arguments: [Expression.Argument], _ position: Int
  ) -> CheckedExpression {
    let labels = arguments.map { $0.label ?? "_" }
    switch (name, labels) {
    case ("abs", ["_"]):
      guard let number = argument(arguments[0], .number, of: name, position) else { break }
      return CheckedExpression(.number) { scope in
        let value = number.evaluate(scope).number
        return value < 0 ? Self.calculate("-", 0, value, scope.crash) : .number(value)
      }
    case ("min", ["_", "_"]), ("max", ["_", "_"]):
      let (one, other) = (check(arguments[0].value), check(arguments[1].value))
      guard Self.fits(one.type, other.type), one.type.isComparable else {
        return fail("`\(name)` needs two numbers or two strings.", at: position)
      }
      return CheckedExpression(one.type) { scope in
        let (one, other) = (one.evaluate(scope), other.evaluate(scope))
        return Value.isLess(other, one) == (name == "min") ? other : one
      }
    case ("String", ["_"]):
      let value = check(arguments[0].value)
      guard [.number, .text, .truth, .unknown].contains(value.type) else {
        return fail("`String` can convert a number here, but not \(Self.words(value.type)).", at: position)
      }
      return CheckedExpression(.text) { .text(value.evaluate($0).description) }
    case ("String", ["repeating", "count"]):
      guard let text = argument(arguments[0], .text, of: name, position),
        let count = argument(arguments[1], .number, of: name, position)
      else { break }
      return CheckedExpression(.text) { scope in
        let count = count.evaluate(scope).number
        if count < 0 {
          scope.crash.report(
            "The program crashes, because a string can't be repeated a negative number of times.")
        }
        let text = text.evaluate(scope).text
        return Self.limited(
          String(repeating: text, count: Int(max(0, min(Int64(Self.lengthLimit) + 1, count)))), scope)
      }
    case ("Int", ["_"]):
      guard let text = argument(arguments[0], .text, of: name, position) else { break }
      return CheckedExpression(.optional(.number)) {
        .optional(Int64(text.evaluate($0).text).map { .number($0) })
      }
    default:
      return fail(
        "Unknown function `\(name)(\(Self.signature(labels)))`; use abs, min, max, String or Int.",
        at: position)
    }
    return CheckedExpression(.unknown) { _ in .number(0) }
  }
}
