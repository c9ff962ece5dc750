/// Combines several sources into one downstream: serialises their events, and ends all sources together.
///
/// Each source has its own lifetime, called its inner subscription. The downstream's lifetime holds all inner
/// subscriptions, so they end with it. Only the sources retain the coordinator, so it is released with the last source.
///
/// `@unchecked Sendable`: `outer` is set before the first source is attached; all other state is immutable, or guarded
/// as in `Gate`.
@usableFromInline
final class Coordinator<Output>: Gate, @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Output>
  /// The number of sources that still have to complete before the coordinator completes.
  @usableFromInline let running: Counter
  @usableFromInline let innerSubscriptions = InnerSubscriptions()
  /// An object that is retained as long as the coordinator; see `stage`.
  @usableFromInline let kept: AnyObject?
  /// The inner observer that this coordinator emits into, if it is itself a source of another coordinator.
  @usableFromInline @exclusivity(unchecked) fileprivate(set) var outer: PassthroughObserver<Output>?

  @inlinable
  init(_ downstream: Downstream<Output>, awaiting count: Int = 0, keeping kept: AnyObject? = nil) {
    self.downstream = downstream
    self.kept = kept
    running = Counter(count)
    super.init()
    downstream.lifetime.hold(innerSubscriptions)
  }

  /// Creates a coordinator that emits the elements of its sources unchanged.
  ///
  /// If its downstream belongs to another such coordinator, events pass only through the gate of the outermost
  /// coordinator, and go straight to that coordinator's downstream. So neither the time per event nor the stack grows
  /// with the number of nested coordinators.
  @inlinable
  convenience init(
    merging downstream: Downstream<Output>, awaiting count: Int = 0, keeping kept: AnyObject? = nil
  ) {
    if let outer = PassthroughObserver.entered(by: downstream) {
      let root = outer.coordinator.downstream
      self.init(
        Downstream(outer.innerSubscription, next: root.next, end: root.end), awaiting: count, keeping: kept)
      join(outer)
    } else {
      self.init(downstream, awaiting: count, keeping: kept)
    }
  }

  @usableFromInline
  final func join(_ outer: PassthroughObserver<Output>) { self.outer = outer }

  /// Releases the coordinators around this one in a loop rather than by recursion, if nothing else uses them.
  deinit {
    var innerObserver = outer.take()
    while isKnownUniquelyReferenced(&innerObserver) { innerObserver = innerObserver?.takeOuter() }
  }

  /// The gate that all events pass through: this coordinator, or the outermost coordinator around it.
  @inlinable var gate: Coordinator { outer?.coordinator ?? self }

  /// Subscribes to one more source; `next` and `completed` are called inside the gate.
  ///
  /// Without `completed`, the coordinator waits for the source to complete, and the caller must have counted it in
  /// `running`.
  ///
  /// - Parameter remember: Receives the inner subscription before the source is subscribed to.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, next: @escaping (Input) -> Void, completed: (() -> Void)? = nil,
    remember: (InnerSubscription) -> Void = { _ in }
  ) {
    let innerObserver = InnerObserver(self, next, completed)
    innerSubscriptions.add(innerObserver.innerSubscription)
    remember(innerObserver.innerSubscription)
    source.start(
      Downstream(
        innerObserver.innerSubscription, next: { innerObserver.next($0) }, end: { innerObserver.end($0) }))
  }

  /// Subscribes to one more source, whose elements are emitted unchanged.
  ///
  /// The coordinator waits for the source to complete, and the caller must have counted it in `running`.
  ///
  /// - Parameters:
  ///   - isLast: Whether the caller does nothing after this call, so the source may be subscribed to after the caller
  ///     has returned.
  ///   - limit: The limiter to notify when the source ends.
  ///   - remember: Receives the inner subscription before the source is subscribed to.
  @inlinable
  func attachInner(
    _ source: Observable<Output>, isLast: Bool = false, limit: ConcurrencyLimiter<Output>? = nil,
    remember: (InnerSubscription) -> Void = { _ in }
  ) {
    let innerObserver = PassthroughObserver(self, limit)
    innerSubscriptions.add(innerObserver.innerSubscription)
    remember(innerObserver.innerSubscription)
    let entrance = innerObserver.makeEntrance()
    if isLast {
      source.startInTailPosition(entrance, inPlaceOf: downstream.lifetime)
    } else {
      source.start(entrance)
    }
  }

  /// Subscribes to the outer source, whose elements provide further sources.
  ///
  /// The coordinator also waits for the outer source to complete. `next` is called with its elements outside the gate,
  /// so it can attach other sources; if `next` throws, the source fails. The source is released when it has completed,
  /// before the observer receives a terminal event, unless it completes while it is being subscribed to.
  @inlinable
  func attachOuter<Input>(_ source: Observable<Input>, next: @escaping (Input) throws -> Void) {
    running.increment()
    let innerSubscription = InnerSubscription()
    attachTrigger(to: source, innerSubscription, next: next) {
      if innerSubscription.isStarted { self.releaseInner(innerSubscription) }
      self.sourceCompleted()
    }
    innerSubscription.started()
  }

  /// Subscribes to a source whose elements are not emitted, such as a trigger.
  ///
  /// `next` is called outside the gate, so this source neither waits nor makes other sources wait. If `next` throws,
  /// this source fails. `completed` is called inside the gate.
  @inlinable
  func attachTrigger<Input>(
    to source: Observable<Input>, _ innerSubscription: InnerSubscription = InnerSubscription(),
    next: @escaping (Input) throws -> Void,
    completed: @escaping () -> Void = {}
  ) {
    let innerObserver = InnerTerminationObserver(self, innerSubscription, completed)
    innerSubscriptions.add(innerSubscription)
    source.start(
      Downstream(
        innerSubscription,
        next: { element in
          if innerSubscription.isOver { return }
          do { try next(element) } catch { innerObserver.end(error) }
        }, end: { innerObserver.end($0) }))
  }

  /// Emits `element`; called inside the gate.
  ///
  /// If this were inlined, the caller would retain the closure during the call.
  @inlinable @inline(never)
  func emit(_ element: Output) { downstream.next(element) }

  /// Emits `element` if the gate is free; returns false otherwise.
  @inlinable @inline(__always)
  func send(_ element: Output) -> Bool {
    if outer != nil { return sendOutside(element) }
    guard enter() else { return false }
    if !downstream.lifetime.isOver { downstream.next(element) }
    leave()
    return true
  }

  /// Emits `element` like `send`, but through the gate of another coordinator.
  ///
  /// It is a separate method so that `send` stays small when inlined.
  @usableFromInline
  func sendOutside(_ element: Output) -> Bool {
    let gate = gate
    guard gate.enter() else { return false }
    if !downstream.lifetime.isOver { downstream.next(element) }
    gate.leave()
    return true
  }

  /// Counts a source that has completed; called inside the gate.
  @usableFromInline
  func sourceCompleted() { if running.decrement() == 0 { end(nil) } }

  /// Ends this coordinator, as a source of the coordinator around it if there is one; called inside the gate.
  func end(_ error: (any Error)?) {
    if outer == nil { return downstream.end(error) }
    var outermost: PassthroughObserver<Output>?
    defer { outermost?.release() }
    var coordinator = self
    while let innerObserver = coordinator.outer {
      guard innerObserver.innerSubscription.close() else { return }
      coordinator = innerObserver.owner
      if error == nil {
        innerObserver.releaseCompleted(from: coordinator)
        if coordinator.running.decrement() > 0 { return }
      } else {
        outermost = innerObserver
      }
    }
    outermost?.innerSubscription.stopSources()
    coordinator.downstream.end(error)
  }

  /// Disposes of all sources without a terminal event, because none is possible any more.
  @usableFromInline
  func dropAll() { innerSubscriptions.release(0) }

  /// Ends a source before its replacement is subscribed to; the caller must call `releaseInner` afterwards.
  ///
  /// - Returns: False if the source had already ended.
  func retire(_ innerSubscription: InnerSubscription) -> Bool {
    guard innerSubscription.close() else { return false }
    innerSubscription.stopSources()
    return true
  }

  /// Releases a source that has ended; a second call does nothing.
  @usableFromInline
  func releaseInner(_ innerSubscription: InnerSubscription) {
    innerSubscriptions.remove(innerSubscription)
    innerSubscription.release()
  }

  /// Disposes of a source that has not ended, and no longer counts it.
  @usableFromInline
  func drop(_ innerSubscription: InnerSubscription, counts: Bool = true) {
    // Releasing the source may cause events, which must not be emitted any more.
    guard retire(innerSubscription) else { return }
    releaseInner(innerSubscription)
    if counts { running.decrement() }
  }
}

