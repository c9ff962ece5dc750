import Reactive
import Testing

/// What docs/coming-from-rxswift.md says the compiler accepts without a warning.
struct UncheckedCrossingTests {
  private actor Till {
    private(set) var total = 0

    func add(_ prices: Observable<Int>) -> any Disposable {
      prices.subscribe(onNext: { self.total += $0 })
    }
  }

  private final class Basket {
    var items = ["tea"]
  }

  @Test func `a closure of subscribe sets a property of an actor`() async {
    let till = Till()
    await till.add(.of(3, 4)).dispose()
    #expect(await till.total == 7)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an object that is not Sendable goes to another thread, and stays in use`() async throws {
    let basket = Basket()
    let shop = SerialDispatchQueueScheduler(internalSerialQueueName: "shop")
    let counts = Observable.just(basket).observe(on: shop).map(\.items.count)
    #expect(try await counts.asSingle().value == basket.items.count)
  }
}
