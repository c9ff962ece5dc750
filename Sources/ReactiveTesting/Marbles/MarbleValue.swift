/// Converts strings to elements of sources, and elements to strings.
enum MarbleValue {
  /// Returns the element that `text` describes, or nil if it doesn't describe an element of this type.
  static func element<Element>(_: Element.Type, from text: String) -> Element? {
    if let type = Element.self as? any LosslessStringConvertible.Type { return type.init(text) as? Element }
    return () as? Element
  }

  /// Returns whether elements of this type can be described by a text at all.
  static func isDescribable<Element>(_: Element.Type) -> Bool {
    Element.self is any LosslessStringConvertible.Type || Element.self == Void.self
  }

  /// Returns the text of an element.
  static func text<Element>(of element: Element) -> String { String(describing: element) }
}
