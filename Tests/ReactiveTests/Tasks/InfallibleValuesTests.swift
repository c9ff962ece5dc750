import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct InfallibleValuesTests {
  let log = Log()

  // MARK: values of infallibles

  @Test func `values of an infallible yields its elements`() async {
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

  // MARK: values(bufferingPolicy:) of infallibles

  @Test func `pending values of an infallible are limited by the buffering policy`() async {
    let relay = PublishRelay<Int>()
    let newest = relay.asInfallible().take(4).values(bufferingPolicy: .bufferingNewest(1))
    let oldest = relay.asInfallible().take(4).values(bufferingPolicy: .bufferingOldest(1))
    for element in 1...4 { relay.accept(element) }
    #expect(await newest.reduce(into: []) { $0.append($1) } == [4])
    #expect(await oldest.reduce(into: []) { $0.append($1) } == [1])
  }
}
