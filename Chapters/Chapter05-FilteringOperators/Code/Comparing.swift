import Foundation
import Reactive

/// Prints a table of sources, operators, and their results.
///
/// Each column is a source, whose digits are its elements, each line is
/// an operator, and each cell is the result.
func compare(
  _ rows: [String],
  _ operators: KeyValuePairs<
    String, (Observable<Int>) -> any ObservableConvertibleType
  >
) {
  let lines =
    [["source"] + rows]
    + operators.map { name, apply in
      [name] + rows.map { marks(of: apply(digits($0))) }
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
