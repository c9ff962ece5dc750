import Composer

/// The events that a chain emits, which decide whether an answer to a puzzle is right.
package struct ChainResult: Equatable {
  package struct Event: Equatable {
    package let time: Int
    package let kind: ChainEvent.Kind
    /// The text of an element.
    ///
    /// Texts of errors are left out, because a row shows all errors alike.
    package let text: String
  }

  package let events: [Event]

  /// Runs `chain`.
  ///
  /// Returns nil if the chain has a problem, would crash or emits too many events, or if its elements are sequences.
  package init?(of chain: Composition) {
    let checked = CheckedChain(chain)
    guard checked.isRight else { return nil }
    let run = ChainRun(checked)
    if run.crash != nil || run.isCutOff { return nil }
    let track = chain.stages.isEmpty ? ChainTrack.source(0) : .stage(chain.stages.count - 1)
    var events: [Event] = []
    for event in run.events where event.track == track {
      switch event.kind {
      case .element: events.append(Event(time: event.time, kind: .element, text: event.text))
      case .completed, .error: events.append(Event(time: event.time, kind: event.kind, text: ""))
      case .subscription, .disposal: continue
      case .sequence: return nil
      }
    }
    self.events = events
  }

  /// The events of a row, without its marbles after `duration`.
  package init(of marks: [Composition.Mark], duration: Int) {
    events = marks.filter { $0.time <= duration }.map { mark in
      switch mark.kind {
      case .element: Event(time: mark.time, kind: .element, text: mark.text)
      case .completed: Event(time: mark.time, kind: .completed, text: "")
      case .error: Event(time: mark.time, kind: .error, text: "")
      }
    }
  }

  /// The events as a row of marbles.
  package var marks: [Composition.Mark] {
    events.map { event in
      switch event.kind {
      case .completed: .init(event.time, .completed)
      case .error: .init(event.time, .error, "X")
      default: .init(event.time, .element, event.text)
      }
    }
  }

  var elements: [Event] { events.filter { $0.kind == .element } }
}
