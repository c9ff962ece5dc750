#if !hasFeature(Embedded)
import Reactive
#endif

/// The place of an event in a chain.
package enum ChainTrack: Equatable {
  case source(Int)
  case stage(Int)
  /// An inner sequence, by the number of its stage and its number among the inner sequences of the stage.
  case inner(stage: Int, number: Int)
}

/// An event of a run.
package struct ChainEvent: Equatable {
  package enum Kind: Int {
    case element, completed, error, subscription, disposal
    /// An element that is a sequence.
    case sequence
  }

  package let time: Int
  package let track: ChainTrack
  package let kind: Kind
  /// The text of an element or an error, or the name of an inner sequence.
  package let text: String
}

/// A run of a chain in virtual time, which records all events.
package final class ChainRun {
  /// The events, in the order in which they happened.
  package private(set) var events: [ChainEvent] = []
  /// The names of the inner sequences of each stage.
  package private(set) var innerNames: [[String]]
  /// Whether the run was stopped because there were too many events.
  package private(set) var isCutOff = false
  /// The reason why the program would crash.
  package var crash: String? { checked.crash.message }

  let clock = ChainClock()
  /// The number of the stage that is being applied.
  private(set) var stage = 0
  let checked: CheckedChain
  private var sources: [Observable<Value>] = []
  private var isOver = false

  /// The maximum number of recorded events, which is more than a page can show.
  private static let eventLimit = 3_000
  /// The maximum length of an element's text, because a page compares each part of it with all other elements.
  private static let lengthLimit = 200

  /// Runs the stages of `checked` up to the first problem.
  package init(_ checked: CheckedChain) {
    self.checked = checked
    innerNames = checked.steps.map { _ in [] }
    for (index, source) in checked.sources.enumerated() {
      sources.append(observed(source.open(clock), .source(index)))
    }
    guard var sequence = sources.first else { return }
    for (index, step) in checked.steps.enumerated() {
      stage = index
      sequence = observed(step.apply(sequence, self), .stage(index))
    }
    let subscription = SingleAssignmentDisposable()
    let inner = Box<[any Disposable]>([])
    subscription.setDisposable(
      sequence.subscribe { event in
        if case .next(.sequence(let sequence)) = event {
          inner.value.append(sequence.events.subscribe { _ in })
        }
      })
    clock.advance(to: checked.composition.duration)
    isOver = true
    subscription.dispose()
    for inner in inner.value { inner.dispose() }
    sources = []
    clock.stop()
  }

  /// A value that closures share.
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Returns the source called `name`.
  func source(_ name: String) -> Observable<Value> {
    checked.sources.firstIndex { $0.name == name }.map { sources[$0] } ?? .never()
  }

  /// Returns `sequence` as an inner sequence of a stage, and records its events.
  ///
  /// - Parameter key: The key, if the sequence is a group.
  func inner(_ sequence: Observable<Value>, of stage: Int, key: String? = nil) -> Value.Inner {
    let number = innerNames[stage].count
    let name = key ?? "#\(number + 1)"
    innerNames[stage].append(name)
    return Value.Inner(
      events: observed(sequence, .inner(stage: stage, number: number)), name: name)
  }

  /// Returns `sequence` with recorded events.
  private func observed(_ sequence: Observable<Value>, _ track: ChainTrack) -> Observable<Value> {
    sequence.do(
      onNext: { value in
        if case .sequence(let inner) = value {
          try self.record(.sequence, inner.name, track)
        } else {
          let text = value.description
          if text.utf8.count > Self.lengthLimit {
            self.checked.crash.report(
              "The run was stopped, because an element is longer than \(Self.lengthLimit) bytes.")
          }
          try self.record(.element, text, track)
        }
      },
      onError: { try self.record(.error, RowError.text(of: $0), track) },
      onCompleted: { try self.record(.completed, "", track) },
      onSubscribe: { try? self.record(.subscription, "", track) },
      onDispose: { try? self.record(.disposal, "", track) })
  }

  /// Records an event.
  ///
  /// Throws an error if the run must stop.
  private func record(_ kind: ChainEvent.Kind, _ text: String, _ track: ChainTrack) throws {
    if isOver { return }
    if events.count == Self.eventLimit { isCutOff = true }
    if isCutOff || crash != nil { throw RowError.error("stopped") }
    events.append(ChainEvent(time: clock.now, track: track, kind: kind, text: text))
  }
}
