import Reactive

/// A vehicle that waits on the quay.
struct Vehicle: Equatable {
  let name: String
  let tonnes: Int
}

/// Why a ferry stops sailing.
enum FerryError: Error, Equatable {
  case overloaded(tonnes: Int)
}

/// The vehicles on the quay, in an order that a seed determines.
///
/// It is never empty. Leave it unchanged: the check relies on it.
struct Quay {
  private static let kinds = [
    Vehicle(name: "car", tonnes: 2),
    Vehicle(name: "van", tonnes: 4),
    Vehicle(name: "tractor", tonnes: 7),
    Vehicle(name: "bus", tonnes: 13),
    Vehicle(name: "lorry", tonnes: 18),
  ]
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Lets the next vehicle drive up.
  mutating func next() -> Vehicle {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return Self.kinds[Int(state >> 33) % Self.kinds.count]
  }
}

/// A ferry that emits the vehicles of each crossing.
final class Ferry {
  /// The most that the deck holds, in tonnes.
  static let limit = 40

  private let sailed = PublishSubject<[Vehicle]>()
  private var quay: Quay

  init(quay: Quay) { self.quay = quay }

  /// The vehicles of each crossing.
  var crossings: Observable<[Vehicle]> { sailed.asObservable() }

  /// Takes the next `count` vehicles from the quay, and emits them
  /// as one crossing, or fails.
  func load(_ count: Int) {
    let vehicles = (0..<count).map { _ in quay.next() }
    let tonnes = vehicles.reduce(0) { $0 + $1.tonnes }
    if tonnes > Self.limit {
      sailed.onError(FerryError.overloaded(tonnes: tonnes))
    } else {
      sailed.onNext(vehicles)
    }
  }

  /// Ends the day.
  func tieUp() { sailed.onCompleted() }
}
