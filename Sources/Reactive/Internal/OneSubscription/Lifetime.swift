import Synchronization

/// What a lifetime holds and gives back when it is over.
@usableFromInline
protocol Holding: AnyObject {
  func release(_ key: Int)
  /// Emits nothing more: the lifetime that holds this has ended, and releases it later.
  func stop()
}

extension Holding {
  @usableFromInline
  func stop() {}
}

/// How long one subscription, or one source of an operator, lasts.
///
/// It is over once, by its end or by disposal, and then gives back what it holds, in the order in which it was held.
/// Sources and sinks ask `isOver`; it holds no handlers, so that who keeps the disposable of a finished
/// subscription keeps nothing else.
///
/// `@unchecked Sendable`: `held` is guarded by the lock, `postponesRelease` belongs to the thread that delivers.
@usableFromInline
class Lifetime: Disposable, Holding, @unchecked Sendable {
  // In this order, so that the small ones share a word.
  private let lock = Lock()
  @usableFromInline let over = Atomic<Bool>(false)
  /// Set by a stage that has something to do between the observer's end and the release.
  @exclusivity(unchecked) final var postponesRelease = false
  @exclusivity(unchecked) private var held = Held.nothing

  private enum Held {
    case nothing
    case one(any Holding, Int)
    case several([(any Holding, Int)])
    case released
  }

  @inlinable
  init() {
    #if DEBUG || TRACE_RESOURCES
    Resources.incrementTotal()
    #endif
  }

  deinit {
    #if DEBUG || TRACE_RESOURCES
    if !isOver {
      Resources.decrementTotal()
      #if !hasFeature(Embedded)
      Resources.forget(self)
      #endif
    }
    #endif
  }

  @inlinable
  final var isOver: Bool { over.load(ordering: .relaxed) }

  /// Claims the end; true for one caller only.
  @inlinable
  final func finish() -> Bool {
    let isFirst = !over.exchange(true, ordering: .acquiringAndReleasing)
    #if DEBUG || TRACE_RESOURCES
    if isFirst {
      Resources.decrementTotal()
      #if !hasFeature(Embedded)
      Resources.forget(self)
      #endif
    }
    #endif
    return isFirst
  }

  /// Ends without an event: upstream is given back first, then `onDisposed` is called.
  ///
  /// While the observer is seeing the end, as when it disposes of its own subscription there, this does not wait for
  /// it to return.
  @usableFromInline
  final func dispose() {
    _ = finish()
    release()
    wasFinished()
  }

  /// After `finish()` and the last event: calls `onDisposed` and gives back what is held.
  @usableFromInline
  final func close() {
    wasFinished()
    if !postponesRelease { release() }
  }

  /// Called once, when this is over and the observer has seen the end.
  @usableFromInline
  func wasFinished() {}

  /// Gives `holding` back when this is over, or at once when it already is.
  @usableFromInline
  final func hold(_ holding: some Holding, _ key: Int = 0) {
    if !lock({ accept(holding, key) }) { holding.release(key) }
  }

  /// Disposes of `disposable` when this is over, or at once when it already is.
  @usableFromInline
  final func hold(disposable: any Disposable) {
    #if hasFeature(Embedded)
    if !(disposable is NopDisposable) { hold(HeldDisposable(disposable)) }
    #else
    if let holding = Self.holding(disposable) { hold(holding) }
    #endif
  }

  #if !hasFeature(Embedded)
  /// `disposable` as what can be held; nil if it does nothing.
  private static func holding<Given: Disposable>(_ disposable: Given) -> (any Holding)? {
    if Given.self == NopDisposable.self { return nil }
    // A cast instead of the comparisons would cost more than all the rest.
    return withUnsafeBytes(of: disposable) { bytes in
      if Given.self == ActionDisposable.self { return bytes.load(as: ActionDisposable.self) }
      if Given.self == Lifetime.self { return bytes.load(as: Lifetime.self) }
      if Given.self == RefCountDisposable.self { return bytes.load(as: RefCountDisposable.self) }
      return HeldDisposable(disposable)
    }
  }
  #endif

  /// Under the lock: false if this is over.
  private final func accept(_ holding: any Holding, _ key: Int) -> Bool {
    switch held {
    case .nothing: held = .one(holding, key)
    case .one(let first, let firstKey): held = .several([(first, firstKey), (holding, key)])
    case .several(var all):
      held = .nothing
      all.append((holding, key))
      held = .several(all)
    case .released: return false
    }
    return true
  }

  /// Does not hold `holding` any more, nor gives it back.
  final func drop(_ holding: some Holding) {
    let dropped = lock { () -> (any Holding)? in
      switch held {
      case .nothing, .released: return nil
      case .one(let only, _):
        if only === holding { held = .nothing }
        return only
      case .several(var all):
        held = .nothing
        let place = all.lastIndex { $0.0 === holding }
        let dropped = place.map { all.remove(at: $0).0 }
        held = .several(all)
        return dropped
      }
    }
    withExtendedLifetime(dropped) {}
  }

  /// The lifetime that holds this one is over.
  @usableFromInline
  final func release(_ key: Int) { dispose() }

  /// The lifetime that holds this one has ended, and releases it later.
  @usableFromInline
  final func stop() {
    _ = finish()
    stopSources()
  }

  /// After the end and before the release: what this holds emits nothing more, and subscribes to nothing more.
  ///
  /// An operator that goes on after its source releases it later: once the next source has been subscribed to, or once
  /// the observer has seen the end. Without this, an operator of several sources would go on until then.
  @usableFromInline
  final func stopSources() {
    switch lock({ held }) {
    case .nothing, .released: break
    case .one(let holding, _): holding.stop()
    case .several(let all): for (holding, _) in all { holding.stop() }
    }
  }

  @usableFromInline
  final func release() {
    let given = lock { () -> Held in
      var given = Held.released
      swap(&given, &held)
      return given
    }
    switch consume given {
    case .nothing, .released: break
    case .one(let holding, let key): holding.release(key)
    case .several(let all): for (holding, key) in all { holding.release(key) }
    }
  }
}

extension Lifetime {
  /// A lifetime that calls `onDisposed`, if there is one, when it is over.
  @usableFromInline
  static func make(then onDisposed: (() -> Void)?) -> Lifetime {
    if let onDisposed { WatchedLifetime(onDisposed) } else { Lifetime() }
  }

  /// Stands in where a subscription was.
  static let gone: Lifetime = {
    let lifetime = Lifetime()
    lifetime.dispose()
    return lifetime
  }()
}

/// A lifetime with a handler of its own end.
///
/// `@unchecked Sendable`: the handler guards itself.
final class WatchedLifetime: Lifetime, @unchecked Sendable {
  private let onDisposed: ActionDisposable

  init(_ onDisposed: @escaping () -> Void) {
    self.onDisposed = ActionDisposable(onDisposed)
    super.init()
  }

  override func wasFinished() { onDisposed.dispose() }
}
