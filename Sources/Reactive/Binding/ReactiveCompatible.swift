/// What has a reactive side, `rx`.
public protocol ReactiveCompatible {
  /// What `rx` is the reactive side of.
  associatedtype ReactiveBase

  /// The reactive side of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive side of this.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  // The setters let members of the reactive side be set: `view.rx.isHidden = …`.

  /// The reactive side of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive side of this.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
