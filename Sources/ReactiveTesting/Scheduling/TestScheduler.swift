public import Reactive

/// A scheduler for tests, with virtual time, sources that follow a script, and observers that record.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///     let result = scheduler.start { source.map { $0 * 10 } }
///     // result.events == [.next(210, 10), .next(220, 20), .completed(230)]
///     // source.subscriptions == [Subscription(200, 230)]
///
/// `@unchecked Sendable`: adds only immutable values to its superclass.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  /// The default times of `start`.
  public enum Defaults {
    /// The time at which the sequence is created.
    public static let created = 100
    /// The time at which it is subscribed to.
    public static let subscribed = 200
    /// The time at which the subscription is disposed of.
    public static let disposed = 1000
  }

  private let processingDelay: TestTime

  /// Creates a scheduler whose clock shows `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: The initial time.
  ///   - resolution: The number of seconds per step of virtual time.
  ///   - simulateProcessingDelay: Whether an action that is scheduled for the current or a past time is performed one
  ///     step later rather than at the current time.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    processingDelay = simulateProcessingDelay ? 1 : 0
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Creates an observable that emits these events at their times, whether or not it has observers.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    HotObservable(self, events)
  }

  /// Creates an observable that emits these events relative to each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    ColdObservable(self, events)
  }

  /// Creates an observer that records the events it receives, with their times.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  /// Schedules `action` at a virtual time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Returns the time at which an action of `schedule` or `scheduleRelative` is performed.
  ///
  /// The current time, or a past one, is postponed by the processing delay.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    let clock = clock
    return time <= clock ? clock + processingDelay : time
  }

  /// Creates a sequence, subscribes to it, and disposes of the subscription at the given times; performs all actions.
  ///
  /// - Returns: An observer that has recorded the events of the sequence.
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

  /// Performs `start(created:subscribed:disposed:create:)` with the other times from `Defaults`.
  ///
  /// - Returns: An observer that has recorded the events of the sequence.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Performs `start(created:subscribed:disposed:create:)` with the times from `Defaults`.
  ///
  /// - Returns: An observer that has recorded the events of the sequence.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
