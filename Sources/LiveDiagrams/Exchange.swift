// What the page writes into the memory of the module, and reads from it: numbers as doubles, texts as their length in
// bytes and the bytes.

/// Reads what the page has written.
struct Request {
  private var place: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  init(_ place: UnsafeMutableRawPointer, count: Int) {
    self.place = place
    end = place + count
  }

  /// The next number; 0 where there is nothing more.
  mutating func number() -> Double {
    guard end - place >= 8 else { return 0 }
    defer { place += 8 }
    return place.loadUnaligned(as: Double.self)
  }

  /// How many there are of what follows.
  mutating func count() -> Int { max(0, min(Int(number()), end - place)) }

  mutating func text() -> String {
    let count = count()
    defer { place += count }
    return String(decoding: UnsafeRawBufferPointer(start: place, count: count), as: UTF8.self)
  }
}

/// Writes what the page will read.
struct Answer {
  private(set) var bytes: [UInt8] = []

  /// What a record begins with that opens a track.
  private static let opening = 10

  mutating func add(_ number: Double) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) {
    add(Double(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func open(_ kind: Track.Kind, at time: Int64, _ name: String) {
    add(Double(Self.opening + kind.rawValue))
    add(Double(time))
    add(name)
  }

  mutating func add(_ signal: Happening, at time: Int64, in track: Track) {
    add(Double(track.kind.rawValue))
    add(Double(time))
    add(Double(track.number))
    switch signal {
    case .element(let text): add(0, text)
    case .completed: add(1, "")
    case .error(let text): add(2, text)
    case .subscription: add(3, "")
    case .disposal: add(4, "")
    case .inner: add(0, "")
    case .sequence(let number):
      add(5)
      add(number.description)
    }
  }

  private mutating func add(_ kind: Double, _ text: String) {
    add(kind)
    add(text)
  }
}
