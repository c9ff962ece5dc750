import Foundation
import Reactive

/// Two sources, written one above the other: events in the same column
/// are emitted at the same moment.
typealias Rows = (first: String, second: String)

/// An operator that makes one observable out of two.
typealias Combination = (Observable<String>, Observable<String>) ->
  Observable<String>

/// Prints a table with a column for each pair of sources, a line for
/// each operator, and the results in the cells.
func compare(
  _ pairs: [Rows], _ operators: KeyValuePairs<String, Combination>
) {
  let lines =
    [["first"] + pairs.map(\.first), ["second"] + pairs.map(\.second)]
    + operators.map { name, combine in
      [name] + pairs.map { played($0, combine) }
    }
  let widths = lines[0].indices.map { column in
    lines.map { $0[column].count }.max() ?? 0
  }
  for line in lines {
    let cells = zip(line, widths).map { cell, width in
      cell.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    print(cells.joined(separator: "   "))
  }
}

/// Emits the events of the rows, column by column, and returns the
/// result of `combine`.
private func played(_ rows: Rows, _ combine: Combination) -> String {
  let first = PublishSubject<String>()
  let second = PublishSubject<String>()
  return marks(of: combine(first, second)) {
    for column in 0..<max(rows.first.count, rows.second.count) {
      send(rows.first, column, to: first)
      send(rows.second, column, to: second)
    }
  }
}

private func send(
  _ row: String, _ column: Int, to subject: PublishSubject<String>
) {
  switch row.dropFirst(column).first {
  case nil, "-": break
  case "|": subject.onCompleted()
  case "X": subject.onError(HotelError.noAnswer)
  case let mark?: subject.onNext(String(mark))
  }
}

/// Subscribes, and returns the elements and then `|` for completed, `X`
/// for an error, or `>` if there was no terminal event.
func marks<Element>(
  of source: Observable<Element>, while body: () -> Void = {}
) -> String {
  var marks: [String] = []
  var end = ">"
  let subscription = source.subscribe(
    onNext: { marks.append("\($0)") },
    onError: { _ in end = "X" },
    onCompleted: { end = "|" })
  body()
  subscription.dispose()
  return (marks + [end]).joined(separator: " ")
}
