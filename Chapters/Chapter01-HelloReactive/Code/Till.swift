import Reactive

/// Something that a guest has ordered.
struct Order {
  enum Kind { case food, drink }

  let kind: Kind
  let dish: String
  let table: Int
}

enum TillError: Error {
  case noPaper
}

/// A till, which reports orders and cancellations in two ways: to
/// callbacks, and as observables.
///
/// The examples operate it. How such observables are made is in
/// chapters 2 and 3.
final class Till {
  private let sentOrders = PublishSubject<Order>()
  private let sentCancellations = PublishSubject<Int>()

  // Callbacks: one closure for each kind of news.
  var onOrder: (Order) -> Void = { _ in }
  var onCancel: (_ table: Int) -> Void = { _ in }

  // The same news as observables.
  var orders: Observable<Order> { sentOrders.asObservable() }
  var cancellations: Observable<Int> {
    sentCancellations.asObservable()
  }

  /// Enters an order, as a waiter does.
  func ring(_ kind: Order.Kind, _ dish: String, table: Int) {
    let order = Order(kind: kind, dish: dish, table: table)
    onOrder(order)
    sentOrders.onNext(order)
  }

  /// Cancels everything that a table has ordered.
  func cancel(table: Int) {
    onCancel(table)
    sentCancellations.onNext(table)
  }

  /// Breaks down, so there are no more orders.
  func fail(with error: TillError) {
    sentOrders.onError(error)
  }
}
