/// The reactive side of a value or an object, to be extended: `extension Reactive where Base: Label { … }`.
///
/// Each writable property of an object is a `Binder` here, of the same name: `name.bind(to: label.rx.text)`.
///
/// The module has the same name; `Reactive::Observable` names a type in it.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What this is the reactive side of.
  public let base: Base

  /// The reactive side of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder to a property of the object, which it holds weakly.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}
