public import Reactive
import ReactiveTesting

/// Records the behaviour of an object while the steps of a script are performed on it.
///
/// Not thread-safe.
public final class Rehearsal {
  private(set) var tracks: [MarbleRecording.Track] = []
  private(set) var subscriptionTracks: [MarbleRecording.Track] = []
  let places = QueueLog()
  private let process = ProcessClock()
  private var subscriptions: [(any Disposable)?] = []
  /// The calls that observers make while they receive an event.
  var reactions: [Reaction] = []
  /// The number of events that each observer has received.
  private var eventCounts: [Int: Int] = [:]
  /// The track for the results of calls.
  private var resultTrack: Int?
  /// The current time, in columns.
  private var time = 0

  /// The maximum number of subscriptions, which only endless retrying exceeds.
  private static let mostSubscriptions = 1000

  init() {}

  /// The calls that an observer makes while it receives an event.
  ///
  /// They are made only once.
  struct Reaction {
    let observer: Int
    let event: Int
    let perform: () -> Void
  }

  /// Subscribes a new observer to `sequence` and records its events.
  ///
  /// Observers are numbered in the order of their subscriptions.
  ///
  /// - Parameters:
  ///   - text: Returns the part of an element to compare.
  ///   - errorText: Returns the part of an error to compare. The description of a solution's own type is arbitrary, so
  ///     use its properties.
  public func watch<Element>(
    _ sequence: Observable<Element>, as text: @escaping (Element) -> String = { "\($0)" },
    failing errorText: @escaping (any Error) -> String = { "\($0)" }
  ) {
    let number = open("observer \(subscriptions.count + 1)")
    let slot = subscriptions.count
    subscriptions.append(nil)
    eventCounts[slot + 1] = 0
    let subscription = sequence.subscribe { [weak self] event in
      self?.places.recordEvent()
      switch event {
      case .next(let element): self?.note(.element(text(element)), in: number)
      case .error(let error): self?.note(.error(errorText(error)), in: number)
      case .completed: self?.note(.completed, in: number)
      }
      self?.react(slot + 1)
    }
    subscriptions[slot] = subscription
  }

  private func react(_ observer: Int) {
    let count = (eventCounts[observer] ?? 0) + 1
    eventCounts[observer] = count
    for reaction in reactions where reaction.observer == observer && reaction.event == count {
      reaction.perform()
    }
  }

  /// Disposes the subscription of the observer with this number, counted from 1, if there is one.
  public func leave(_ number: Int) {
    guard subscriptions.indices.contains(number - 1) else { return }
    subscriptions[number - 1]?.dispose()
    subscriptions[number - 1] = nil
  }

  /// Records the result of a call.
  public func answer(_ text: String) {
    let number = resultTrack ?? open("answers")
    resultTrack = number
    note(.element(text), in: number)
  }

  /// Returns the events of `subject` as a source, whose subscriptions are recorded and compared.
  public func source<Element>(_ name: String, _ subject: PublishSubject<Element>) -> Observable<Element> {
    Observable.create { [weak self] observer in
      guard let track = self?.openSubscription(to: name) else { return Disposables.create() }
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        guard let self else { return }
        self.subscriptionTracks[track].timeline.entries.append(.init(self.time, .disposal))
      }
    }
  }

  /// Lets the time of a step pass, and runs the work that is due.
  func passStep() {
    process.work(by: milliseconds, noting: places)
    process.serveMainQueue(noting: places)
    for _ in 0..<InteractionDifference.columns {
      time += 1
      process.move(to: milliseconds, noting: places)
      process.work(by: milliseconds, noting: places)
    }
  }

  func close() { for subscription in subscriptions { subscription?.dispose() } }

  private var milliseconds: Int { time * TestScheduler.stepsPerColumn }

  private func openSubscription(to name: String) -> Int? {
    guard subscriptionTracks.count < Self.mostSubscriptions else { return nil }
    places.recordSubscription()
    subscriptionTracks.append(
      .init(name: name, timeline: MarbleTimeline(start: time, entries: [.init(time, .subscription)])))
    return subscriptionTracks.count - 1
  }

  private func open(_ name: String) -> Int {
    tracks.append(.init(name: name, timeline: MarbleTimeline(start: time, entries: [])))
    return tracks.count - 1
  }

  private func note(_ signal: MarbleTimeline.Signal, in track: Int) {
    guard tracks[track].timeline.entries.count < 1000 else { return }
    tracks[track].timeline.entries.append(.init(time, signal))
  }
}
