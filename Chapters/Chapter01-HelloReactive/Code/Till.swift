import Reactive

/// Something that a guest has asked for.
struct Order {
  enum Kind { case food, drink }

  let kind: Kind
  let dish: String
  let table: Int
}

enum TillError: Error {
  case noPaper
}

/// A till, which tells of orders in two ways: by a closure, and by an
/// observable.
///
/// The examples drive it by hand. How such an observable is made is in
/// chapters 2 and 3.
final class Till {
  var onOrder: (Order) -> Void = { _ in }
  var onCancel: (Int) -> Void = { _ in }

  private let sentOrders = PublishSubject<Order>()

  /// The orders from now on, until the till breaks down.
  var orders: Observable<Order> { sentOrders.asObservable() }

  /// A waiter types in an order.
  func ring(_ kind: Order.Kind, _ dish: String, table: Int) {
    let order = Order(kind: kind, dish: dish, table: table)
    onOrder(order)
    sentOrders.onNext(order)
  }

  /// A waiter takes back what a table has ordered.
  func cancel(table: Int) {
    onCancel(table)
  }

  /// The till breaks down.
  func fail(with error: TillError) {
    sentOrders.onError(error)
  }
}
