import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct ValuesOnDemandTests {
  let log = Log()

  /// Returns all elements of a sequence, consumed with `valuesOnDemand`.
  private func elements<Element>(of source: Observable<Element>) async throws -> [Element] {
    var elements: [Element] = []
    for try await element in source.valuesOnDemand { elements.append(element) }
    return elements
  }

  @Test func `valuesOnDemand yields the elements until completion`() async throws {
    #expect(try await elements(of: .of(1, 2, 3)) == [1, 2, 3])
    #expect(try await elements(of: .range(start: 0, count: 1000)) == Array(0..<1000))
    #expect(try await elements(of: Observable<Int>.empty()) == [])
    #expect(try await elements(of: .just(1)) == [1])
    #expect(
      try await elements(of: .generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })) == [
        1, 3, 9,
      ])
  }

  @Test func `an element is produced when the loop requests it`() async throws {
    for try await element in Observable.of(1, 2, 3).do(onNext: { [log] in log("made \($0)") }).valuesOnDemand
    {
      log("used \(element)")
    }
    #expect(log.lines == ["made 1", "used 1", "made 2", "used 2", "made 3", "used 3"])
  }

  @Test func `leaving the loop disposes of an endless source`() async throws {
    var count = 0
    let endless = Observable.repeatElement(7).do(
      onNext: { _ in count += 1 }, onDispose: { [log] in log("disposed") })
    var seen = 0
    for try await _ in endless.valuesOnDemand {
      seen += 1
      if seen == 3 { break }
    }
    #expect(count == 3)
    #expect(log.lines == ["disposed"])
  }

  @Test func `operators forward the demand`() async throws {
    var produced: [Int] = []
    let numbers = Observable.range(start: 1, count: .max).do(onNext: { produced.append($0) })
    var seen: [Int] = []
    for try await number in numbers.filter({ $0.isMultiple(of: 3) }).map({ $0 * 10 }).valuesOnDemand {
      seen.append(number)
      if seen.count == 2 { break }
    }
    #expect(seen == [30, 60])
    #expect(produced == [1, 2, 3, 4, 5, 6])
  }

  @Test func `concatenated and merged sequences produce their elements on demand`() async throws {
    #expect(try await elements(of: Observable.of(1, 2).concat(Observable.of(3))) == [1, 2, 3])
    #expect(
      try await elements(of: Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20))) == [
        1, 10, 2, 20, 3,
      ])
    #expect(
      try await elements(of: Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }).sorted() == [
        1, 2, 10, 20,
      ])
    #expect(
      try await elements(
        of: Observable.zip(Observable.of(1, 2), Observable.of("a", "b")).map { "\($0)\($1)" }) == [
          "1a", "2b",
        ])
  }

  @Test func `an error is thrown after the elements`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.first) {
      for try await element in failing(1, 2).valuesOnDemand { seen.append(element) }
    }
    #expect(seen == [1, 2])
  }

  @Test func `elements that a source pushes are buffered once the iterator exists`() async throws {
    let subject = PublishSubject<Int>()
    var iterator = subject.valuesOnDemand.makeAsyncIterator()
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    var seen: [Int] = []
    while let element = try await iterator.next() { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `a loop waits for elements that another thread emits`() async throws {
    let subject = PublishSubject<Int>()
    let both = Observable.merge(Observable.of(1, 2), subject.asObservable())
    var seen: [Int] = []
    for try await element in both.valuesOnDemand {
      seen.append(element)
      if element == 2 {
        Thread.detachNewThread {
          subject.onNext(3)
          subject.onCompleted()
        }
      }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func `each loop makes its own subscription when it starts`() async throws {
    let values = Observable.deferred { [log] in
      log("subscribed")
      return Observable.of(1, 2)
    }.valuesOnDemand
    #expect(log.lines == [])
    for try await _ in values {}
    for try await _ in values {}
    #expect(log.lines == ["subscribed", "subscribed"])
  }

  @Test func `cancelling the task disposes of the subscription and throws`() async {
    let subject = PublishSubject<Int>()
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      for try await _ in subject.do(onSubscribed: { start.finish() }).valuesOnDemand {}
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }

  @Test func `cancelling the task stops a source that never emits`() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      let nothing = Observable.repeatElement(1).do(onNext: { _ in start.finish() }).filter { _ in false }
      for try await _ in nothing.valuesOnDemand {}
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test @MainActor func `elements are produced on the actor of the loop`() async throws {
    let checked = Observable.of(1, 2).map {
      MainActor.assertIsolated()
      return $0 * 2
    }
    var seen: [Int] = []
    for try await element in checked.valuesOnDemand { seen.append(element) }
    #expect(seen == [2, 4])
  }

  @Test func `two tasks share the elements of one iterator`() async throws {
    // Both request elements at the same time; each element goes to one of them.
    let values = Observable.range(start: 0, count: 200).valuesOnDemand
    nonisolated(unsafe) let iterator = values.makeAsyncIterator()
    let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<2 {
        group.addTask {
          var mine = iterator
          var seen: [Int] = []
          while let element = try await mine.next() { seen.append(element) }
          return seen
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(counts.sorted() == Array(0..<200))
  }

  @Test func `the loop over an infallible does not throw, even when it is cancelled`() async {
    var seen: [Int] = []
    for await element in Infallible.from(Array(1...3)).valuesOnDemand { seen.append(element) }
    #expect(seen == [1, 2, 3])
    let task = Task { [log] in
      for await _ in Infallible<Int>.never().do(onDispose: { log("disposed") }).valuesOnDemand {}
    }
    task.cancel()
    await task.value
    #expect(log.lines == ["disposed"])
  }
}
