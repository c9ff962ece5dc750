#if canImport(Darwin) || RXBOOK_PORTABLE
import Foundation
public import Observation
#else
// `didSet` of `withObservationTracking` is not part of the module's public interface, and Apple's SDK leaves it out.
// The public `onChange` is called before the change, when there is no new value to read.
@_spi(SwiftUI) public import Observation
#endif

extension Reactive where Base: AnyObject & Observation.Observable {
  /// The present value of a property of an `@Observable` object, and then each new one.
  ///
  ///     person.rx.observe(\.name)
  ///
  /// Values come on the thread that changes them. The object is kept for the length of the subscription, and the
  /// sequence never ends.
  ///
  /// On Apple's platforms, change the object on the main thread. The sequence then emits in the next turn of the main
  /// queue, and emits only the last of several values set before that. After a change on another thread, the value is
  /// read a millisecond later on a background queue, so the object must be safe to read there.
  public func observe<Property>(_ keyPath: KeyPath<Base, Property>) -> RxObservable<Property> {
    let base = base
    return RxObservable(isDirect: true) { downstream in
      let entry = Entry(downstream)
      PropertyTracking(
        keyPath, of: { base }, changed: { entry.next($0) }, gone: {}, for: downstream.lifetime
      ).track()
    }
  }

  /// As `observe`, but the object is not kept: once it is gone, nil is sent, and the sequence completes.
  ///
  /// What tells of the end is what the key path has read. A property that nothing tells of (a `let`, one that is
  /// `@ObservationIgnored`) tells of no end either; a key path that leads through a second object tells of it when that
  /// one changes or is gone as well.
  public func observeWeakly<Property>(_ keyPath: KeyPath<Base, Property>) -> RxObservable<Property?> {
    RxObservable(isDirect: true) { [weak base] downstream in
      let entry = Entry(downstream)
      let gone = {
        entry.next(nil)
        entry.end(nil)
      }
      if base == nil { return gone() }
      PropertyTracking(
        keyPath, of: { [weak base] in base }, changed: { entry.next($0) }, gone: gone,
        for: downstream.lifetime
      ).track()
    }
  }
}

/// Reads a property again whenever it has changed, until the subscription is over or the object is gone.
///
/// The object holds this until its next change, and cannot be told not to; at the end of the subscription, this lets
/// go of everything else.
///
/// `@unchecked Sendable`: the session is guarded; the object is read by the thread that changes it.
private final class PropertyTracking<Base: AnyObject & Observation.Observable, Property>: Holding,
  @unchecked Sendable
{
  private struct Session {
    let object: () -> Base?
    let changed: (Property) -> Void
    let gone: () -> Void
  }

  private let keyPath: KeyPath<Base, Property>
  private let session: Guarded<Session?>

  init(
    _ keyPath: KeyPath<Base, Property>, of object: @escaping () -> Base?,
    changed: @escaping (Property) -> Void, gone: @escaping () -> Void, for lifetime: Lifetime
  ) {
    self.keyPath = keyPath
    session = Guarded(Session(object: object, changed: changed, gone: gone))
    lifetime.hold(self)
  }

  /// Reads the value, and waits for the next.
  func track() {
    guard let session = session.current else { return }
    guard let object = session.object() else { return end() }
    session.changed(trackedValue(of: object))
  }

  #if canImport(Darwin) || RXBOOK_PORTABLE
  private func trackedValue(of object: Base) -> Property {
    let notice = ChangeNotice(changed: trackLater, lost: lost)
    return withObservationTracking {
      object[keyPath: keyPath]
    } onChange: {
      notice.changed()
    }
  }

  /// Reads the value when the change that is about to be made is over.
  ///
  /// Nothing is tracked until then, so several changes are read once.
  private func trackLater() {
    let action = { (_: Void) -> any Disposable in
      self.track()
      return Disposables.create()
    }
    if Thread.isMainThread || MainQueue.isCurrent {
      _ = MainScheduler.asyncInstance.schedule((), action: action)
    } else {
      // No code of ours runs on this thread after the change. Without the delay, the old value could be read, and
      // nothing would report the new one.
      _ = PropertyReading.background.scheduleRelative((), dueTime: .milliseconds(1), action: action)
    }
  }
  #else
  private func trackedValue(of object: Base) -> Property {
    let notice = ChangeNotice(changed: track, lost: lost)
    return withObservationTracking {
      object[keyPath: keyPath]
    } didSet: { tracking in
      tracking.cancel()
      notice.changed()
    }
  }
  #endif

  /// A notice was let go of and not used: by an object that is gone, or because nothing that is told of was read.
  func lost() {
    if session.current?.object() == nil { end() }
  }

  private func end() { session.exchange(nil)?.gone() }

  /// The subscription is over.
  func release(_ key: Int) { _ = session.exchange(nil) }
}

#if canImport(Darwin) || RXBOOK_PORTABLE
private enum PropertyReading {
  /// Where values are read that another thread than the main thread has changed.
  static let background = SerialDispatchQueueScheduler(internalSerialQueueName: "rx.observe")
}
#endif

/// What an object keeps until its next change.
///
/// Not generic, since the closure that holds it may be called on any thread.
///
/// `@unchecked Sendable`: the object calls it once, or lets go of it.
private final class ChangeNotice: @unchecked Sendable {
  private var onChange: (() -> Void)?
  private let onLoss: () -> Void

  init(changed onChange: @escaping () -> Void, lost onLoss: @escaping () -> Void) {
    self.onChange = onChange
    self.onLoss = onLoss
  }

  func changed() { onChange.take()?() }

  deinit { if onChange != nil { onLoss() } }
}