/// Passes the terminal event of a source through the gate.
///
/// The inner subscription is a separate object. The coordinator has a reference to it, so if it referred to the
/// coordinator in turn, both would be retained forever.
///
/// `@unchecked Sendable`: its handlers are called inside the gate.
@usableFromInline
class InnerTerminationObserver<Output>: @unchecked Sendable {
  @usableFromInline final let innerSubscription: InnerSubscription
  /// The coordinator whose gate the events pass: the owner, or for unchanged elements the outermost one around it.
  @usableFromInline final let coordinator: Coordinator<Output>
  @usableFromInline final let onCompleted: (() -> Void)?

  @inlinable
  init(
    _ coordinator: Coordinator<Output>, _ innerSubscription: InnerSubscription, _ onCompleted: (() -> Void)?
  ) {
    self.innerSubscription = innerSubscription
    self.coordinator = coordinator
    self.onCompleted = onCompleted
  }

  /// The coordinator that the source belongs to.
  @usableFromInline var owner: Coordinator<Output> { coordinator }

  @usableFromInline
  final func end(_ error: (any Error)?) {
    // Called first, because the terminal event may have to wait at the gate.
    innerSubscription.stopSources()
    let gate = coordinator.gate
    if gate.enter() || gate.waitForTurn() {
      close(error)
      gate.leave()
    } else if innerSubscription.endLater() {
      gate.enqueue { if self.isOpen { self.close(error) } }
    }
  }

