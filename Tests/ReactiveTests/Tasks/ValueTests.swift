import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ValueTests {
  let log = Log()

  // MARK: value

  @Test func `the value of a single is returned, or its error is thrown`() async throws {
    #expect(try await Single.just(7).value == 7)
    await #expect(throws: Failure.first) { try await Single<Int>.error(Failure.first).value }
  }

  @Test func `the value of a maybe is returned, or nil, or its error is thrown`() async throws {
    #expect(try await Maybe.just(7).value == 7)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Failure.first) { try await Maybe<Int>.error(Failure.first).value }
  }

  @Test func `the value of a completable returns at completion or throws its error`() async throws {
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

  @Test func `a task that is already cancelled does not wait`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Single<Int>.never().value
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test func `a value that is not Sendable can be awaited`() async throws {
    final class Box { let number = 1 }
    let box = try await Single.just(()).map { Box() }.value
    #expect(box.number == 1)
  }
}
