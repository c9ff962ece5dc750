#if !hasFeature(Embedded)
import Reactive
#endif

/// An element of a sequence in a chain.
package indirect enum Value {
  /// 64 bits everywhere, because `Int` has only 32 bits in WebAssembly.
  case number(Int64)
  case text(String)
  case truth(Bool)
  case list([Value])
  /// A tuple of two values, which has the labels `index` and `element` if `isIndexed` is true.
  case pair(Value, Value, isIndexed: Bool)
  case optional(Value?)
  case event(Event<Value>)
  case sequence(Inner)

  /// A sequence that is an element of another sequence.
  package struct Inner {
    let events: Observable<Value>
    /// The name under which its events are recorded.
    let name: String
  }

  /// The text that `print` writes.
  package var description: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): text
    case .truth(let truth): truth ? "true" : "false"
    case .list(let values): "[" + Self.joined(values) + "]"
    case .pair(let first, let second, let isIndexed):
      isIndexed
        ? "(index: \(first.debugDescription), element: \(second.debugDescription))"
        : "(\(first.debugDescription), \(second.debugDescription))"
    case .optional(let value):
      if let value { "Optional(\(value.debugDescription))" } else { "nil" }
    case .event(.next(let value)): "next(\(value.description))"
    case .event(.error(let error)): "error(\(RowError.text(of: error)))"
    case .event(.completed): "completed"
    case .sequence(let inner): inner.name
    }
  }

  /// The text of the value inside a list, a tuple or an optional.
  package var debugDescription: String {
    if case .text(let text) = self { Self.quoted(text) } else { description }
  }

  private static func joined(_ values: [Value]) -> String {
    var text = ""
    for (index, value) in values.enumerated() { text += (index > 0 ? ", " : "") + value.debugDescription }
    return text
  }

  /// Returns `text` as a string literal.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns `text` as a string literal without its quotes.
  static func escaped(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }
}

extension Value {
  /// Compares two values of the same type, which must be a number, a text, a truth value, or a list of these.
  static func areEqual(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.truth(let one), .truth(let other)): one == other
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
    case (.optional(let one), .optional(let other)):
      if let one, let other { areEqual(one, other) } else { one == nil && other == nil }
    default: false
    }
  }

  /// Returns whether `one` is less than `other`, which must both be numbers or texts.
  static func isLess(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): one < other
    case (.text(let one), .text(let other)): one < other
    default: false
    }
  }

  var number: Int64 { if case .number(let number) = self { number } else { 0 } }
  var text: String { if case .text(let text) = self { text } else { "" } }
  var truth: Bool { if case .truth(let truth) = self { truth } else { false } }
  var list: [Value] { if case .list(let list) = self { list } else { [] } }
  var event: Event<Value> { if case .event(let event) = self { event } else { .completed } }
  var optional: Value? { if case .optional(let value) = self { value } else { nil } }
}
