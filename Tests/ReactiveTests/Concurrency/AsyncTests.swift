import Reactive
import Testing

struct AsyncTests {
  let log = Log()

  // MARK: values

  @Test func `values are the elements, until completion`() async throws {
    var seen: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `values throw the error after the elements`() async {
    var seen: [Int] = []
    await #expect(throws: Failure.first) {
      for try await element in Observable.just(1).concat(Observable<Int>.error(Failure.first)).values {
        seen.append(element)
      }
    }
    #expect(seen == [1])
  }

  @Test func `values are buffered from the moment they are asked for`() async throws {
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

  @Test func `elements need not be sendable`() async throws {
    final class Box { var number = 1 }
    let boxes = Observable<Box>.create { observer in
      observer.onNext(Box())
      observer.onCompleted()
      return Disposables.create()
    }
    for try await box in boxes.values { #expect(box.number == 1) }
  }

  // MARK: values of infallibles

  @Test func `values of an infallible are its elements`() async {
    var seen: [Int] = []
    for await element in Infallible.of(1, 2).values { seen.append(element) }
    #expect(seen == [1, 2])
  }

  @Test func `cancelling the task disposes of the infallible`() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task { [log] in
      let endless = Infallible<Int>.never().do(
        onSubscribed: { start.finish() }, onDispose: { log("disposed") })
      for await _ in endless.values {}
    }
    for await _ in started {}
    task.cancel()
    await task.value
    #expect(log.lines == ["disposed"])
  }

  @MainActor
  @Test func `values of a driver are its elements`() async {
    var seen: [Int] = []
    for await element in Driver.of(1, 2).values { seen.append(element) }
    #expect(seen == [1, 2])
  }

  // MARK: value

  @Test func `a single has a value or throws`() async throws {
    #expect(try await Single.just(7).value == 7)
    await #expect(throws: Failure.first) { try await Single<Int>.error(Failure.first).value }
  }

  @Test func `a maybe has a value, none, or throws`() async throws {
    #expect(try await Maybe.just(7).value == 7)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Failure.first) { try await Maybe<Int>.error(Failure.first).value }
  }

  @Test func `a completable returns or throws`() async throws {
    try await Completable.empty().value
    await #expect(throws: Failure.first) { try await Completable.error(Failure.first).value }
  }

  @Test func `cancelling the task disposes of the single`() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task { [log] in
      try await Single<Int>.never().do(onSubscribed: { start.finish() }, onDispose: { log("disposed") }).value
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.lines == ["disposed"])
  }

  @Test func `a task that is cancelled already does not wait`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Single<Int>.never().value
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test func `the value stays where it is awaited`() async throws {
    final class Box { let number = 1 }
    let box = try await Single.just(()).map { Box() }.value
    #expect(box.number == 1)
  }

  // MARK: From asynchronous work

  @Test(arguments: [false, true])
  func `a single is made of asynchronous work`(detached: Bool) async throws {
    #expect(try await Single.create(detached: detached) { 7 }.value == 7)
    await #expect(throws: Failure.first) {
      try await Single<Int>.create(detached: detached, priority: .high) { throw Failure.first }.value
    }
  }

  @Test(arguments: [false, true])
  func `disposal cancels the work of a single`(detached: Bool) async {
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let (started, start) = AsyncStream<Void>.makeStream()
    let single = Single<Int>.create(detached: detached) {
      start.finish()
      for await _ in AsyncStream<Void>.makeStream().stream {}
      end.yield(Task.isCancelled)
      end.finish()
      return 1
    }
    let subscription = single.subscribe(onSuccess: { [log] in log("\($0)") })
    for await _ in started {}
    subscription.dispose()
    for await isCancelled in ended { #expect(isCancelled) }
    #expect(log.lines == [])
  }

  @Test func `an asynchronous sequence becomes an observable`() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for element in 1...3 { continuation.yield(element) }
    continuation.finish()
    var seen: [Int] = []
    for try await element in stream.asObservable().values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `what an asynchronous sequence throws is the error`() async {
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure.second) }
    await #expect(throws: Failure.second) {
      for try await _ in failing.asObservable(priority: .high).values {}
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `disposal ends an iteration that does not look whether it is cancelled`() async {
    struct Endless: AsyncSequence, AsyncIteratorProtocol, Sendable {
      let token: Token
      func makeAsyncIterator() -> Endless { self }
      func next() async -> Int? { 1 }
    }
    final class Token: Sendable {
      let gone: AsyncStream<Void>.Continuation
      init(_ gone: AsyncStream<Void>.Continuation) { self.gone = gone }
      deinit { gone.finish() }
    }
    let (ended, end) = AsyncStream<Void>.makeStream()
    do {
      let endless = Endless(token: Token(end)).asObservable()
      for try await _ in endless.take(2).values {}
    } catch {
      Issue.record(error)
    }
    for await _ in ended {}
  }

  @Test func `disposal cancels the iteration`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in end.finish() }
    stream.asObservable().subscribe { [log] event in log("\(event)") }.dispose()
    for await _ in ended {}
    #expect(log.lines == [])
  }
}
