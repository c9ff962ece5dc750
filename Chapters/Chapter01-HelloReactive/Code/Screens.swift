import Lesson
import Reactive

/// The kitchen's screen, with callbacks and as a chain.
@ExampleListBuilder
var screens: ExampleList {
  example(of: "a screen with callbacks") {
    let till = Till()
    var orders: [Order] = []
    var shown = 0
    till.onOrder = { orders.append($0) }
    till.onCancel = { table in orders.removeAll { $0.table == table } }
    func refresh() {
      for order in orders.dropFirst(shown) { print("cook", order.dish) }
      shown = orders.count
    }
    till.ring(.food, "soup", table: 1)
    till.ring(.food, "pasta", table: 2)
    refresh()
    till.cancel(table: 1)
    till.ring(.food, "salad", table: 3)
    refresh()
  }

  example(of: "a screen as a chain") {
    let till = Till()
    let cook = till.orders.map { order in "cook \(order.dish)" }
    let stop = till.cancellations.map { table in "stop table \(table)" }
    _ = Observable.merge(cook, stop)
      .subscribe(onNext: { line in print(line) })
    till.ring(.food, "soup", table: 1)
    till.ring(.food, "pasta", table: 2)
    till.cancel(table: 1)
    till.ring(.food, "salad", table: 3)
  }

  example(of: "one till, two screens") {
    let till = Till()
    let drinks = till.orders.filter { $0.kind == .drink }
    till.ring(.food, "soup", table: 1)
    _ = till.orders.subscribe(onNext: { print("kitchen: \($0.dish)") })
    _ = drinks.subscribe(onNext: { print("bar: \($0.dish)") })
    till.ring(.food, "pasta", table: 2)
    till.ring(.drink, "tea", table: 2)
  }
}
