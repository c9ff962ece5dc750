extension ObservableType {
  /// Sends sequences one after the other, each with up to `count` elements, or with those of one `timeSpan`.
  ///
  /// The first is sent at once. Those that are due are completed by `scheduler`. The end, or an error, ends the last
  /// one as well. The source is given back when nobody is subscribed to this or to a window any more.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable().bare
    return Observable<Observable<Element>> { downstream in
      Windows(downstream, timeSpan, count, scheduler).begin(source)
    }
  }
}

/// The window that is open, and the source, which lives as long as somebody listens to any of the windows.
///
/// `@unchecked Sendable`: all variables are used inside the gate.
private final class Windows<Element>: Gate, @unchecked Sendable {
  private let downstream: Downstream<Observable<Element>>
  private let timeSpan: RxTimeInterval
  private let count: Int
  private let scheduler: any SchedulerType
  private let upstream: Lifetime
  private let timer: SerialDisposable
  /// Retained by each subscription to a window.
  private let use: RefCountDisposable
  @exclusivity(unchecked) private var open = PublishSubject<Element>()
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var elements = 0

  init(
    _ downstream: Downstream<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int,
    _ scheduler: any SchedulerType
  ) {
    self.downstream = downstream
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    let upstream = Lifetime()
    let timer = SerialDisposable()
    self.upstream = upstream
    self.timer = timer
    upstream.hold(disposable: timer)
    use = RefCountDisposable(disposable: upstream)
    super.init()
  }

  func begin(_ source: Observable<Element>) {
    downstream.lifetime.hold(disposable: use)
    send()
    wait()
    if upstream.isOver { return }
    source.start(
      Downstream(upstream) { element in
        self.performUnlessOver { self.take(element) }
      } end: { error in
        self.performUnlessOver { self.end(error) }
      }.keeping(source))
  }

  private func performUnlessOver(_ step: @escaping () -> Void) {
    perform { if !self.upstream.isOver { step() } }
  }

  private func take(_ element: Element) {
    open.onNext(element)
    elements += 1
    if elements == count { turn() }
  }

  private func end(_ error: (any Error)?) {
    guard upstream.finish() else { return }
    timer.dispose()
    open.on(.end(error))
    if !downstream.lifetime.isOver { downstream.end(error) }
    upstream.release()
  }

  /// Completes the open window, and opens the next.
  private func turn() {
    elements = 0
    number += 1
    open.onCompleted()
    open = PublishSubject()
    send()
    wait()
  }

  private func send() {
    if downstream.lifetime.isOver { return }
    downstream.next(
      Observable(isDirect: true) { [open, use] window in
        use.retain(for: window.lifetime)
        open.attach(window)
      })
  }

  private func wait() {
    if timer.isDisposed { return }
    let mine = number
    let work = SingleAssignmentDisposable()
    timer.disposable = work
    work.setDisposable(
      scheduler.scheduleRelative((), dueTime: timeSpan) { _ in
        self.performUnlessOver { if mine == self.number { self.turn() } }
        work.dispose()
        return Disposables.create()
      })
  }
}
