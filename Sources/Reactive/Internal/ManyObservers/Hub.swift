/// Hands events to many observers: in the order in which they were sent, to observers in the order of their
/// subscription.
///
/// A sender delivers its event itself, inside the gate; the thread inside delivers for those that may not wait, such as
/// an observer that sends in turn. An event goes to those who were there when its turn came. No observer is called under
/// the lock.
///
/// `@unchecked Sendable`: all variables are guarded by the lock.
@usableFromInline
final class Hub<Element>: Gate, Holding, @unchecked Sendable {
  @usableFromInline typealias Members = ContiguousArray<Downstream<Element>>

  @usableFromInline @exclusivity(unchecked) var roster = Roster()
  /// Whether observers are told of the past when they arrive.
  @usableFromInline let replaysOnArrival: Bool
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
    super.init()
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
    if enter() || waitForTurn() {
      deliver(element, to: unlessEnded { claim(element) })
    } else {
      if unlessEnded({ leave(element) }) == true { drain() }
    }
  }

  /// As `next`; the element becomes the past.
  @inlinable
  func nextLatest(_ element: Element) {
    if enter() || waitForTurn() {
      deliver(element, to: replacePast(by: .latest(element)) { claim(element) })
    } else {
      if replacePast(by: .latest(element), { leave(element) }) == true { drain() }
    }
  }

  /// As `next`; the element joins the past.
  @inlinable
  func nextRecent(_ element: Element) {
    if enter() || waitForTurn() {
      deliver(element, to: joinPast(element) { claim(element) })
    } else {
      if joinPast(element, { leave(element) }) == true { drain() }
    }
  }

  /// Stores the element for the end; nothing is sent.
  @inlinable
  func nextLast(_ element: Element) { replacePast(by: .last(element)) {} }

  /// Ends everything: nobody joins from here on, and nothing more is sent.
  @usableFromInline
  func end(_ error: (any Error)?) {
    let isInside = enter() || waitForTurn()
    var members: Members = []
    var last: Element?
    var isDirect = false
    let isFree = lock { () -> Bool in
      guard case .none = outcome else { return false }
      outcome = if let error { .failed(error) } else { .completed }
      members = roster.clear(Element.self)
      if case .last(let element) = past, error == nil { last = element }
      isDirect = isInside && !hasSteps
      return !isDirect && append { [members, last] in members.end(error, after: last) }
    }
    if isDirect { members.end(error, after: last) }
    if isInside || isFree { leave() }
  }

  /// Removes everybody without an event; who comes later gets `error`.
  @usableFromInline
  func dispose(_ error: any Error) {
    var members: Members = []
    var unsent = Queue<Backlog.Step>()
    var forgotten = Past.forgotten
    var replaced = Outcome.disposed(error)
    lock {
      swap(&replaced, &outcome)
      members = roster.clear(Element.self)
      if let backlog { swap(&unsent, &backlog.steps) }
      swap(&forgotten, &past)
    }
    withExtendedLifetime((members, unsent, forgotten, replaced)) {}
  }

  /// Removes everybody: nothing can be sent to them any more.
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

  /// Calls `claim` under the lock, unless everything has ended.
  @inlinable @inline(__always)
  func unlessEnded<Result>(_ claim: () -> Result?) -> Result? {
    lock { if case .none = outcome { claim() } else { nil } }
  }

  /// As `unlessEnded`, with a new past.
  ///
  /// The old one is released after the lock: its deinit may come back here, as that of an object with a bag does that
  /// holds a subscription to this very hub.
  @inlinable @inline(__always)
  @discardableResult
  func replacePast<Result>(by latest: Past, _ claim: () -> Result?) -> Result? {
    var replaced = latest
    let result = unlessEnded { () -> Result? in
      swap(&replaced, &past)
      return claim()
    }
    withExtendedLifetime(replaced) {}
    return result
  }

  /// As `unlessEnded`, with one more element in the past; the element that makes room is released after the lock.
  @inlinable @inline(__always)
  func joinPast<Result>(_ element: Element, _ claim: () -> Result?) -> Result? {
    var dropped: Element?
    let result = unlessEnded { () -> Result? in
      if case .recent(var buffer) = past {
        past = .forgotten
        dropped = buffer.append(element)
        past = .recent(buffer)
      }
      return claim()
    }
    withExtendedLifetime(dropped) {}
    return result
  }

  /// Under the lock, inside the gate: the observers that the caller delivers `element` to, or nil if it has to go after
  /// steps that wait.
  @inlinable @inline(__always)
  func claim(_ element: Element) -> Members? {
    if !hasSteps { return roster.members(as: Element.self) }
    _ = leave(element)
    return nil
  }

  /// Under the lock: leaves `element` to the thread inside.
  ///
  /// - Returns: Whether the gate was free, so the caller is inside now and must `drain()`.
  @inlinable @inline(never)
  func leave(_ element: Element) -> Bool {
    let members = roster.members(as: Element.self)
    return append { members.next(element) }
  }

  /// Inside the gate: delivers, and leaves.
  @inlinable @inline(__always)
  func deliver(_ element: Element, to members: Members?) {
    members?.next(element)
    leave()
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

  /// Joins after the past has been told.
  ///
  /// A free gate keeps live events out meanwhile, so the observer needs no gate of its own.
  @inlinable
  func joinAfterReplay(_ downstream: Downstream<Element>) -> Bool {
    guard enter() else { return joinBesideDelivery(downstream) }
    var told = Past.forgotten
    let key = lock { () -> Int in
      guard case .none = outcome else { return 0 }
      told = past
      return roster.add(downstream)
    }
    if key != 0 {
      downstream.lifetime.hold(self, key)
      tell(told, to: downstream)
    }
    leave()
    return key != 0
  }

  /// Joins while the gate is busy: live events wait at a gate of the observer's own until the past is told.
  ///
  /// The subscriber must not wait for the hub's gate: this may be the thread inside.
  @inlinable @inline(never)
  func joinBesideDelivery(_ downstream: Downstream<Element>) -> Bool {
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
      unbar(key, downstream, entry)
    }
    return true
  }

  /// Lets live events go straight to an observer that has been told the past.
  ///
  /// Not while a thread delivers: one event may wait at `entry`, or be delivered from its backlog on a global queue, and the
  /// next would overtake it.
  @inlinable
  func unbar(_ key: Int, _ downstream: Downstream<Element>, _ entry: Entry<Element>) {
    let replaced = lock {
      threadInside == 0 && entry.isFree ? roster.replace(key, with: downstream) : nil
    }
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
