/// A parsed expression in the language of closures, a subset of Swift.
indirect enum Expression {
  case number(Int64)
  case text([Piece])
  case truth(Bool)
  /// A parameter of the closure, such as `$0`.
  case parameter(Int)
  case list([Expression])
  case pair(Expression, Expression)
  case parenthesised(Expression)
  case prefix(String, Expression, position: Int)
  case binary(Expression, String, Expression, position: Int)
  case conditional(Expression, then: Expression, otherwise: Expression, position: Int)
  /// A property, or an element of a tuple.
  case member(Expression, String, position: Int)
  case method(Expression, String, [Argument], position: Int)
  case call(String, [Argument], position: Int)
  /// An operator that is passed as an argument, such as `+` in `reduce(0, +)`.
  case sign(String)

  enum Piece {
    case text(String)
    case expression(Expression)
  }

  struct Argument {
    let label: String?
    let value: Expression
  }

  /// The parameters that the expression uses, as a bit for each number.
  var parameters: Int {
    switch self {
    case .number, .truth, .sign: 0
    case .text(let pieces):
      pieces.reduce(0) { all, piece in
        if case .expression(let expression) = piece { all | expression.parameters } else { all }
      }
    case .parameter(let number): 1 << number
    case .list(let elements): elements.reduce(0) { $0 | $1.parameters }
    case .pair(let first, let second): first.parameters | second.parameters
    case .parenthesised(let inner), .prefix(_, let inner, _), .member(let inner, _, _): inner.parameters
    case .binary(let left, _, let right, _): left.parameters | right.parameters
    case .conditional(let condition, let then, let otherwise, _):
      condition.parameters | then.parameters | otherwise.parameters
    case .method(let receiver, _, let arguments, _):
      arguments.reduce(receiver.parameters) { $0 | $1.value.parameters }
    case .call(_, let arguments, _): arguments.reduce(0) { $0 | $1.value.parameters }
    }
  }

  /// Returns the expression in Swift.
  ///
  /// - Parameter names: The names of the parameters.
  func code(_ names: [String]) -> String {
    switch self {
    case .number(let number): return number.description
    case .truth(let truth): return truth ? "true" : "false"
    case .sign(let sign): return sign
    case .text(let pieces):
      var literal = "\""
      for piece in pieces {
        switch piece {
        case .text(let text): literal += Value.escaped(text)
        case .expression(let expression): literal += "\\(" + expression.code(names) + ")"
        }
      }
      return literal + "\""
    case .parameter(let number): return names.indices.contains(number) ? names[number] : "$\(number)"
    case .list(let elements): return "[" + Self.joined(elements, names) + "]"
    case .pair(let first, let second): return "(\(first.code(names)), \(second.code(names)))"
    case .parenthesised(let inner): return "(\(inner.code(names)))"
    case .prefix(let sign, let operand, _): return sign + operand.code(names)
    case .binary(let left, let sign, let right, _):
      return "\(left.code(names)) \(sign) \(right.code(names))"
    case .conditional(let condition, let then, let otherwise, _):
      return "\(condition.code(names)) ? \(then.code(names)) : \(otherwise.code(names))"
    case .member(let receiver, let name, _): return "\(receiver.code(names)).\(name)"
    case .method(let receiver, let name, let arguments, _):
      return "\(receiver.code(names)).\(name)(\(Self.joined(arguments, names)))"
    case .call(let name, let arguments, _): return "\(name)(\(Self.joined(arguments, names)))"
    }
  }

  private static func joined(_ elements: [Expression], _ names: [String]) -> String {
    var text = ""
    for (index, element) in elements.enumerated() { text += (index > 0 ? ", " : "") + element.code(names) }
    return text
  }

  private static func joined(_ arguments: [Argument], _ names: [String]) -> String {
    var text = ""
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      if let label = argument.label { text += "\(label): " }
      text += argument.value.code(names)
    }
    return text
  }
}
