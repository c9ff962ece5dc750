extension ObservableConvertibleType {
  /// The elements for `for try await`, which the loop asks for one at a time.
  ///
  ///     for try await page in Observable.range(start: 1, count: 500).map(render).valuesOnDemand {
  ///       try await upload(page)
  ///     }
  ///
  /// Synchronous sources, such as `of`, `from`, `range`, `generate` and `repeatElement`, have back-pressure here: the loop
  /// itself drives them. Each element is produced when the loop asks for it, and the closures of the source and of its operators
  /// run in the loop's own isolation. Here, a page is rendered when the one before has been uploaded.
  ///
  /// Every other source pushes: subjects, relays, timers, `create`, and whatever passes a scheduler (also `from` with a
  /// scheduler of its own). Their elements wait in a buffer without limit, as with `values`; bound that with
  /// `values(bufferingPolicy:)`. A chain may have both: what pushes is buffered, what can wait is asked.
  ///
  /// Each loop subscribes again, when it begins. Iteration ends when the sequence completes, and throws its error. Cancelling
  /// the task disposes of the subscription and throws a `CancellationError`; leaving the loop disposes of it, too.
  public var valuesOnDemand: ValuesOnDemand<Element, any Error> { ValuesOnDemand(asObservable()) }
}

extension InfallibleType {
  /// The elements for `for await`, which the loop asks for one at a time.
  ///
  /// Synchronous sources, such as `of` and `from`, produce each element when the loop asks for it; what other sources push waits
  /// in a buffer without limit. Each loop subscribes again, when it begins. Cancelling the task ends the loop and disposes of the
  /// subscription; leaving the loop disposes of it, too.
  public var valuesOnDemand: ValuesOnDemand<Element, Never> { ValuesOnDemand(asObservable()) }
}

/// The elements of a sequence, each produced when a loop asks for it where the source can wait.
public struct ValuesOnDemand<Element, Failure: Error>: AsyncSequence, Sendable {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Subscribes to the sequence.
  public func makeAsyncIterator() -> Iterator { Iterator(source) }

  /// One subscription, which lasts until the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let demand: Demand<Element>

    init(_ source: Observable<Element>) { demand = Demand(source) }

    /// Returns the next element; nil after completion.
    public func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await demand.next(isolation: actor) {
      case .element(let element): return element
      case .end(let error as Failure): throw error
      case .end: return nil
      }
    }
  }
}

/// One run of a sequence whose synchronous sources work when the loop asks for an element.
///
/// They wait for their turns on a trampoline that belongs to no thread: `next` becomes it for the time of one turn.
///
/// `@unchecked Sendable`: the inbox lets one caller use the trampoline at a time.
private final class Demand<Element>: @unchecked Sendable {
  private let inbox = Inbox<Element>()
  private let trampoline = Trampoline()
  private let subscription = SingleAssignmentDisposable()

  init(_ source: Observable<Element>) {
    // Begun, and never run: turns are given one at a time.
    _ = trampoline.begin()
    // Captures the inbox alone: the sources lead to it, and the trampoline leads to the sources.
    trampoline.during { [inbox] in
      subscription.setDisposable(
        onAnyThread {
          source.subscribe(
            onNext: { inbox.add($0) }, onError: { inbox.end($0) }, onCompleted: { inbox.end(nil) },
            // Without effect after either of the above.
            onDisposed: { inbox.end(CancellationError(), dropsElements: true) })
        })
    }
  }

  deinit { subscription.dispose() }

  enum Answer {
    case element(Element)
    case end((any Error)?)
  }

  func next(isolation actor: isolated (any Actor)?) async -> Answer {
    await withTaskCancellationHandler {
      while true {
        switch inbox.take() {
        case .element(let element): return .element(element)
        case .end(let error): return .end(error)
        case .pull:
          var hasGiven = false
          trampoline.during { hasGiven = trampoline.giveOne() }
          inbox.endPull(isDry: !hasGiven)
        case .wait: await inbox.wait(isolation: actor)
        }
      }
    } onCancel: {
      subscription.dispose()
    }
  }
}

/// What has been produced and not been asked for.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
private final class Inbox<Element>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var elements = Queue<Element>()
  /// The end, once it has come; its error, or nil for completion.
  @exclusivity(unchecked) private var outcome: (any Error)??
  @exclusivity(unchecked) private var isPulling = false
  /// Whether no source waits for a turn: all that may come is pushed.
  @exclusivity(unchecked) private var isDry = false
  @exclusivity(unchecked) private var waiting: [CheckedContinuation<Void, Never>] = []

  enum Step {
    case element(Element)
    case end((any Error)?)
    /// The caller gives a turn, and says so afterwards.
    case pull
    case wait
  }

  func take() -> Step {
    lock {
      if let element = elements.popFirst() { return .element(element) }
      if let outcome { return .end(outcome) }
      if isDry || isPulling { return .wait }
      isPulling = true
      return .pull
    }
  }

  func endPull(isDry: Bool) {
    wake {
      isPulling = false
      self.isDry = isDry
    }
  }

  func add(_ element: Element) { wake { elements.append(element) } }

  func end(_ error: (any Error)?, dropsElements: Bool = false) {
    var dropped = Queue<Element>()
    wake {
      if outcome != nil { return }
      outcome = .some(error)
      if dropsElements { swap(&dropped, &elements) }
    }
  }

  /// Returns when there may be something else to do.
  func wait(isolation actor: isolated (any Actor)?) async {
    let awaited = AwaitedWork()
    defer { awaited.end() }
    await withCheckedContinuation { continuation in
      let isReady = lock { () -> Bool in
        if !elements.isEmpty || outcome != nil || !(isDry || isPulling) { return true }
        waiting.append(continuation)
        return false
      }
      if isReady { continuation.resume() }
    }
  }

  private func wake(_ change: () -> Void) {
    let woken = lock { () -> [CheckedContinuation<Void, Never>] in
      change()
      defer { waiting = [] }
      return waiting
    }
    for continuation in woken { continuation.resume() }
  }
}
