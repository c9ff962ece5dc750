/// The output of an example on the virtual clock, with the place of execution of each line.
///
/// A place is a queue or thread of the example.
package struct TracedLines: Equatable {
  /// The lines of each place, in order.
  private let places: [[String]]
  /// The output without the marks of places.
  package let text: String

  /// Parses output that `VirtualClock` has marked: the number of a place is between the characters U+0001 and U+0002.
  package init(_ output: String) {
    var places: [Int: [String]] = [:]
    var place = 0
    var text = ""
    var line: (place: Int, text: String)?
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1}", let end = rest.firstIndex(of: "\u{2}"), let number = Int(rest[..<end]) {
        place = number
        rest = rest[rest.index(after: end)...]
        continue
      }
      text.append(character)
      // A line belongs to the place where it starts.
      if line == nil { line = (place, "") }
      if character == "\n" || character == "\r\n" {
        if let line { places[line.place, default: []].append(line.text) }
        line = nil
      } else {
        line?.text.append(character)
      }
    }
    if let line { places[line.place, default: []].append(line.text) }
    self.places = places.sorted { $0.key < $1.key }.map(\.value)
    self.text = text
  }

  /// Whether `output` consists of the same lines, with the lines of each place in the same order.
  package func agree(with output: String) -> Bool {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count == places.map(\.count).reduce(0, +) else { return false }
    // A state is the number of lines matched so far for each place. Equal lines can be assigned in several ways, so all
    // possible states are tracked.
    var states: Set<[Int]> = [Array(repeating: 0, count: places.count)]
    for line in lines {
      var following: Set<[Int]> = []
      for state in states {
        for place in places.indices where state[place] < places[place].count {
          guard places[place][state[place]] == line else { continue }
          var next = state
          next[place] += 1
          following.insert(next)
        }
      }
      states = following
      if states.isEmpty || states.count > 10_000 { return false }
    }
    return true
  }
}
