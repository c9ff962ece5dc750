/// A lift as its maker delivers it.
///
/// It knows nothing of observables: whoever wants to hear from it
/// leaves a closure. The examples drive it by hand.
final class Lift {
  enum Report {
    case passing(floor: Int)
    case arrived
    case failed(LiftFault)
  }

  private(set) var floor = 0
  private var listeners: [Int: (Report) -> Void] = [:]
  private var lastTicket = 0

  /// How many closures there are that it reports to.
  var listenerCount: Int { listeners.count }

  /// Calls `listener` with everything that happens from here on.
  ///
  /// - Returns: The ticket to hand in at `forget(_:)`.
  func listen(_ listener: @escaping (Report) -> Void) -> Int {
    lastTicket += 1
    listeners[lastTicket] = listener
    return lastTicket
  }

  func forget(_ ticket: Int) { listeners[ticket] = nil }

  func pass(_ floor: Int) {
    self.floor = floor
    tell(.passing(floor: floor))
  }

  func arrive() { tell(.arrived) }

  func fail(_ fault: LiftFault) { tell(.failed(fault)) }

  private func tell(_ report: Report) {
    for ticket in listeners.keys.sorted() {
      listeners[ticket]?(report)
    }
  }
}
