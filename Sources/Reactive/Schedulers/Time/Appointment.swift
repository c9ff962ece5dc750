/// A piece of work that waits for its time on the virtual clock; disposal cancels it, or what it returned.
///
/// `@unchecked Sendable`: both parts guard themselves; the closure is plain, as all work of schedulers.
final class Appointment: Disposable, @unchecked Sendable {
  let place: WorkPlace
  /// After how many nanoseconds it is due again; nil for once.
  let period: Int64?
  private let body: Guarded<(() -> any Disposable)?>
  private let outcome = SingleAssignmentDisposable()

  init(on place: WorkPlace, every period: Int64? = nil, _ body: @escaping () -> any Disposable) {
    self.place = place
    self.period = period
    self.body = Guarded(body)
  }

  /// Tells apart what takes up room that others may have to wait for: ticks of one timer, which are done one at a time
  /// wherever that is, and the work of a place.
  var room: ObjectIdentifier? { place.identity ?? (period == nil ? nil : ObjectIdentifier(self)) }

  /// How many pieces of work have room there at a time.
  var capacity: Int { place.identity == nil ? 1 : place.capacity }

  /// Whether there is nothing to be done any more.
  var isOver: Bool { body.current == nil }

  func perform() {
    if period == nil {
      if let body = body.exchange(nil) { outcome.setDisposable(body()) }
    } else {
      _ = body.current?()
    }
  }

  func dispose() {
    _ = body.exchange(nil)
    outcome.dispose()
  }
}
