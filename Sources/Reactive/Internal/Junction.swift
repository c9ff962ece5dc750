/// Where several sources meet: their events pass one at a time, and what one of them brings may end them all.
///
/// Each source has a lifetime of its own, its inlet. When the downstream's lifetime is over, all of them are.
///
/// `@unchecked Sendable`: the links between the inlets are guarded by the lock.
@usableFromInline
final class Junction<Output>: Gate, Holding, @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Output>
  /// How many sources have to complete before this does.
  @usableFromInline let running: Counter
  private let inlets = Lock()
  @exclusivity(unchecked) private var first: Inlet?

  @inlinable
  init(_ downstream: Downstream<Output>, awaiting count: Int = 0) {
    self.downstream = downstream
    running = Counter(count)
    super.init()
    downstream.lifetime.hold(self)
  }

  /// Subscribes to one more source; `next` and `completed` are called one at a time with those of the others.
  ///
  /// Without `completed`, the source counts as one of those that have to complete; the caller has counted it.
  ///
  /// - Parameters:
  ///   - lingers: Whether a source that has completed is given back with the downstream only.
  ///   - remember: Gets the inlet before the source begins.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, next: @escaping (Input) -> Void, completed: (() -> Void)? = nil,
    lingers: Bool = false, remember: (Inlet) -> Void = { _ in }
  ) {
    let inlet = Feed(self, next, completed, lingers: lingers)
    add(inlet)
    remember(inlet)
    source.start(Downstream(inlet, next: { inlet.next($0) }, end: { inlet.end($0) }))
  }

  /// Subscribes to the source that brings more sources.
  ///
  /// It counts as one that has to complete. `next` is called as its elements come, outside the gate, so that it may
  /// attach others.
  @inlinable
  func follow<Input>(
    _ source: Observable<Input>, next: @escaping (Input) -> Void, completed: (() -> Void)? = nil
  ) {
    let inlet = Feed(self, next, completed, lingers: false)
    add(inlet)
    running.increment()
    source.start(Downstream(inlet, next: { if !inlet.isOver { next($0) } }, end: { inlet.end($0) }))
  }

  /// Performs `step` inside the gate, here or by whoever is inside.
  @inlinable
  func perform(_ step: @escaping () -> Void) {
    if enter() {
      step()
      leave()
    } else {
      wait(step)
    }
  }

  /// Ends everything, from outside the gate.
  @usableFromInline
  func fail(_ error: any Error) { perform { self.downstream.end(error) } }

  /// Inside the gate: one of the sources that count has completed.
  @usableFromInline
  func sourceCompleted() { if running.decrement() == 0 { downstream.end(nil) } }

  @usableFromInline
  func add(_ inlet: Inlet) {
    let isLate = inlets { () -> Bool in
      if downstream.lifetime.isOver { return true }
      inlet.after = first
      first?.before = inlet
      first = inlet
      return false
    }
    if isLate { inlet.dispose() }
  }

  @usableFromInline
  func remove(_ inlet: Inlet) {
    inlets {
      if let before = inlet.before {
        before.after = inlet.after
      } else if first === inlet {
        first = inlet.after
      }
      inlet.after?.before = inlet.before
      inlet.after = nil
      inlet.before = nil
    }
  }

  /// Disposes of a source before its end; it does not count any more.
  @usableFromInline
  func drop(_ inlet: Inlet, counts: Bool = true) {
    guard inlet.finish() else { return }
    remove(inlet)
    inlet.release()
    if counts { running.decrement() }
  }

  /// The downstream's lifetime is over.
  @usableFromInline
  func release(_ key: Int) {
    while let inlet = inlets({ () -> Inlet? in
      let inlet = first
      first = inlet?.after
      first?.before = nil
      inlet?.after = nil
      return inlet
    }) {
      inlet.dispose()
      // One that lingers has been finished before.
      inlet.release()
    }
  }
}

/// The lifetime of one source of a junction, linked with those of the others.
///
/// `@unchecked Sendable`: the links are guarded by the junction's lock. `before` is not counted: whoever links to an
/// inlet unlinks it before letting go.
@usableFromInline
class Inlet: Lifetime, @unchecked Sendable {
  @exclusivity(unchecked) final var after: Inlet?
  @exclusivity(unchecked) unowned(unsafe) final var before: Inlet?

  @inlinable
  override init() { super.init() }
}

/// An inlet that takes the events of its source through the gate.
///
/// `@unchecked Sendable`: its handlers are called inside the gate.
@usableFromInline
final class Feed<Input, Output>: Inlet, @unchecked Sendable {
  @usableFromInline let junction: Junction<Output>
  @usableFromInline let onNext: (Input) -> Void
  @usableFromInline let onCompleted: (() -> Void)?
  @usableFromInline let lingers: Bool

  @inlinable
  init(
    _ junction: Junction<Output>, _ onNext: @escaping (Input) -> Void, _ onCompleted: (() -> Void)?,
    lingers: Bool
  ) {
    self.junction = junction
    self.onNext = onNext
    self.onCompleted = onCompleted
    self.lingers = lingers
    super.init()
  }

  @inlinable
  func next(_ element: Input) {
    if junction.enter() {
      if !isOver { onNext(element) }
      junction.leave()
    } else {
      junction.wait { if !self.isOver { self.onNext(element) } }
    }
  }

  @usableFromInline
  func end(_ error: (any Error)?) {
    if junction.enter() {
      close(error)
      junction.leave()
    } else {
      junction.wait { self.close(error) }
    }
  }

  private func close(_ error: (any Error)?) {
    guard finish() else { return }
    if !lingers {
      junction.remove(self)
      release()
    }
    if let error { return junction.downstream.end(error) }
    if let onCompleted { onCompleted() } else { junction.sourceCompleted() }
  }
}
