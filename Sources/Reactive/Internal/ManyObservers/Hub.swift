/// Hands events to many: in the order in which they were sent, to observers in the order of their subscription.
///
/// Whoever is delivering also delivers what is sent meanwhile, by other threads or by the observers. An event goes to
/// those who were there when it was sent. No observer is called under the lock.
///
/// `@unchecked Sendable`: all variables are guarded by the lock.
@usableFromInline
final class Hub<Element>: Holding, @unchecked Sendable {
  @usableFromInline typealias Members = ContiguousArray<Downstream<Element>>

  @usableFromInline let lock = Lock()
  @usableFromInline @exclusivity(unchecked) var roster = Roster()
  @usableFromInline @exclusivity(unchecked) var isDelivering = false
  /// Whether observers are told of the past when they arrive.
  @usableFromInline let replaysOnArrival: Bool
  /// Sent while somebody was delivering.
  @usableFromInline @exclusivity(unchecked) var waiting = Queue<(Members, Event<Element>)>()
  @usableFromInline @exclusivity(unchecked) var outcome = Outcome.none
  @usableFromInline @exclusivity(unchecked) var past: Past

  @inlinable
  init(_ past: Past = .forgotten) {
    self.past = past
    replaysOnArrival =
      switch past {
      case .forgotten, .last: false
      case .latest, .recent: true
      }
  }

  @usableFromInline var hasObservers: Bool { lock { !roster.isEmpty } }

  @usableFromInline var isDisposed: Bool {
    lock { if case .disposed = outcome { true } else { false } }
  }

  /// What is known of the past, and the outcome, of one moment.
  @inlinable
  func state() -> (Past, Outcome) { lock { (past, outcome) } }

  // MARK: Sending

  @inlinable
  func next(_ element: Element) {
    let members = lock { () -> Members? in
      guard case .none = outcome else { return nil }
      return claim(.next(element))
    }
    if let members { deliver(element, to: members) }
  }

  /// As `next`; the element becomes the past.
  @inlinable
  func nextLatest(_ element: Element) {
    if let members = replacePast(by: .latest(element), { claim(.next(element)) }) {
      deliver(element, to: members)
    }
  }

  /// As `next`; the element joins the past.
  @inlinable
  func nextRecent(_ element: Element) {
    if let members = joinPast(element) { deliver(element, to: members) }
  }

  /// Keeps the element for the end; nobody is told.
  @inlinable
  func nextLast(_ element: Element) { _ = replacePast(by: .last(element), { nil }) }

  /// Ends everything: nobody joins from here on, and nothing more is sent.
  @usableFromInline
  func end(_ error: (any Error)?) {
    let mine = lock { () -> Bool in
      guard case .none = outcome else { return false }
      outcome = if let error { .failed(error) } else { .completed }
      let members = roster.clear(Element.self)
      if case .last(let last?) = past, error == nil { waiting.append((members, .next(last))) }
      waiting.append((members, .end(error)))
      if isDelivering { return false }
      isDelivering = true
      return true
    }
    if mine { drain() }
  }

  /// Lets everybody go without an event; who comes later gets `error`.
  @usableFromInline
  func dispose(_ error: any Error) {
    var members: Members = []
    var unsent = Queue<(Members, Event<Element>)>()
    var forgotten = Past.forgotten
    var replaced = Outcome.disposed(error)
    lock {
      swap(&replaced, &outcome)
      members = roster.clear(Element.self)
      swap(&unsent, &waiting)
      swap(&forgotten, &past)
    }
    withExtendedLifetime((members, unsent, forgotten, replaced)) {}
  }

  /// Lets everybody go: nothing can be sent to them any more.
  ///
  /// - Parameter isForGood: Whether the owner is gone, so that nobody else can be sent anything either.
  @usableFromInline
  func clear(isForGood: Bool = true) {
    let members = lock { () -> Members in
      if isForGood, case .none = outcome { outcome = .abandoned }
      return roster.clear(Element.self)
    }
    withExtendedLifetime(members) {}
  }

  /// Takes a new past and does `claim`, unless it has ended.
  ///
  /// What is replaced is let go of after the lock: its deinit may come back here, as that of an object with a bag does
  /// that holds a subscription to this very hub.
  @inlinable @inline(__always)
  func replacePast(by latest: Past, _ claim: () -> Members?) -> Members? {
    var replaced = latest
    let members = lock { () -> Members? in
      guard case .none = outcome else { return nil }
      swap(&replaced, &past)
      return claim()
    }
    withExtendedLifetime(replaced) {}
    return members
  }