  /// True if events that are waiting at the gate may still be emitted, even if the source has ended meanwhile.
  @usableFromInline final var isOpen: Bool {
    !innerSubscription.isClosed && !owner.downstream.lifetime.isOver
      && !coordinator.gate.downstream.lifetime.isOver
  }

  /// Releases a source that has failed; called inside the gate.
  fileprivate final func release() { owner.releaseInner(innerSubscription) }

  /// Releases a source of `owner` that has completed; called inside the gate.
  @usableFromInline
  func releaseCompleted(from owner: Coordinator<Output>) { owner.releaseInner(innerSubscription) }

  /// Ends the source.
  ///
  /// If the coordinator ends as well, the observer receives the terminal event before the source is released; otherwise
  /// the source is released first.
  private final func close(_ error: (any Error)?) {
    guard innerSubscription.close() else { return }
    let owner = owner
    if let error {
      owner.end(error)
      owner.releaseInner(innerSubscription)
    } else if let onCompleted {
      onCompleted()
      owner.releaseInner(innerSubscription)
    } else {
      releaseCompleted(from: owner)
      owner.sourceCompleted()
    }
  }
}

/// Passes the events of a source through the gate.
///
/// `@unchecked Sendable`: as for its superclass.
@usableFromInline
final class InnerObserver<Input, Output>: InnerTerminationObserver<Output>, @unchecked Sendable {
  @usableFromInline let onNext: (Input) -> Void

  @inlinable
  init(
    _ coordinator: Coordinator<Output>, _ onNext: @escaping (Input) -> Void, _ onCompleted: (() -> Void)?
  ) {
    self.onNext = onNext
    super.init(coordinator, InnerSubscription(), onCompleted)
  }

  @inlinable
  func next(_ element: Input) {
    if coordinator.enter() || coordinator.waitForTurn() {
      if !innerSubscription.isOver { onNext(element) }
      coordinator.leave()
    } else {
      coordinator.enqueue { if self.isOpen { self.onNext(element) } }
    }
  }
}

/// Passes the events of a source through the gate, and its elements unchanged.
///
/// `@unchecked Sendable`: as for its superclass.
@usableFromInline
final class PassthroughObserver<Output>: InnerTerminationObserver<Output>, @unchecked Sendable {
  @exclusivity(unchecked) private var directOwner: Coordinator<Output>
  /// The limiter to notify when the source ends.
  @exclusivity(unchecked) private var limit: ConcurrencyLimiter<Output>?

