/// A type that has reactive members, under `rx`.
public protocol ReactiveCompatible {
  /// The type that the reactive members are about.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of this instance.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  // The setters allow assignments to reactive members: `view.rx.isHidden = …`.

  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of this instance.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
