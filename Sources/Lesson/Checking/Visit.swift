import Reactive

/// Somebody who subscribes in the middle of an event that an observer is just being told: whether that is right is seen
/// by what they are told.
struct Visit: Hashable {
  /// What they subscribe to.
  enum Sequence: CaseIterable {
    /// The sequence whose event it is.
    case same
    /// Another one, which the reader's operator makes of the same sources.
    case other
    /// Another one, made of sources that send at once what these have sent until then.
    case atOnce
  }

  /// How many events observers have been told before, this one included.
  let event: Int
  let sequence: Sequence

  /// Those that are tried.
  static let all = [1, 3].flatMap { event in Sequence.allCases.map { Visit(event: event, sequence: $0) } }

  var words: String {
    let ordinal = [1: "1st", 2: "2nd", 3: "3rd"][event] ?? "\(event)th"
    let what =
      switch sequence {
      case .same: "somebody else subscribes to the same."
      case .other: "somebody subscribes to another one, made of the same source."
      case .atOnce: "somebody subscribes to another one, whose source sends at once what was sent until then."
      }
    return "While the \(ordinal) event is being seen, \(what)"
  }
}

/// Has a visitor come, and notes what they are told.
final class VisitorLog {
  private let visit: Visit
  private let time: () -> Int
  private var events = 0
  private var subscription: (any Disposable)?
  private(set) var lines: [String] = []

  init(_ visit: Visit, time: @escaping () -> Int) {
    self.visit = visit
    self.time = time
  }

  /// The same sequence, in the events of which the visitor comes to it, or to what `other` or `atOnce` make.
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

/// What a source has sent.
final class SourceHistory<Element> {
  private var elements: [Element] = []

  /// The same sequence, whose elements are remembered.
  func remembering(_ sequence: Observable<Element>) -> Observable<Element> {
    sequence.do(onNext: { self.elements.append($0) })
  }

  /// Sends what was sent until then, at once, and completes.
  var replayed: Observable<Element> {
    Observable.create { observer in
      for element in self.elements { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
