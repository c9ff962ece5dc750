// What the page writes into the memory of the module, and reads from it: numbers as doubles, texts by their places.

/// Reads what the page has written.
struct Request {
  private var place: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  init(_ place: UnsafeMutableRawPointer, count: Int) {
    self.place = place
    end = place + count
  }

  /// The next number; 0 where there is nothing more.
  // It is called and not copied, which is smaller.
  @inline(never)
  mutating func number() -> Int64 {
    guard end - place >= 8 else { return 0 }
    defer { place += 8 }
    return Int64(place.loadUnaligned(as: Double.self))
  }

  /// How many there are of what follows.
  mutating func count() -> Int { max(0, min(Int(number()), end - place)) }

  mutating func text() -> PageText { PageText(pagePlace: Int32(number())) }
}

/// Writes what the page will read.
///
/// It begins with 0, or 1 if there was more than is told, followed by the records; or with 2 and what is wrong.
struct Answer {
  private(set) var numbers: [Double]

  init() { numbers = [0] }

  init(problem: PageText) { numbers = [2, Double(problem.pagePlace)] }

  /// What a record begins with that opens a track.
  private static let opening = 10

  private mutating func add(_ number: Double) { numbers.append(number) }

  /// Says at the beginning that there was more.
  mutating func cutOff() { numbers[0] = 1 }

  private mutating func add(_ text: PageText) { add(Double(text.pagePlace)) }

  mutating func open(_ kind: Track.Kind, at time: Int64, _ name: PageText) {
    add(Double(Self.opening + kind.rawValue))
    add(Double(time))
    add(name)
  }

  mutating func add(_ happening: Happening, _ text: PageText, at time: Int64, in track: Track) {
    add(Double(track.kind.rawValue))
    add(Double(time))
    add(Double(track.number))
    add(Double(happening.rawValue))
    add(text)
  }
}
