extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence for `for try await`, which requests them one at a time.
  ///
  ///     for try await page in Observable.range(start: 1, count: 500).map(render).valuesOnDemand {
  ///       try await upload(page)
  ///     }
  ///
  /// Synchronous sources, such as `of`, `from`, `range`, `generate` and `repeatElement`, have back-pressure here: the
  /// loop itself drives them. Each element is produced when the loop requests it, and the closures of the source and of
  /// its operators run in the isolation of the loop. In the example, a page is rendered when the previous one has been
  /// uploaded.
  ///
  /// All other sources push: subjects, relays, timers, `create`, and everything that passes through a scheduler,
  /// including `from` with a scheduler of its own. Their elements wait in a buffer without a limit, as with `values`;
  /// use `values(bufferingPolicy:)` to limit it. A chain can contain both: elements that are pushed are buffered, and
  /// the elements of a source that can wait are requested.
  ///
  /// Each loop starts its own subscription. Iteration ends when the sequence completes, and throws its error if it
  /// fails. Cancelling the task disposes of the subscription and throws a `CancellationError`. Leaving the loop
  /// disposes of the subscription as well.
  public var valuesOnDemand: ValuesOnDemand<Element, any Error> { ValuesOnDemand(asObservable()) }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence for `for await`, which requests them one at a time.
  ///
  /// Synchronous sources, such as `of` and `from`, produce each element when the loop requests it. Elements that other
  /// sources push wait in a buffer without a limit. Each loop starts its own subscription. Cancelling the task ends the
  /// loop and disposes of the subscription; leaving the loop disposes of it as well.
  public var valuesOnDemand: ValuesOnDemand<Element, Never> { ValuesOnDemand(asObservable()) }
}

/// The elements of a sequence, each produced when a loop requests it if the source can wait.
public struct ValuesOnDemand<Element, Failure: Error>: AsyncSequence, Sendable {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Subscribes to the sequence.
  public func makeAsyncIterator() -> Iterator { Iterator(source) }

  /// A subscription that lasts until the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let demand: Demand<Element>

    init(_ source: Observable<Element>) { demand = Demand(source) }

    /// Returns the next element, or nil after completion.
    public func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await demand.next(isolation: actor) {
      case .element(let element): return element
      case .end(let error as Failure): throw error
      case .end: return nil
      }
    }
  }
}

/// A run of a sequence whose synchronous sources only work when the loop requests an element.
///
/// The sources wait for their turns on a trampoline that belongs to no thread. `next` makes it the trampoline of its
/// thread for one turn.
///
/// `@unchecked Sendable`: the inbox lets one caller at a time use the trampoline.
private final class Demand<Element>: @unchecked Sendable {
  private let inbox = Inbox<Element>()
  private let trampoline = Trampoline()
  private let subscription = SingleAssignmentDisposable()

  init(_ source: Observable<Element>) {
    // Begun but never run, because turns are given one at a time.
    _ = trampoline.begin()
    // Captures only the inbox: the trampoline retains the sources, so capturing `self` would create a reference cycle.
    trampoline.during { [inbox] in
      subscription.setDisposable(
        onAnyThread {
          source.subscribe(
            onNext: { inbox.add($0) }, onError: { inbox.end($0) }, onCompleted: { inbox.end(nil) },
            // No effect after either of the above.
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

/// The elements that have been produced but not requested yet.
///
/// `@unchecked Sendable`: the lock guards the variables.
private final class Inbox<Element>: @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var elements = Queue<Element>()
  /// The terminal event, once it has arrived: its error, or nil for completion.
  @exclusivity(unchecked) private var outcome: (any Error)??
  @exclusivity(unchecked) private var isPulling = false
  /// True if no source waits for a turn, so all further elements are pushed.
  @exclusivity(unchecked) private var isDry = false
  @exclusivity(unchecked) private var waiting: [CheckedContinuation<Void, Never>] = []

  enum Step {
    case element(Element)
    case end((any Error)?)
    /// The caller has to give a turn, and then to call `endPull`.
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

  /// Returns when there may be another step.
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
