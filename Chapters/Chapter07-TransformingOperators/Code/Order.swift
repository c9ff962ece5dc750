/// An order of packing boxes, as it stands.
struct Order: Equatable {
  var boxes = 0
  var isPaid = false
}

/// What can happen to an order.
enum OrderEvent {
  case add(Int)
  case pay
}

/// Makes the next state of an order out of the present one.
func apply(_ event: OrderEvent, to order: inout Order) {
  guard !order.isPaid else { return }
  switch event {
  case .add(let count): order.boxes += count
  case .pay: order.isPaid = order.boxes > 0
  }
}
