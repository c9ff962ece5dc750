import Reactive

/// A source that emits the events of a row, and records its subscriptions.
///
/// A hot source emits at the times of the row whether or not it has observers, and a late subscriber receives its
/// terminal event. A cold source starts again for each subscription, at the first column of its row.
///
/// `@unchecked Sendable`: the lock guards `observers`, `subscriptions` and `end`.
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

  /// Returns a sequence that emits the events, from now on, to its current subscribers.
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

  /// Returns a sequence that emits the events to each subscriber, as long after the subscription as they are after
  /// `start`.
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
