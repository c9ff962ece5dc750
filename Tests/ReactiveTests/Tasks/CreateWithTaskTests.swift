import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CreateWithTaskTests {
  let log = Log()

  // MARK: From asynchronous work

  @Test(arguments: [false, true])
  func `a single can be created from asynchronous work`(detached: Bool) async throws {
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
}
