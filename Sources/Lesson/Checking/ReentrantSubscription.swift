import Reactive

/// A subscription that is created while an observer receives an event.
///
/// The events that the new observer receives show whether the operator handles re-entrancy correctly.
struct ReentrantSubscription: Hashable {
  /// The sequence that is subscribed to.
  enum Sequence: CaseIterable {
    /// The sequence that emits the event.
    case same
    /// Another sequence, which the reader's operator creates from the same sources.
    case other
    /// Another sequence, created from sources that immediately emit all elements so far.
    case atOnce
  }

  /// The number of the event, counted from 1.
  let event: Int
  let sequence: Sequence

  /// All variants to try.
  static let all = [1, 3].flatMap { event in
    Sequence.allCases.map { ReentrantSubscription(event: event, sequence: $0) }
  }

  var sentence: String {
    let ordinal = [1: "1st", 2: "2nd", 3: "3rd"][event] ?? "\(event)th"
    let what =
      switch sequence {
      case .same: "another observer subscribes to the same sequence."
      case .other: "an observer subscribes to a second sequence of the same source."
      case .atOnce: "an observer subscribes to a second sequence, whose source replays its elements so far."
      }
    return "While the \(ordinal) event is being delivered, \(what)"
  }
}

/// Creates the subscription, and records the events that its observer receives.
final class ReentrantSubscriberLog {
  private let visit: ReentrantSubscription
  private let time: () -> Int
  private var events = 0
  private var subscription: (any Disposable)?
  private(set) var lines: [String] = []

  init(_ visit: ReentrantSubscription, time: @escaping () -> Int) {
    self.visit = visit
    self.time = time
  }

  /// Returns the sequence with the re-entrant subscription to it, or to the result of `other` or `atOnce`.
  func receiving<Element>(
    by sequence: Observable<Element>, other: @escaping () throws -> Observable<Element>,
    atOnce: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    let come = { [self] in
      events += 1
      guard events == visit.event else { return }
      let visited: Observable<Element>
      do {
        visited =
          switch visit.sequence {
          case .same: sequence
          case .other: try other()
          case .atOnce: try atOnce()
          }
      } catch {
        return lines.append("\(time()): threw \(error)")
      }
      subscription = visited.subscribe { [self] event in
        if lines.count < 1000 { lines.append("\(time()): \(event)") }
      }
    }
    return sequence.do(onNext: { _ in come() }, afterError: { _ in come() }, afterCompleted: come)
  }

  func leave() { subscription?.dispose() }
}

/// The elements that a source has emitted.
final class SourceHistory<Element> {
  private var elements: [Element] = []

  /// Returns the sequence with its elements recorded.
  func remembering(_ sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(onNext: { self.elements.append($0) })
  }

  /// A sequence that immediately emits all elements so far, and completes.
  var replayed: Observable<Element> {
    Observable.create { observer in
      for element in self.elements { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
