import Dispatch
import Reactive
import Testing

/// A program whose declarations are isolated to the main actor by default, as in new applications.
struct MainActorByDefaultTests {
  @Test func `operators accept closures that use declarations of the main actor`() {
    let basket = Basket()
    basket.added.onNext("pears")
    basket.added.onNext("plums")
    #expect(basket.receipt == ["pears for 3", "plums for 4"])
  }

  @Test func `elements of a driver are delivered immediately on the main actor`() {
    let basket = Basket()
    basket.receiptLines.drive(onNext: { basket.shown = $0 }).disposed(by: basket.bag)
    basket.added.onNext("figs")
    #expect(basket.shown == "figs for 1")
  }

  @Test func `work on another scheduler returns its result as a value`() async throws {
    let background = ConcurrentDispatchQueueScheduler(qos: .utility)
    let total = Observable.of(1, 2, 3).observe(on: background).reduce(0, accumulator: +).asSingle()
    #expect(try await total.value == 6)
  }
}

private final class Basket {
  let added = PublishSubject<String>()
  let bag = DisposeBag()
  var receipt: [String] = []
  var shown = ""
  private let prices = ["pears": 3, "plums": 4]

  var receiptLines: Driver<String> {
    added.map { "\($0) for \(self.price(of: $0))" }.asDriver(onErrorJustReturn: "")
  }

  init() {
    added.map { [unowned self] in "\($0) for \(price(of: $0))" }
      .subscribe(with: self, onNext: { basket, line in basket.receipt.append(line) })
      .disposed(by: bag)
  }

  private func price(of item: String) -> Int { prices[item] ?? 1 }
}