  @usableFromInline
  init(_ coordinator: Coordinator<Output>, _ limit: ConcurrencyLimiter<Output>?) {
    directOwner = coordinator
    self.limit = limit
    super.init(coordinator.gate, PassthroughSubscription(), nil)
  }

  @usableFromInline override var owner: Coordinator<Output> { directOwner }

  @inlinable @inline(__always)
  func next(_ element: Output) {
    if coordinator.enter() || coordinator.waitForTurn() {
      if !innerSubscription.isOver { coordinator.emit(element) }
      coordinator.leave()
    } else {
      coordinator.enqueue { if self.isOpen { self.coordinator.emit(element) } }
    }
  }

  @usableFromInline
  override func releaseCompleted(from owner: Coordinator<Output>) {
    super.releaseCompleted(from: owner)
    limit?.sourceEnded()
  }

  /// Returns the downstream that delivers to this inner observer.
  @inlinable
  func makeEntrance() -> Downstream<Output> {
    let entrance = Downstream<Output>(innerSubscription, next: { self.next($0) }, end: { self.end($0) })
    unsafeDowncast(innerSubscription, to: PassthroughSubscription.self)
      .opened(to: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
    return entrance
  }

  /// Returns the inner observer to which `downstream` delivers, unless a stage is in between.
  @usableFromInline
  static func entered(by downstream: Downstream<Output>) -> PassthroughObserver? {
    guard let address = downstream.lifetime.passthrough?.innerObserver(enteredBy: downstream)
    else { return nil }
    // Sound, because `downstream` retains the inner observer, and both have the same element type.
    return Unmanaged<PassthroughObserver>.fromOpaque(address).takeUnretainedValue()
  }

  /// Removes and returns the inner observer around this one, unless something else uses the coordinator in between.
  ///
  /// Only the last owner of this inner observer may call this.
  fileprivate func takeOuter() -> PassthroughObserver? {
    limit = nil
    return isKnownUniquelyReferenced(&directOwner) ? directOwner.outer.take() : nil
  }
}

/// The inner subscription of a source whose elements are emitted unchanged.
///
/// `@unchecked Sendable`: the variables are written before the source is subscribed to.
@usableFromInline
final class PassthroughSubscription: InnerSubscription, @unchecked Sendable {
  /// The address of the inner observer, which retains this subscription and therefore isn't retained here.
  @exclusivity(unchecked) private var innerObserver: UnsafeRawPointer?

  @usableFromInline
  override init() { super.init() }

  override var passthrough: PassthroughSubscription? { self }

  @usableFromInline
  func opened(to innerObserver: UnsafeRawPointer) { self.innerObserver = innerObserver }

  /// Returns the address of the inner observer if `downstream` is its entrance.
  ///
  /// A stage in between has the same lifetime but different closures. A closure that captures only one object stores
  /// the address of that object as its context. If a compiler used another representation, nested coordinators would
  /// not share a gate.
  func innerObserver<Element>(enteredBy downstream: Downstream<Element>) -> UnsafeRawPointer? {
    guard let innerObserver, Self.captured(by: downstream) == (innerObserver, innerObserver)
    else { return nil }
    return innerObserver
  }

  /// Returns the addresses of the objects that the closures of `downstream` capture.
  ///
  /// Sound, because a closure is stored as two words for every element type, and the second word is this address.
  private static func captured<Element>(
    by downstream: Downstream<Element>
  ) -> (next: UnsafeRawPointer?, end: UnsafeRawPointer?) {
    withUnsafeBytes(of: downstream) { bytes in
      let word = MemoryLayout<UInt>.size
      return (
        bytes.load(fromByteOffset: word, as: UnsafeRawPointer?.self),
        bytes.load(fromByteOffset: 3 * word, as: UnsafeRawPointer?.self)
      )
    }
  }
}

/// Returns several sources as one object that can be retained.
@inlinable
func together<each Element>(_ source: repeat Observable<each Element>) -> AnyObject {
  let all = Box([AnyObject]())
  for source in repeat each source { all.value.append(source) }
  return all
}
