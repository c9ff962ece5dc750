public import Reactive
import ReactiveTesting

/// Notes what happens while the steps of a script are performed on something that publishes.
///
/// Not safe to be used from several threads.
public final class Rehearsal {
  private(set) var tracks: [MarbleRecording.Track] = []
  private(set) var subscriptionTracks: [MarbleRecording.Track] = []
  let places = PlaceLog()
  private let process = ProcessTime()
  private var subscriptions: [(any Disposable)?] = []
  /// What observers do while they are being told an event.
  var reactions: [Reaction] = []
  /// How many events each observer has been told.
  private var told: [Int: Int] = [:]
  /// Which track answers are written to.
  private var answers: Int?
  /// In columns.
  private var time = 0

  /// More than anybody makes who does not try again and again at once.
  private static let mostSubscriptions = 1000

  init() {}

  /// What an observer does while it is being told an event: once, however often it is told that.
  struct Reaction {
    let observer: Int
    let event: Int
    let perform: () -> Void
  }

  /// Subscribes to `sequence`, as somebody new who notes what they are sent.
  ///
  /// Observers are numbered in the order in which they come.
  ///
  /// - Parameters:
  ///   - text: What is compared of an element.
  ///   - errorText: What is compared of an error. A solution can make its own types look as it likes: ask for what is in
  ///     them.
  public func watch<Element>(
    _ sequence: Observable<Element>, as text: @escaping (Element) -> String = { "\($0)" },
    failing errorText: @escaping (any Error) -> String = { "\($0)" }
  ) {
    let number = open("observer \(subscriptions.count + 1)")
    let slot = subscriptions.count
    subscriptions.append(nil)
    told[slot + 1] = 0
    let subscription = sequence.subscribe { [weak self] event in
      self?.places.noteEvent()
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
    let count = (told[observer] ?? 0) + 1
    told[observer] = count
    for reaction in reactions where reaction.observer == observer && reaction.event == count {
      reaction.perform()
    }
  }

  /// The observer with this number, counted from 1, leaves; nothing happens if there is none.
  public func leave(_ number: Int) {
    guard subscriptions.indices.contains(number - 1) else { return }
    subscriptions[number - 1]?.dispose()
    subscriptions[number - 1] = nil
  }

  /// Notes what a call has returned.
  public func answer(_ text: String) {
    let number = answers ?? open("answers")
    answers = number
    note(.element(text), in: number)
  }

  /// The events of `subject`, as something to be subscribed to; who is subscribed, and when, is compared.
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

  /// Lets the time of a step pass, and does what is due meanwhile.
  func passStep() {
    process.work(by: milliseconds, noting: places)
    process.serveMainQueue(noting: places)
    for _ in 0..<ScriptDifference.columns {
      time += 1
      process.move(to: milliseconds, noting: places)
      process.work(by: milliseconds, noting: places)
    }
  }

  func close() { for subscription in subscriptions { subscription?.dispose() } }

  private var milliseconds: Int { time * TestScheduler.stepsPerColumn }

  private func openSubscription(to name: String) -> Int? {
    guard subscriptionTracks.count < Self.mostSubscriptions else { return nil }
    places.noteSubscription()
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
