#if canImport(Darwin) || RXBOOK_PORTABLE
import Foundation
public import Observation
#else
// `didSet` of `withObservationTracking` is not part of the module's public interface, and Apple's SDK leaves it out.
// The public `onChange` is called before the change, when there is no new value to read.
@_spi(SwiftUI) public import Observation
#endif

extension Reactive where Base: AnyObject & Observation.Observable {
  /// Emits the current value of a property of an `@Observable` object, and then each new one.
  ///
  ///     person.rx.observe(\.name)
  ///
  /// Values are delivered on the thread that changes them. The subscription retains the object, and the sequence never
  /// terminates. If two threads change the property at the same time, the last value that is emitted may be outdated, so
  /// change the object on one thread at a time.
  ///
  /// On Apple's platforms, change the object on the main thread. The sequence then emits in the next turn of the main
  /// queue, and emits only the last of several values set before that. After a change on another thread, the value is
  /// read a millisecond later on a background queue, so the object must be safe to read there.
  public func observe<Property>(_ keyPath: KeyPath<Base, Property>) -> RxObservable<Property> {
    let base = base
    return RxObservable(isDirect: true) { downstream in
      let serialized = SerializedDownstream(downstream)
      PropertyTracking(
        keyPath, of: { base }, changed: { serialized.next($0) }, gone: {}, for: downstream.lifetime
      ).track()
    }
  }

  /// Emits the current value of a property of an `@Observable` object, which isn't retained, and then each new one.
  ///
  /// When the object has been deallocated, the sequence emits nil and completes. It learns of the deallocation from the
  /// properties that the key path reads. If none of them can be observed, because it is a `let` or
  /// `@ObservationIgnored`, the sequence doesn't complete. If the key path leads through a second object, the sequence
  /// learns of the deallocation only when that object changes or is deallocated as well.
  public func observeWeakly<Property>(_ keyPath: KeyPath<Base, Property>) -> RxObservable<Property?> {
    RxObservable(isDirect: true) { [weak base] downstream in
      let serialized = SerializedDownstream(downstream)
      let gone = {
        serialized.next(nil)
        serialized.end(nil)
      }
      if base == nil { return gone() }
      PropertyTracking(
        keyPath, of: { [weak base] in base }, changed: { serialized.next($0) }, gone: gone,
        for: downstream.lifetime
      ).track()
    }
  }
}

/// Reads a property again after each change, until the subscription has ended or the object has been deallocated.
///
/// The object retains this tracking until its next change, which can't be prevented. When the subscription ends, the
/// tracking releases everything else.
///
/// `@unchecked Sendable`: the session is guarded; the thread that changes the object reads it.
private final class PropertyTracking<Base: AnyObject & Observation.Observable, Property>: Releasable,
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

  /// Reads the value and waits for the next change.
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

  /// Reads the value after the change that is about to be made.
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
      // No code of this library runs on this thread after the change. Without the delay, the old value could be read,
      // and nothing would report the new one.
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

  /// Called when a notice was released without being used, because its object has been deallocated or because the key
  /// path has read nothing observable.
  func lost() {
    if session.current?.object() == nil { end() }
  }

  private func end() { session.exchange(nil)?.gone() }

  /// Ends the session when the subscription has ended.
  func release(_ key: Int) { _ = session.exchange(nil) }
}

#if canImport(Darwin) || RXBOOK_PORTABLE
private enum PropertyReading {
  /// The queue on which values are read after a change on a thread other than the main thread.
  static let background = SerialDispatchQueueScheduler(internalSerialQueueName: "rx.observe")
}
#endif

/// A notice that an object retains until its next change.
///
/// It isn't generic, because the closure that retains it may be called on any thread.
///
/// `@unchecked Sendable`: the object calls it once, or releases it.
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
