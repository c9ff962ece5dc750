import Reactive

/// The events of a source that a row of marbles describes.
struct MarbleEvents<Element> {
  private let row: MarbleRow
  private let values: [String: Element]
  private let error: any Error
  private let frame: Int

  init(_ row: MarbleRow, values: [String: Element], error: any Error, frame: Int) {
    self.row = row
    self.values = values
    self.error = error
    self.frame = frame
  }

  func recorded() throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
    var events: [Recorded<Event<Element>>] = []
    for moment in row.moments {
      for mark in moment.marks {
        let time = moment.column * frame
        switch mark {
        case .element(let label): events.append(.next(time, try element(label, at: moment.column)))
        case .completed: events.append(.completed(time))
        case .error: events.append(.error(time, error))
        case .subscription, .disposal: break
        }
      }
    }
    return events
  }

  private func element(_ label: String, at column: Int) throws(MarbleSyntaxError) -> Element {
    if let value = values[label] ?? MarbleValue.element(Element.self, from: label) { return value }
    let advice =
      MarbleValue.isDescribable(Element.self)
      ? "can't be converted to \(Element.self)"
      : "needs a value, because no \(Element.self) can be made of text"
    throw MarbleSyntaxError(column: column + 1, message: "`\(label)` \(advice); add it to `values`.")
  }
}

extension Array {
  /// Draws events as a row of marbles, or describes them in words if they can't be drawn.
  func marbles<Value>(column: Int, legend: MarbleLegend) -> String
  where Element == Recorded<Event<Value>> {
    var printer = MarblePrinter(frame: column, legend: legend)
    let timeline = MarbleTimeline(entries: map { .init($0.time, $0.value.signal) })
    guard let row = printer.row(timeline) else { return timeline.listing(column) }
    let added = printer.legend.entries.filter { legend[$0.label] == nil }
    return row + added.map { "  \($0.label) := \($0.text)" }.joined()
  }
}

extension Event {
  /// The event in the form in which recordings store it.
  var signal: MarbleTimeline.Signal {
    switch self {
    case .next(let element): .element(MarbleValue.text(of: element))
    case .error(let error): .error("\(error)")
    case .completed: .completed
    }
  }
}
