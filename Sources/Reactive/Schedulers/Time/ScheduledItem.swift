/// An action that is scheduled on the virtual clock; disposal cancels it, or disposes of the disposable that it
/// returned.
///
/// `@unchecked Sendable`: `body` and `outcome` guard themselves; the closure is not `@Sendable`, like all actions of
/// schedulers.
final class ScheduledItem: Disposable, @unchecked Sendable {
  let place: WorkPlace
  /// The number of nanoseconds after which the action is due again; nil if it is performed once.
  let period: Int64?
  private let body: Guarded<(() -> any Disposable)?>
  private let outcome = SingleAssignmentDisposable()

  init(on place: WorkPlace, every period: Int64? = nil, _ body: @escaping () -> any Disposable) {
    self.place = place
    self.period = period
    self.body = Guarded(body)
  }

  /// Identifies the group of actions of which only `capacity` can run at a time; nil if the number isn't limited.
  ///
  /// A group is either the actions of one place, or the ticks of one timer, which run one at a time wherever that is.
  var group: ObjectIdentifier? { place.identity ?? (period == nil ? nil : ObjectIdentifier(self)) }

  /// The number of actions of the group that can run at a time.
  var capacity: Int { place.identity == nil ? 1 : place.capacity }

  /// True if the action has been performed or cancelled.
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
