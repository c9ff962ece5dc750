/// A lift as its maker delivers it.
///
/// It knows nothing about observables, and reports to closures. The
/// examples drive it by hand.
final class Lift {
  enum Report {
    case passing(floor: Int)
    case arrived
    case failed(LiftFault)
  }

  private(set) var floor = 0
  private var listeners: [Int: (Report) -> Void] = [:]
  private var lastTicket = 0

  /// The number of closures that it reports to.
  var listenerCount: Int { listeners.count }

  /// Calls `listener` with everything that happens from now on.
  ///
  /// - Returns: A number that `forget(_:)` takes.
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
