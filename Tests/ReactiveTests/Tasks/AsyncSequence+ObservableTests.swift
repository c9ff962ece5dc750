import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AsyncSequenceObservableTests {
  let log = Log()

  @Test func `an asynchronous sequence can be converted to an observable`() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for element in 1...3 { continuation.yield(element) }
    continuation.finish()
    var seen: [Int] = []
    for try await element in stream.asObservable().values { seen.append(element) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `an error thrown by an asynchronous sequence is emitted`() async {
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure.second) }
    await #expect(throws: Failure.second) {
      for try await _ in failing.asObservable(priority: .high).values {}
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `disposal ends an iteration that does not check for cancellation`() async {
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
