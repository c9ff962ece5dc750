import Dispatch
import Lesson
import Reactive

/// Scans a page whenever one is requested.
struct Scanner: AsyncSequence, Sendable {
  let pages: Int

  func makeAsyncIterator() -> Iterator { Iterator(left: pages) }

  struct Iterator: AsyncIteratorProtocol {
    var left: Int

    mutating func next() async -> Int? {
      if left == 0 { return nil }
      stamp("scans, \(left) in the tray")
      left -= 1
      return left
    }
  }
}

@ExampleListBuilder
var directions: ExampleList {
  example(of: "a scanner and a slow printer") {
    let pages = Scanner(pages: 3).asObservable()
    _ = pages.subscribe(onNext: { _ in
      pause(for: .seconds(2))
      stamp("has printed a page")
    })
    await pause(for: .seconds(10))
  }

  example(of: "a scanner and a queue") {
    let desk = SerialDispatchQueueScheduler(
      internalSerialQueueName: "desk")
    let pages = Scanner(pages: 3).asObservable()
    _ = pages.observe(on: desk).subscribe(onNext: { _ in
      pause(for: .seconds(2))
      stamp("has printed a page")
    })
    await pause(for: .seconds(10))
  }

  example(of: "from a loop to a loop") {
    for try await _ in Scanner(pages: 3).asObservable().values {
      await pause(for: .seconds(2))
      stamp("has printed a page")
    }
  }

  example(of: "a scanner that is left") {
    let pages = Scanner(pages: 3).map { page in
      await busy(for: .seconds(1))
      stamp(Task.isCancelled ? "has scanned for nobody" : "has scanned")
      return page
    }
    let copying = pages.asObservable().subscribe(onNext: { _ in
      stamp("copies, main thread: \(isMainThread)")
    })
    await pause(for: .milliseconds(1500))
    copying.dispose()
    stamp("disposes")
    await pause(for: .seconds(3))
  }
}
