extension ObservableType {
  /// Splits the sequence into windows: sequences that follow one another, each of up to `count` elements and at most
  /// `timeSpan` long.
  ///
  /// The first window is emitted at once. A window that ends by time is completed on `scheduler`. The terminal event of
  /// the source also terminates the current window. The source is disposed of when neither the result nor any window
  /// has a subscriber left.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable().bare
    return Observable<Observable<Element>> { downstream in
      Windows(downstream, timeSpan, count, scheduler).begin(source)
    }
  }
}

/// The open window and the source, which is kept as long as the result or any window has a subscriber.
///
/// `@unchecked Sendable`: only the thread inside the gate uses the variables, and `begin` before any other thread can
/// enter.
private final class Windows<Element>: @unchecked Sendable {
  private let downstream: Downstream<Observable<Element>>
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let gate = Gate()
  private let upstream = Lifetime()
  private let timer: RestartableTimer
  /// Retained by each subscription to a window.
  private let use: RefCountDisposable
  @exclusivity(unchecked) private var open = PublishSubject<Element>()
  @exclusivity(unchecked) private var elements = 0

  init(
    _ downstream: Downstream<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.downstream = downstream
    self.timeSpan = timeSpan
    self.count = count
    timer = RestartableTimer(gate, upstream, scheduler)
    use = RefCountDisposable(disposable: upstream)
  }

  func begin(_ source: Observable<Element>) {
    downstream.lifetime.hold(disposable: use)
    send()
    timer.set(after: timeSpan, turn)
    if upstream.isOver { return }
    source.start(
      Downstream(upstream) { element in
        self.gate.perform { if !self.upstream.isOver { self.take(element) } }
      } end: { error in
        self.gate.perform { self.end(error) }
      }.keeping(source))
  }

  private func take(_ element: Element) {
    open.onNext(element)
    elements += 1
    if elements == count { turn() }
  }

  private func end(_ error: (any Error)?) {
    guard upstream.finish() else { return }
    open.on(.end(error))
    if !downstream.lifetime.isOver { downstream.end(error) }
    upstream.release()
  }

  /// Completes the open window and opens the next one.
  private func turn() {
    elements = 0
    open.onCompleted()
    open = PublishSubject()
    send()
    timer.set(after: timeSpan, turn)
  }

  private func send() {
    if downstream.lifetime.isOver { return }
    downstream.next(
      Observable(isDirect: true) { [open, use] window in
        use.retain(for: window.lifetime)
        open.attach(window)
      })
  }
}
