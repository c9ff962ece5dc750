public import Reactive
import ReactiveTesting

/// Notes what happens while the steps of a script are performed on something that publishes.
///
/// Not safe to be used from several threads.
public final class Rehearsal {
  private(set) var tracks: [MarbleRecording.Track] = []
  private var subscriptions: [(any Disposable)?] = []
  /// Which track a subscription writes to.
  private var answers: Int?
  var time = 0

  init() {}

  /// Subscribes to `sequence`, as somebody new who notes what they are sent.
  ///
  /// Observers are numbered in the order in which they come.
  public func watch<Element>(
    _ sequence: Observable<Element>, as text: @escaping (Element) -> String = { "\($0)" }
  ) {
    let number = open("observer \(subscriptions.count + 1)")
    let slot = subscriptions.count
    subscriptions.append(nil)
    let subscription = sequence.subscribe { [weak self] event in
      switch event {
      case .next(let element): self?.note(.element(text(element)), in: number)
      case .error(let error): self?.note(.error("\(error)"), in: number)
      case .completed: self?.note(.completed, in: number)
      }
    }
    subscriptions[slot] = subscription
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

  func close() { for subscription in subscriptions { subscription?.dispose() } }

  private func open(_ name: String) -> Int {
    tracks.append(.init(name: name, timeline: MarbleTimeline(start: time, entries: [])))
    return tracks.count - 1
  }

  private func note(_ signal: MarbleTimeline.Signal, in track: Int) {
    guard tracks[track].timeline.entries.count < 1000 else { return }
    tracks[track].timeline.entries.append(.init(time, signal))
  }
}
