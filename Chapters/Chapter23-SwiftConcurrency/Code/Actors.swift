import Dispatch
import Foundation
import Lesson
import Reactive

/// The press of the shop, which takes a second per sheet.
actor Press {
  func run(_ sheets: Int) async {
    stamp("begins \(sheets)")
    await pause(for: .seconds(sheets))
    stamp("ends \(sheets)")
  }
}

/// A screen that shows drafts.
actor Screen {
  private var following: Task<Void, any Error>?

  private func show(_ draft: String) { print("shows", draft) }

  func follow(_ drafts: Observable<String>) {
    following = Task {
      for try await draft in drafts.values { show(draft) }
    }
  }

  func followWeakly(_ drafts: Observable<String>) {
    let drafts = drafts.values
    following = Task { [weak self] in
      for try await draft in drafts { await self?.show(draft) }
    }
  }

  deinit {
    following?.cancel()
    print("the screen is gone")
  }
}

/// A label of a window.
@MainActor
final class StatusLabel {
  private var text = ""

  func follow(_ states: Observable<String>) async throws {
    for try await state in states.values {
      text = state
      print("main thread: \(isMainThread), shows \(text)")
    }
  }
}

/// Whether the caller runs on the main thread.
var isMainThread: Bool { Thread.isMainThread }

@ExampleListBuilder
var actors: ExampleList {
  example(of: "a task for each job") {
    let press = Press()
    let jobs = Observable.of(3, 1, 2)
    _ = jobs.subscribe(onNext: { sheets in
      Task { await press.run(sheets) }
    })
    await pause(for: .seconds(10))
  }

  example(of: "a loop for all jobs") {
    let press = Press()
    let jobs = Observable.of(3, 1, 2)
    for try await sheets in jobs.values { await press.run(sheets) }
  }

  example(of: "a label with a loop") {
    let desk = SerialDispatchQueueScheduler(
      internalSerialQueueName: "desk")
    let states = Observable.of("warming up", "ready").observe(on: desk)
      .do(onNext: { state in
        print("main thread: \(isMainThread), sends \(state)")
      })
    try await StatusLabel().follow(states)
  }

  example(of: "a screen that is closed") {
    let drafts = PublishSubject<String>()
    do {
      let screen = Screen()
      await screen.follow(drafts)
      await pause(for: .seconds(1))
      drafts.onNext("SALE")
      await pause(for: .seconds(1))
    }
    drafts.onNext("SALE!")
    await pause(for: .seconds(1))
    print("there are no more drafts")
    drafts.onCompleted()
    await pause(for: .seconds(1))
  }

  example(of: "a screen with a weak reference") {
    let drafts = PublishSubject<String>()
    do {
      let screen = Screen()
      await screen.followWeakly(drafts)
      await pause(for: .seconds(1))
      drafts.onNext("SALE")
      await pause(for: .seconds(1))
    }
    drafts.onNext("SALE!")
    await pause(for: .seconds(1))
    print("observed:", drafts.hasObservers)
  }
}
