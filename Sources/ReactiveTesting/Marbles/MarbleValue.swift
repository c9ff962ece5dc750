/// How texts become elements of sources, and elements texts.
enum MarbleValue {
  /// The element that `text` describes; nil if it describes none of this type.
  static func element<Element>(_: Element.Type, from text: String) -> Element? {
    if let type = Element.self as? any LosslessStringConvertible.Type { return type.init(text) as? Element }
    return () as? Element
  }

  /// Whether elements of this type can be described at all.
  static func isDescribable<Element>(_: Element.Type) -> Bool {
    Element.self is any LosslessStringConvertible.Type || Element.self == Void.self
  }

  /// The text of an element.
  static func text<Element>(of element: Element) -> String { String(describing: element) }
}
