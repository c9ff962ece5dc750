import Reactive

/// A row of a diagram as a source: it follows the row and writes down who is subscribed.
///
/// A hot one sends at its times, whether anybody is subscribed or not, and tells latecomers that it has ended. A cold
/// one begins anew with each subscription, at the column in which its row begins.
///
/// `@unchecked Sendable`: `observers` and `end` are guarded by the lock.
final class MarbleSource<Element>: @unchecked Sendable {
  typealias Script = [(time: Int, event: Event<Element>)]

  private let name: String
  private let script: Script
  private let stage: any MarbleStage
  private let recorder: MarbleRecorder
  private let lock = Lock()
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []
  private var subscriptions = 0
  private var end: Event<Element>?

  init(_ name: String, _ script: Script, _ stage: any MarbleStage, _ recorder: MarbleRecorder) {
    self.name = name
    self.script = script
    self.stage = stage
    self.recorder = recorder
  }

  /// Sends its events from now on to whoever is subscribed.
  func hot() -> Observable<Element> {
    let origin = stage.present
    for (time, event) in script { stage.send(at: origin + time, from: name) { self.send(event) } }
    return Observable.create { observer in
      guard let slot = self.recorder.openSubscription(to: self.name) else { return Disposables.create() }
      let (number, end) = self.lock {
        self.subscriptions += 1
        self.observers.append((self.subscriptions, observer))
        return (self.subscriptions, self.end)
      }
      if let end { observer.on(end) }
      return Disposables.create {
        self.leave(number)
        self.recorder.note(.disposal, in: slot)
      }
    }
  }

  private func send(_ event: Event<Element>) {
    let present = lock {
      if event.isStopEvent { end = event }
      return observers
    }
    for (_, observer) in present { observer.on(event) }
  }

  private func leave(_ number: Int) {
    let left = lock {
      observers.firstIndex { $0.number == number }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(left) {}
  }

  /// Sends its events to each subscriber as long after the subscription as they are after `start`.
  func cold(from start: Int) -> Observable<Element> {
    Observable.create { observer in
      guard let slot = self.recorder.openSubscription(to: self.name) else { return Disposables.create() }
      let gone = BooleanDisposable()
      let origin = self.stage.present - start
      for (time, event) in self.script {
        self.stage.send(at: origin + time, from: self.name) { if !gone.isDisposed { observer.on(event) } }
      }
      return Disposables.create {
        gone.dispose()
        self.recorder.note(.disposal, in: slot)
      }
    }
  }
}
