/// What an example prints on the virtual clock, each line with the place where its work was done.
struct TracedLines: Equatable {
  /// The lines of each place, in order.
  private let places: [[String]]
  /// What was printed, without the marks of places.
  let text: String

  /// Reads output that `VirtualClock` has marked: a place's number between the characters 1 and 2.
  init(_ output: String) {
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
      // A line belongs to the place where it began.
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

  /// Whether `output` consists of the same lines, those of each place in the same order.
  func agree(with output: String) -> Bool {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count == places.map(\.count).reduce(0, +) else { return false }
    // How many lines of each place have been found; several ways to tell equal lines apart are followed at once.
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
