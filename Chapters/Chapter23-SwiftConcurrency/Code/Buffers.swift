import Dispatch
import Foundation
import Lesson
import Reactive
import Synchronization

/// A page of a fax, which records the time of its arrival.
final class Page: Sendable {
  static let inMemory = Mutex(0)
  private let came = MainScheduler.instance.now

  init() { Page.inMemory.withLock { $0 += 1 } }

  deinit { Page.inMemory.withLock { $0 -= 1 } }

  var age: TimeInterval {
    MainScheduler.instance.now.timeIntervalSince(came)
  }
}

/// Emits ten pages a second.
let fax = Observable<Int>
  .interval(.milliseconds(100), scheduler: MainScheduler.instance)
  .map { _ in [Page()] }

/// Counts the printed pages, and records the age of the last one.
final class Meter: Sendable {
  private let state = Mutex((printed: 0, age: 0.0))

  func printed(_ pages: [Page]) {
    state.withLock { state in
      state.printed += pages.count
      state.age = pages[0].age
    }
  }

  /// Returns a line about `sent` pages.
  func line(_ name: String, sent: Int) -> String {
    let (printed, age) = state.withLock(\.self)
    let inMemory = Page.inMemory.withLock(\.self)
    let lost = sent - printed - inMemory
    return String(
      format: "%@ %7d %7d %7d %5.0f s",
      name.padding(toLength: 14, withPad: " ", startingAt: 0),
      printed, inMemory, lost, age)
  }
}

/// Prints the arrays of pages that `lines` emits, each in a second.
func run(
  _ lines: some AsyncSequence<[Page], any Error> & Sendable,
  with meter: Meter
) -> Task<Void, any Error> {
  Task {
    for try await pages in lines {
      await pause(for: .seconds(1))
      meter.printed(pages)
    }
  }
}

@ExampleListBuilder
var buffers: ExampleList {
  example(of: "ten pages a second, one printed") {
    print("               printed  memory    lost     age")
    let meter = Meter()
    let task = run(fax.values, with: meter)
    await pause(for: .milliseconds(50))
    for second in [5, 10, 20] {
      await pause(for: .seconds(second == 20 ? 10 : 5))
      print(meter.line("after \(second) s", sent: second * 10))
    }
    task.cancel()
    _ = await task.result
  }

  example(of: "what may wait, and what is lost") {
    func measure(
      _ name: String,
      _ lines: some AsyncSequence<[Page], any Error> & Sendable
    ) async {
      let meter = Meter()
      let task = run(lines, with: meter)
      await pause(for: .milliseconds(20_050))
      print(meter.line(name, sent: 200))
      task.cancel()
      _ = await task.result
    }

    print("               printed  memory    lost     age")
    await measure("all", fax.values)
    await measure(
      "newest 5", fax.values(bufferingPolicy: .bufferingNewest(5)))
    await measure(
      "oldest 5", fax.values(bufferingPolicy: .bufferingOldest(5)))
    await measure(
      "throttle",
      fax.throttle(.seconds(2), scheduler: MainScheduler.instance)
        .values)
    await measure(
      "buffer",
      fax.buffer(
        timeSpan: .seconds(5), count: 20,
        scheduler: MainScheduler.instance
      )
      .map { batch in batch.flatMap(\.self) }.values)
  }

  example(of: "pages on demand") {
    let pages = Observable.range(start: 1, count: 3)
      .do(onNext: { page in print("renders page", page) })
    for try await page in pages.valuesOnDemand {
      print("prints page", page)
    }
  }

  example(of: "thinned out after the loop") {
    print("                 shown  memory    lost     age")
    let meter = Meter()
    let printed = PublishSubject<[Page]>()
    let display =
      printed
      .throttle(
        .milliseconds(2_300), scheduler: MainScheduler.instance
      )
      .subscribe(onNext: { meter.printed($0) })
    let task = Task {
      for try await pages in fax.values {
        await pause(for: .seconds(1))
        printed.onNext(pages)
      }
    }
    await pause(for: .milliseconds(50))
    for second in [5, 10, 20] {
      await pause(for: .seconds(second == 20 ? 10 : 5))
      print(meter.line("after \(second) s", sent: second * 10))
    }
    task.cancel()
    _ = await task.result
    display.dispose()
  }
}
