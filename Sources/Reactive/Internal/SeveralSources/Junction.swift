/// Where several sources meet: their events pass one at a time, and what one of them brings may end them all.
///
/// Each source has a lifetime of its own, its inlet. When the downstream's lifetime is over, all of them are: it holds
/// the inlets, and only the sources hold the junction, so that it goes with the last of them.
///
/// `@unchecked Sendable`: as its gate.
@usableFromInline
final class Junction<Output>: Gate, @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Output>
  /// How many sources have to complete before this does.
  @usableFromInline let running: Counter
  @usableFromInline let inlets = Inlets()
  /// What lives for as long as this; `stage` says why.
  @usableFromInline let kept: AnyObject?

  @inlinable
  init(_ downstream: Downstream<Output>, awaiting count: Int = 0, keeping kept: AnyObject? = nil) {
    self.downstream = downstream
    self.kept = kept
    running = Counter(count)
    super.init()
    downstream.lifetime.hold(inlets)
  }

  /// Subscribes to one more source; `next` and `completed` are called one at a time with those of the others.
  ///
  /// Without `completed`, the source counts as one of those that have to complete; the caller has counted it.
  ///
  /// - Parameter remember: Gets the inlet before the source begins.
  @inlinable
  func attach<Input>(
    _ source: Observable<Input>, next: @escaping (Input) -> Void, completed: (() -> Void)? = nil,
    remember: (Inlet) -> Void = { _ in }
  ) {
    let feed = Feed(self, next, completed)
    inlets.add(feed.inlet)
    remember(feed.inlet)
    source.start(Downstream(feed.inlet, next: { feed.next($0) }, end: { feed.end($0) }))
  }

  /// Subscribes to the source that brings more sources.
  ///
  /// It counts as one that has to complete. `next` is called as its elements come, outside the gate, so that it may
  /// attach others; what it throws counts as an error of the source. The source is released when it has completed, before
  /// the observer sees an end, unless it completes while it is being subscribed to.
  @inlinable
  func follow<Input>(_ source: Observable<Input>, next: @escaping (Input) throws -> Void) {
    running.increment()
    let inlet = Inlet()
    listen(to: source, inlet, next: next) {
      if inlet.isStarted { self.giveBack(inlet) }
      self.sourceCompleted()
    }
    inlet.started()
  }

  /// Subscribes to a source whose elements are not emitted, such as a trigger.
  ///
  /// `next` is called as its elements come, outside the gate, so neither this source nor the others have to wait.
  /// What it throws counts as an error of this source. `completed` is called inside the gate.
  @inlinable
  func listen<Input>(
    to source: Observable<Input>, _ inlet: Inlet = Inlet(), next: @escaping (Input) throws -> Void,
    completed: @escaping () -> Void = {}
  ) {
    let feed = EndFeed(self, inlet, completed)
    inlets.add(inlet)
    source.start(
      Downstream(
        inlet,
        next: { element in
          if inlet.isOver { return }
          do { try next(element) } catch { feed.end(error) }
        }, end: { feed.end($0) }))
  }

  /// Sends `element` as a source of it alone would; false, and nothing is done, where the gate is busy.
  @inlinable @inline(__always)
  func send(_ element: Output) -> Bool {
    guard enter() else { return false }
    if !downstream.lifetime.isOver { downstream.next(element) }
    leave()
    return true
  }

  /// Inside the gate: one of the sources that count has completed.
  @usableFromInline
  func sourceCompleted() { if running.decrement() == 0 { downstream.end(nil) } }

  /// Disposes of all sources without an end: there can be none any more.
  @usableFromInline
  func dropAll() { inlets.release(0) }

  /// Ends a source that another one takes over from, which is to be subscribed to first: `giveBack` releases it.
  ///
  /// - Returns: Whether it had not ended.
  func retire(_ inlet: Inlet) -> Bool {
    guard inlet.close() else { return false }
    inlet.stopSources()
    return true
  }

  /// Releases a source that has ended; does nothing the second time.
  @usableFromInline
  func giveBack(_ inlet: Inlet) {
    inlets.remove(inlet)
    inlet.release()
  }

  /// Disposes of a source before its end; it does not count any more.
  @usableFromInline
  func drop(_ inlet: Inlet, counts: Bool = true) {
    guard inlet.close() else { return }
    giveBack(inlet)
    if counts { running.decrement() }
  }
}

/// Takes the end of a source through the gate.
///
/// The inlet is an object of its own: the junction leads to it, and would be kept alive by it forever otherwise.
///
/// `@unchecked Sendable`: its handlers are called inside the gate.
@usableFromInline
class EndFeed<Output>: @unchecked Sendable {
  @usableFromInline final let inlet: Inlet
  @usableFromInline final let junction: Junction<Output>
  @usableFromInline final let onCompleted: (() -> Void)?

  @inlinable
  init(_ junction: Junction<Output>, _ inlet: Inlet, _ onCompleted: (() -> Void)?) {
    self.inlet = inlet
    self.junction = junction
    self.onCompleted = onCompleted
  }

  @usableFromInline
  final func end(_ error: (any Error)?) {
    // The end may have to wait at the gate.
    inlet.stopSources()
    if junction.enter() || junction.waitForTurn() {
      close(error)
      junction.leave()
    } else if inlet.endLater() {
      junction.enqueue { if self.isOpen { self.close(error) } }
    }
  }

  /// Whether what waits at the gate may still pass, although the source may have ended meanwhile.
  @usableFromInline final var isOpen: Bool { !inlet.isClosed && !junction.downstream.lifetime.isOver }

  /// The observer sees an end before the source is released; one of several is released before the others go on.
  private final func close(_ error: (any Error)?) {
    guard inlet.close() else { return }
    if let error {
      junction.downstream.end(error)
      junction.giveBack(inlet)
    } else if let onCompleted {
      onCompleted()
      junction.giveBack(inlet)
    } else {
      junction.giveBack(inlet)
      junction.sourceCompleted()
    }
  }
}

/// Takes the events of a source through the gate.
///
/// `@unchecked Sendable`: as `EndFeed`.
@usableFromInline
final class Feed<Input, Output>: EndFeed<Output>, @unchecked Sendable {
  @usableFromInline let onNext: (Input) -> Void

  @inlinable
  init(
    _ junction: Junction<Output>, _ onNext: @escaping (Input) -> Void, _ onCompleted: (() -> Void)?
  ) {
    self.onNext = onNext
    super.init(junction, Inlet(), onCompleted)
  }

  @inlinable
  func next(_ element: Input) {
    if junction.enter() || junction.waitForTurn() {
      if !inlet.isOver { onNext(element) }
      junction.leave()
    } else {
      junction.enqueue { if self.isOpen { self.onNext(element) } }
    }
  }
}

/// Several sources as one object, to be kept.
@inlinable
func together<each Element>(_ source: repeat Observable<each Element>) -> AnyObject {
  let all = Memory([AnyObject]())
  for source in repeat each source { all.value.append(source) }
  return all
}
