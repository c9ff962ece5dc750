import Synchronization

/// An object that a lifetime holds, and releases when it ends.
@usableFromInline
protocol Releasable: AnyObject {
  func release(_ key: Int)
  /// Releases this object, except for lifetimes that the caller has to dispose of.
  func releaseFlat(_ key: Int) -> Remainder
  /// Stops emitting, because the lifetime that holds this object has ended and will release it later.
  ///
  /// - Parameter pending: The lifetimes whose contents the caller has to stop.
  func stop(_ pending: inout [Lifetime])
}

extension Releasable {
  @usableFromInline
  func releaseFlat(_ key: Int) -> Remainder {
    release(key)
    return .nothing
  }

  @usableFromInline
  func stop(_ pending: inout [Lifetime]) {}
}

/// The part of a release that is left to the caller, so the stack doesn't grow with the depth of nested lifetimes.
@usableFromInline
enum Remainder {
  case nothing
  case one(Lifetime)
  case several(InnerSubscriptions)
}

/// The lifetime of one subscription, or of one source of an operator.
///
/// It ends once, by a terminal event or by disposal, and then releases its contents in the order in which they were
/// added. Sources and sinks check `isOver`. A lifetime has no references to handlers, so the disposable of a finished
/// subscription retains nothing else.
///
/// `@unchecked Sendable`: the lock guards `held`; only the thread that is delivering uses `postponesRelease`.
@usableFromInline
class Lifetime: Disposable, Releasable, @unchecked Sendable {
  // Declared in this order so that the small fields share a word.
  private let lock = Lock()
  @usableFromInline let over = Atomic<Bool>(false)
  /// True if a stage has work to do between the terminal event and the release, and therefore releases later.
  @exclusivity(unchecked) final var postponesRelease = false
  @exclusivity(unchecked) private var held = Held.nothing

  private enum Held {
    case nothing
    case one(any Releasable, Int)
    case several([(any Releasable, Int)])
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

  /// Claims the end; true for the first caller only.
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

  /// Ends without an event: upstream is released first, then `onDisposed` is called.
  ///
  /// If the observer is receiving the terminal event, for example because it disposes of its own subscription there,
  /// this method doesn't wait until the observer returns.
  @usableFromInline
  final func dispose() {
    _ = finish()
    release()
    wasFinished()
  }

  /// This lifetime as a `PassthroughSubscription`, because a cast would be slower.
  var passthrough: PassthroughSubscription? { nil }

  /// True if `wasFinished` does something.
  var isWatched: Bool { false }

  /// Calls `onDisposed` and releases the contents; called after `finish()` and the terminal event.
  @usableFromInline
  final func close() {
    wasFinished()
    if !postponesRelease { release() }
  }

  /// Called once, when the lifetime has ended and the observer has received the terminal event.
  @usableFromInline
  func wasFinished() {}

  /// Releases `releasable` when the lifetime ends, or at once if it has ended.
  @usableFromInline
  final func hold(_ releasable: some Releasable, _ key: Int = 0) {
    if !lock({ accept(releasable, key) }) { releasable.release(key) }
  }

  /// Disposes of `disposable` when the lifetime ends, or at once if it has ended.
  @usableFromInline
  final func hold(disposable: any Disposable) {
    #if hasFeature(Embedded)
    if !(disposable is NopDisposable) { hold(RetainedDisposable(disposable)) }
    #else
    if let releasable = Self.releasable(disposable) { hold(releasable) }
    #endif
  }

  #if !hasFeature(Embedded)
  /// Returns `disposable` in a form that can be held, or nil if it does nothing.
  private static func releasable<Given: Disposable>(_ disposable: Given) -> (any Releasable)? {
    if Given.self == NopDisposable.self { return nil }
    // A cast instead of the comparisons would cost more than everything else.
    return withUnsafeBytes(of: disposable) { bytes in
      if Given.self == ActionDisposable.self { return bytes.load(as: ActionDisposable.self) }
      if Given.self == Lifetime.self { return bytes.load(as: Lifetime.self) }
      if Given.self == RefCountDisposable.self { return bytes.load(as: RefCountDisposable.self) }
      return RetainedDisposable(disposable)
    }
  }
  #endif

  /// Adds `releasable`, or returns false if the lifetime has ended; called under the lock.
  private final func accept(_ releasable: any Releasable, _ key: Int) -> Bool {
    switch held {
    case .nothing: held = .one(releasable, key)
    case .one(let first, let firstKey): held = .several([(first, firstKey), (releasable, key)])
    case .several(var all):
      held = .nothing
      all.append((releasable, key))
      held = .several(all)
    case .released: return false
    }
    return true
  }

