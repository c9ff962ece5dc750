import Dispatch
import Foundation
import Lesson
import Reactive

/// A window that shows a place on a map, which another window follows.
///
/// `@unchecked Sendable`: only one event at a time changes `shown`.
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
        self.meet(other)
        other.otherWindow.onNext(place)
      }
    })
  }

  /// Waits until both windows are in their closures.
  private func meet(_ other: Window) {
    isBusy.signal()
    other.isBusy.wait()
  }

  func close() {
    mouse.onCompleted()
    otherWindow.onCompleted()
  }
}

@ExampleListBuilder
var following: ExampleList {
  example(of: "two windows that follow each other") {
    let left = Window()
    let right = Window()
    left.follow(right)
    right.follow(left)

    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      left.mouse.onNext("Kent")
      isDone.signal()
    }
    right.mouse.onNext("Fife")
    isDone.wait()
    print("left:", left.shown)
    print("right:", right.shown)
    left.close()
    right.close()
  }

  example(of: "a window with two sources") {
    let mouse = PublishSubject<String>()
    let server = Observable<Int>
      .timer(.milliseconds(500), scheduler: serial("server"))
      .map { _ in "Fife" }
      .do(afterNext: { _ in say("Fife has been sent") })
    let window = Observable.merge(mouse, server)
      .subscribe(onNext: { place in
        say("shows \(place)")
        pause(for: .seconds(1))
      })
    mouse.onNext("Kent")
    window.dispose()
  }
}
