import Reactive
import Testing

/// The code that, according to docs/coming-from-rxswift.md, compiles without a warning.
struct UncheckedCrossingTests {
  private actor Checkout {
    private(set) var total = 0

    func add(_ prices: Observable<Int>) -> any Disposable {
      prices.subscribe(onNext: { self.total += $0 })
    }
  }

  private final class Basket {
    var items = ["tea"]
  }

  @Test func `a closure of subscribe can set a property of an actor`() async {
    let checkout = Checkout()
    await checkout.add(.of(3, 4)).dispose()
    #expect(await checkout.total == 7)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an object that is not Sendable can be passed to another thread while it is in use`() async throws {
    let basket = Basket()
    let shop = SerialDispatchQueueScheduler(internalSerialQueueName: "shop")
    let counts = Observable.just(basket).observe(on: shop).map(\.items.count)
    #expect(try await counts.asSingle().value == basket.items.count)
  }
}