  /// Who the caller has to deliver `element` to; what it replaces is let go of after the lock.
  @inlinable @inline(__always)
  func joinPast(_ element: Element) -> Members? {
    var dropped: Element?
    let members = lock { () -> Members? in
      guard case .none = outcome else { return nil }
      if case .recent(var buffer) = past {
        past = .forgotten
        dropped = buffer.append(element)
        past = .recent(buffer)
      }
      return claim(.next(element))
    }
    withExtendedLifetime(dropped) {}
    return members
  }

  /// Under the lock: who the caller has to deliver to, or nil where the event went in line.
  @inlinable @inline(__always)
  func claim(_ event: @autoclosure () -> Event<Element>) -> Members? {
    if isDelivering {
      waiting.append((roster.members(as: Element.self), event()))
      return nil
    }
    isDelivering = true
    return roster.members(as: Element.self)
  }

  @inlinable @inline(__always)
  func deliver(_ element: Element, to members: Members) {
    members.next(element)
    let isDone = lock {
      if !waiting.isEmpty { return false }
      isDelivering = false
      return true
    }
    if !isDone { drain() }
  }

  @usableFromInline
  func drain() {
    while let (members, event) = lock({ nextInLine() }) {
      switch event {
      case .next(let element): members.next(element)
      case .error(let error): members.end(error)
      case .completed: members.end(nil)
      }
    }
  }

  private func nextInLine() -> (Members, Event<Element>)? {
    if waiting.isEmpty { isDelivering = false }
    return waiting.popFirst()
  }

  // MARK: Joining and leaving

  @inlinable
  func add(_ downstream: Downstream<Element>) {
    if replaysOnArrival ? joinAfterReplay(downstream) : join(downstream) { return }
    refuse(downstream)
  }

  /// False if it ended meanwhile.
  @inlinable
  func join(_ downstream: Downstream<Element>) -> Bool {
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      return roster.add(downstream)
    }
    if key == 0 { return false }
    downstream.lifetime.hold(self, key)
    return true
  }

  /// Joins, and keeps live events waiting in line until the past is told.
  @inlinable
  func joinAfterReplay(_ downstream: Downstream<Element>) -> Bool {
    var told = Past.forgotten
    var entry: Entry<Element>?
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      if past.isEmpty { return roster.add(downstream) }
      told = past
      let fresh = Entry(downstream)
      _ = fresh.enter()
      entry = fresh
      return roster.add(fresh.entrance)
    }
    if key == 0 { return false }
    downstream.lifetime.hold(self, key)
    if let entry {
      tell(told, to: downstream)
      entry.leave()
      unbar(key, downstream)
    }
    return true
  }

  /// Lets live events go straight to an observer that has been told the past.
  ///
  /// Not while somebody delivers: one event may be behind the observer's gate, and the next would overtake it.
  @inlinable
  func unbar(_ key: Int, _ downstream: Downstream<Element>) {
    let replaced = lock { isDelivering ? nil : roster.replace(key, with: downstream) }
    withExtendedLifetime(replaced) {}
  }

  /// Tells what is to be told to those who come after the end.
  @usableFromInline
  func refuse(_ downstream: Downstream<Element>) {
    let (past, outcome) = state()
    switch outcome {
    case .none: break
    case .abandoned: tell(past, to: downstream)
    case .disposed(let error): downstream.end(error)
    case .completed:
      if case .last(let last?) = past { downstream.next(last) }
      tellEnd(nil, after: past, to: downstream)
    case .failed(let error): tellEnd(error, after: past, to: downstream)
    }
  }

  private func tellEnd(_ error: (any Error)?, after past: Past, to downstream: Downstream<Element>) {
    if case .recent = past { tell(past, to: downstream) }
    if !downstream.lifetime.isOver { downstream.end(error) }
  }

  @inlinable
  func tell(_ past: Past, to downstream: Downstream<Element>) {
    switch past {
    case .forgotten, .last: break
    case .latest(let element): if !downstream.lifetime.isOver { downstream.next(element) }
    case .recent(let buffer):
      buffer.forEach { element in
        if downstream.lifetime.isOver { return false }
        downstream.next(element)
        return true
      }
    }
  }

  /// A lifetime that holds this is over: its observer leaves.
  @usableFromInline
  func release(_ key: Int) {
    let removed = lock { roster.remove(key) }
    withExtendedLifetime(removed) {}
  }
}
