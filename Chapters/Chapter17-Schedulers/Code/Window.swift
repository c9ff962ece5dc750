import Dispatch
import Reactive

/// Shows a place on a map, and has another window follow.
///
/// `@unchecked Sendable`: one event at a time changes `shown`.
final class Window: @unchecked Sendable {
  let mouse = PublishSubject<String>()
  let otherWindow = PublishSubject<String>()
  private(set) var shown: [String] = []
  private let isBusy = DispatchSemaphore(value: 0)

  func follow(_ other: Window) {
    _ = Observable.merge(
      mouse.map { place in (place, true) },
      otherWindow.map { place in (place, false) }
    )
    .subscribe(onNext: { place, isByHand in
      self.shown.append(place)
      if isByHand {
        self.isBusy.signal()
        other.isBusy.wait()
        other.otherWindow.onNext(place)
      }
    })
  }

  func close() {
    mouse.onCompleted()
    otherWindow.onCompleted()
  }
}
