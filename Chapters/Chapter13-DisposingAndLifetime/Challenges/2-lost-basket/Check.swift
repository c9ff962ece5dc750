import Lesson
import Reactive

let check = Check { examiner in
  BasketCheck.rehearse(examiner)
}

private enum BasketCheck {
  enum Step: CustomStringConvertible {
    case open([String]), sell(String), minutes(Int), hall(String)
    case close(Int), shut

    var description: String {
      switch self {
      case .open(let seats): "a basket with \(seats)"
      case .sell(let seat): "seat \(seat) is sold"
      case .minutes(let minutes): "minutes: \(minutes)"
      case .hall(let name): "hall = \"\(name)\""
      case .close(let number): "nobody holds basket \(number) any more"
      case .shut: "nobody holds the shop any more"
      }
    }
  }

  /// What the statement says of a basket, without a subscription.
  struct RightBasket {
    var seats: [String]
    var title = ""
  }

  /// Whether something is still alive.
  final class Watch {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  @discardableResult
  static func rehearse(_ examiner: Examiner) -> Bool {
    examiner.rehearse(
      "Basket",
      scripts: [
        [.open(["A1", "A2"]), .sell("A1"), .minutes(5), .minutes(0)],
        [.open(["A1"]), .close(1)],
        [.open(["A1"]), .sell("A1"), .close(1)],
        [.open(["A1"]), .minutes(3), .close(1), .minutes(2)],
        [.open(["A1"]), .minutes(0), .close(1)],
        [.open([]), .open(["A1"]), .close(1), .minutes(0)],
        [.open(["A1"]), .hall("Cellar"), .minutes(1)],
        [.open(["A1"]), .shut, .close(1)],
      ],
      steps: [
        .open(["A1", "B2", "A1"]), .open([]), .sell("A1"), .sell("B2"),
        .minutes(0), .minutes(1), .minutes(-1), .hall("Cellar"),
        .close(1), .close(2), .shut,
      ],
      drawing: { dice in
        switch dice.integer(in: 0...3) {
        case 0: .minutes(dice.integer(in: .min ... .max))
        case 1: .hall(dice.text())
        case 2: .sell(dice.text())
        default: .open([dice.text(), "A1", dice.text()])
        }
      }
    ) { rehearsal in
      yours(rehearsal)
    } expected: { rehearsal in
      expected(rehearsal)
    }
  }

  private static func yours(_ rehearsal: Rehearsal) -> (Step) -> Void {
    var shop: Shop? = Shop()
    let shopWatch = shop.map { Watch($0) }
    var baskets: [Basket?] = []
    var watches: [Watch] = []
    return { (step: Step) -> Void in
      switch step {
      case .open(let seats):
        guard let shop else { break }
        let basket = Basket(seats, in: shop)
        baskets.append(basket)
        watches.append(Watch(basket))
      case .sell(let seat): shop?.sold.onNext(seat)
      case .minutes(let minutes): shop?.minutes.onNext(minutes)
      case .hall(let name): shop?.hall = name
      case .close(let number):
        if baskets.indices.contains(number - 1) {
          baskets[number - 1] = nil
        }
      case .shut: shop = nil
      }
      let alive = watches.filter { watch in watch.object != nil }
      rehearsal.answer("baskets alive: \(alive.count)")
      rehearsal.answer("shop alive: \(shopWatch?.object != nil)")
      if let shop {
        rehearsal.answer("sold watched: \(shop.sold.hasObservers)")
        rehearsal.answer(
          "minutes watched: \(shop.minutes.hasObservers)")
      }
      for case let basket? in baskets {
        rehearsal.answer(text(basket.seats, basket.title))
      }
    }
  }

  private static func expected(
    _ rehearsal: Rehearsal
  ) -> (Step) -> Void {
    var hall: String? = "Great Hall"
    var baskets: [RightBasket?] = []
    return { (step: Step) -> Void in
      switch step {
      case .open(let seats):
        if hall != nil { baskets.append(RightBasket(seats: seats)) }
      case .sell(let seat):
        if hall == nil { break }
        for index in baskets.indices {
          baskets[index]?.seats.removeAll { $0 == seat }
        }
      case .minutes(let minutes):
        guard let hall else { break }
        for index in baskets.indices {
          baskets[index]?.title = "\(hall): \(minutes) minutes"
          if minutes == 0 { baskets[index]?.seats = [] }
        }
      case .hall(let name): if hall != nil { hall = name }
      case .close(let number):
        if baskets.indices.contains(number - 1) {
          baskets[number - 1] = nil
        }
      case .shut: hall = nil
      }
      let count = baskets.filter { basket in basket != nil }.count
      rehearsal.answer("baskets alive: \(count)")
      rehearsal.answer("shop alive: \(hall != nil)")
      if hall != nil {
        rehearsal.answer("sold watched: \(count > 0)")
        rehearsal.answer("minutes watched: \(count > 0)")
      }
      for case let basket? in baskets {
        rehearsal.answer(text(basket.seats, basket.title))
      }
    }
  }

  private static func text(_ seats: Any, _ title: Any) -> String {
    let seats = seats as? [String] ?? []
    let title = title as? String ?? ""
    return "seats \(seats), title \(title)"
  }
}
