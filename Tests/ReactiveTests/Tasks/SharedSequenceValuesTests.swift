import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SharedSequenceValuesTests {
  @MainActor
  @Test func `values of a driver yields its elements`() async {
    var seen: [Int] = []
    for await element in Driver.of(1, 2).values { seen.append(element) }
    #expect(seen == [1, 2])
  }

  @MainActor
  @Test func `pending values of a driver are limited by the buffering policy`() async {
    let relay = BehaviorRelay(value: 0)
    let (completed, complete) = AsyncStream<Void>.makeStream()
    let driver = relay.asDriver().asObservable().take(4).do(onDispose: { complete.finish() })
      .asDriver(onErrorJustReturn: -1)
    let newest = driver.values(bufferingPolicy: .bufferingNewest(1))
    for element in 1...4 { relay.accept(element) }
    for await _ in completed {}
    var seen: [Int] = []
    for await element in newest { seen.append(element) }
    #expect(seen == [3])
  }
}
