/// A namespace for reactive members of a value or an object, which you extend.
///
///     extension Reactive where Base: Label {
///       var upper: Binder<String> { Binder(base) { label, text in label.text = text.uppercased() } }
///     }
///     name.bind(to: label.rx.upper)
///
/// Each writable property of an object is available here as a `Binder` of the same name, such as `label.rx.text`.
///
/// The module has the same name as this type; `Reactive::Observable` refers to a type of the module.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value or object that the members are about.
  public let base: Base

  /// Creates the namespace for `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder to a property of the object, which it holds weakly.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}