  /// Removes `releasable` without releasing it.
  final func drop(_ releasable: some Releasable) {
    let dropped = lock { () -> (any Releasable)? in
      switch held {
      case .nothing, .released: return nil
      case .one(let only, _):
        if only === releasable { held = .nothing }
        return only
      case .several(var all):
        held = .nothing
        let place = all.lastIndex { $0.0 === releasable }
        let dropped = place.map { all.remove(at: $0).0 }
        held = .several(all)
        return dropped
      }
    }
    withExtendedLifetime(dropped) {}
  }

  /// Disposes of this lifetime, because the lifetime that holds it has ended.
  @usableFromInline
  final func release(_ key: Int) { dispose() }

  /// Ends this lifetime, because the lifetime that holds it has ended; the caller releases the contents.
  @usableFromInline
  final func releaseFlat(_ key: Int) -> Remainder {
    if !isWatched { return .one(self) }
    dispose()
    return .nothing
  }

  /// Ends this lifetime, because the lifetime that holds it has ended and will release it later.
  @usableFromInline
  final func stop(_ pending: inout [Lifetime]) {
    _ = finish()
    pending.append(self)
  }

  /// Makes the contents stop emitting and subscribing; called after the end and before the release.
  ///
  /// An operator that continues after the end of its source releases the source later: when the next source has been
  /// subscribed to, or when the observer has received the terminal event. Without this call, a source that is an
  /// operator of several sources would keep running until then.
  @usableFromInline
  final func stopSources() {
    var pending: [Lifetime] = []
    stopHeld(&pending)
    while let lifetime = pending.popLast() { lifetime.stopHeld(&pending) }
  }

  private final func stopHeld(_ pending: inout [Lifetime]) {
    switch lock({ held }) {
    case .nothing, .released: break
    case .one(let releasable, _): releasable.stop(&pending)
    case .several(let all): for (releasable, _) in all { releasable.stop(&pending) }
    }
  }

  /// Releases the contents, in the order in which they were added.
  ///
  /// Lifetimes are released in a loop rather than by recursion, because nested operators hold each other, and the stack
  /// must not grow with their depth.
  @usableFromInline
  final func release() {
    // Most lifetimes hold no others.
    switch releaseAllButLifetimes() {
    case .nothing: return
    case let rest: Self.release(rest)
    }
  }

  private static func release(_ remainder: Remainder) {
    var remainder = remainder
    var innermost: InnerSubscriptions?
    // Allocates memory only if operators of several sources are nested.
    var outer: [InnerSubscriptions] = []
    while true {
      switch remainder {
      case .one(let lifetime):
        _ = lifetime.finish()
        remainder = lifetime.releaseAllButLifetimes()
        continue
      case .several(let innerSubscriptions):
        if let innermost { outer.append(innermost) }
        innermost = innerSubscriptions
      case .nothing: break
      }
      guard let innerSubscriptions = innermost else { return }
      if let innerSubscription = innerSubscriptions.takeFirst() {
        _ = innerSubscription.finish()
        remainder = innerSubscription.releaseAllButLifetimes()
      } else {
        innermost = outer.popLast()
        remainder = .nothing
      }
    }
  }

  private final func releaseAllButLifetimes() -> Remainder {
    let given = lock { () -> Held in
      var given = Held.released
      swap(&given, &held)
      return given
    }
    switch consume given {
    case .nothing, .released: return .nothing
    case .one(let releasable, let key): return releasable.releaseFlat(key)
    case .several(let all):
      for (releasable, key) in all.dropLast() { releasable.release(key) }
      guard let (last, key) = all.last else { return .nothing }
      return last.releaseFlat(key)
    }
  }
}

extension Lifetime {
  /// Creates a lifetime that calls `onDisposed`, if there is one, when it ends.
  @usableFromInline
  static func make(then onDisposed: (() -> Void)?) -> Lifetime {
    if let onDisposed { WatchedLifetime(onDisposed) } else { Lifetime() }
  }

  /// The placeholder for the lifetime of a subscription that has been removed.
  static let gone: Lifetime = {
    let lifetime = Lifetime()
    lifetime.dispose()
    return lifetime
  }()
}

/// A lifetime that calls a handler when it ends.
///
/// `@unchecked Sendable`: the handler guards itself.
final class WatchedLifetime: Lifetime, @unchecked Sendable {
  private let onDisposed: ActionDisposable

  init(_ onDisposed: @escaping () -> Void) {
    self.onDisposed = ActionDisposable(onDisposed)
    super.init()
  }

  override var isWatched: Bool { true }

  override func wasFinished() { onDisposed.dispose() }
}
