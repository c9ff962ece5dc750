import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ValuesTests {
  let log = Log()

  // MARK: values

  @Test func `values yields the elements until completion`() async throws {
    var seen: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `values throws the error after the elements`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.first) {
      for try await element in Observable.just(1).concat(Observable<Int>.error(Failure.first)).values {
        seen.append(element)
      }
    }
    #expect(seen == [1])
  }

  @Test func `elements are buffered from the moment values is called`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    for element in 0..<1000 { subject.onNext(element) }
    subject.onCompleted()
    #expect(try await values.reduce(into: []) { $0.append($1) } == Array(0..<1000))
  }

  @Test func `leaving the loop disposes of the subscription`() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await _ in subject.values { break }
    #expect(!subject.hasObservers)
  }

  @Test func `cancelling the task disposes of the subscription and throws in the loop`() async {
    let subject = PublishSubject<Int>()
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task { [log] in
      for try await element in subject.do(onSubscribed: { start.finish() }).values { log("\(element)") }
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.lines == [])
    #expect(!subject.hasObservers)
  }

  @Test func `elements do not have to be Sendable`() async throws {
    final class Box { var number = 1 }
    let boxes = Observable<Box>.create { observer in
      observer.onNext(Box())
      observer.onCompleted()
      return Disposables.create()
    }
    for try await box in boxes.values { #expect(box.number == 1) }
  }

  // MARK: values(bufferingPolicy:)

  @Test func `pending values are limited by the policy, but completion is not dropped`() async throws {
    func seen(
      _ policy: AsyncThrowingStream<Int, any Error>.Continuation.BufferingPolicy
    ) async throws -> [Int] {
      let subject = PublishSubject<Int>()
      let values = subject.values(bufferingPolicy: policy)
      for element in 1...5 { subject.onNext(element) }
      subject.onCompleted()
      return try await values.reduce(into: []) { $0.append($1) }
    }
    #expect(try await seen(.bufferingNewest(2)) == [4, 5])
    #expect(try await seen(.bufferingOldest(2)) == [1, 2])
    #expect(try await seen(.unbounded) == [1, 2, 3, 4, 5])
    #expect(try await seen(.bufferingNewest(0)) == [])
  }

  @Test func `an error is thrown after the buffered values`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.first) {
      for try await element in failing(1, 2, 3).values(bufferingPolicy: .bufferingNewest(1)) {
        seen.append(element)
      }
    }
    #expect(seen == [3])
  }

  @Test func `cancelling the task and leaving the loop dispose of limited values as well`() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await _ in subject.values(bufferingPolicy: .bufferingNewest(1)) { break }
    #expect(!subject.hasObservers)
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      let source = subject.skip(1).do(onSubscribed: { start.finish() })
      for try await _ in source.values(bufferingPolicy: .bufferingOldest(1)) {}
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }
}
