// Elements have the text that `String(describing:)` returns, which Embedded Swift doesn't provide for all types.

/// A type whose values can be drawn as elements.
///
/// Its members have long names, so they don't collide with members that a chapter adds in extensions.
public protocol DiagramElement {
  /// The text of the value in a string interpolation.
  var diagramText: String { get }

  /// The text of the value inside an array or another type that describes its elements.
  var nestedDiagramText: String { get }
}

extension DiagramElement {
  public var nestedDiagramText: String { diagramText }
}

extension DiagramElement where Self: CustomStringConvertible {
  public var diagramText: String { description }
}

extension DiagramElement where Self: CustomDebugStringConvertible {
  public var nestedDiagramText: String { debugDescription }
}

extension String: DiagramElement {}
extension Substring: DiagramElement {}
extension Character: DiagramElement {}

extension Int: DiagramElement {}
extension Int8: DiagramElement {}
extension Int16: DiagramElement {}
extension Int32: DiagramElement {}
extension Int64: DiagramElement {}
extension UInt: DiagramElement {}
extension UInt8: DiagramElement {}
extension UInt16: DiagramElement {}
extension UInt32: DiagramElement {}
extension UInt64: DiagramElement {}
extension Double: DiagramElement {}
extension Float: DiagramElement {}
extension Bool: DiagramElement {}

extension Optional: DiagramElement where Wrapped: DiagramElement {
  public var diagramText: String { if let self { "Optional(\(self.nestedDiagramText))" } else { "nil" } }
}

extension Array: DiagramElement where Element: DiagramElement {
  public var diagramText: String {
    var text = "["
    for (index, element) in enumerated() {
      if index > 0 { text += ", " }
      text += element.nestedDiagramText
    }
    return text + "]"
  }
}

extension Event: DiagramElement where Element: DiagramElement {
  public var diagramText: String {
    switch self {
    case .next(let element): "next(\(element.diagramText))"
    case .error(let error): "error(\(RowError.text(of: error)))"
    case .completed: "completed"
    }
  }
}

// Embedded Swift has these only for types with a description.

extension String {
  public init(describing value: some DiagramElement) { self = value.diagramText }
}

extension DefaultStringInterpolation {
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: some DiagramElement) {
    appendLiteral(value.diagramText)
  }

  // Without these, the compiler prefers an overload of the standard library that cannot describe such values.

  public mutating func appendInterpolation(_ values: [some DiagramElement]) {
    appendLiteral(values.diagramText)
  }

  public mutating func appendInterpolation(_ event: Event<some DiagramElement>) {
    appendLiteral(event.diagramText)
  }
}
