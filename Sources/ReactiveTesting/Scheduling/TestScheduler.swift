public import Reactive

/// A scheduler for tests: virtual time, sources that follow a script, and observers that record.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///     let result = scheduler.start { source.map { $0 * 10 } }
///     // result.events == [.next(210, 10), .next(220, 20), .completed(230)]
///     // source.subscriptions == [Subscription(200, 230)]
///
/// `@unchecked Sendable`: what it adds to its superclass is immutable.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  /// When `start` does what, unless told otherwise.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed of.
    public static let disposed = 1000
  }

  private let processingDelay: TestTime

  /// Makes a scheduler whose clock stands at `initialClock`.
  ///
  /// - Parameters:
  ///   - resolution: How many seconds a step of virtual time is.
  ///   - simulateProcessingDelay: Whether work that is scheduled for the present, or the past, is performed one step
  ///     later, or at the present time.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    processingDelay = simulateProcessingDelay ? 1 : 0
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Makes an observable whose events happen at these times, whether anybody is subscribed or not.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    HotObservable(self, events)
  }

  /// Makes an observable whose events happen so long after each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    ColdObservable(self, events)
  }

  /// Makes an observer that records what it is sent, with the time.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  /// Schedules `action` for a virtual time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Work for the present, or the past, is postponed by the processing delay.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let clock = clock
    return time <= clock ? clock + processingDelay : time
  }

  /// Makes a sequence, subscribes to it, and disposes of the subscription, all at their times; performs all work.
  ///
  /// - Returns: What the sequence has sent, and when.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SingleAssignmentDisposable()
    var sequence: Observable<Element>?
    scheduleAt(created) { sequence = create().asObservable() }
    scheduleAt(subscribed) { if let sequence { subscription.setDisposable(sequence.subscribe(observer)) } }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// As `start(created:subscribed:disposed:create:)`, at the other times of `Defaults`.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// As `start(created:subscribed:disposed:create:)`, at the times of `Defaults`.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
