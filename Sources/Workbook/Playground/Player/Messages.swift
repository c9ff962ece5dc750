// Requests and answers in the module's memory consist of numbers and strings. A number is a double. A string
// is the number of its UTF-8 bytes, followed by the bytes.

/// Decodes a request of the page.
struct Request {
  private var position: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  init(_ start: UnsafeMutableRawPointer, count: Int) {
    position = start
    end = start + count
  }

  /// Returns the next number, or 0 at the end of the request.
  // It isn't inlined, which makes the module smaller.
  @inline(never)
  mutating func number() -> Int64 {
    guard end - position >= 8 else { return 0 }
    defer { position += 8 }
    return Int64(position.loadUnaligned(as: Double.self))
  }

  /// Returns the number of items that follow.
  mutating func count() -> Int { max(0, min(Int(number()), end - position)) }

  @inline(never)
  mutating func string() -> String {
    let count = count()
    defer { position += count }
    return String(decoding: UnsafeRawBufferPointer(start: position, count: count), as: UTF8.self)
  }
}

/// Encodes an answer to the page: the status, followed by the records of all tracks or by the problem.
struct Answer {
  private(set) var bytes: [UInt8] = []

  /// How a run ended.
  enum Status: UInt8 {
    case complete, cutOff
    /// A problem prevented the run.
    case problem
  }

  /// The first number of a record that opens a track is this number plus the kind of the track.
  private static let opening = 10

  init() { add(0) }

  init(problem: String) {
    add(Int64(Status.problem.rawValue))
    add(problem)
  }

  @inline(never)
  private mutating func add(_ number: Int64) {
    withUnsafeBytes(of: Double(number)) { bytes.append(contentsOf: $0) }
  }

  @inline(never)
  private mutating func add(_ string: String) {
    add(Int64(string.utf8.count))
    bytes.append(contentsOf: string.utf8)
  }

  /// Marks the run as cut off.
  mutating func cutOff() {
    withUnsafeBytes(of: Double(Status.cutOff.rawValue)) { bytes.replaceSubrange(0..<8, with: $0) }
  }

  mutating func open(_ kind: Track.Kind, at time: Int64, _ name: String) {
    add(Int64(Self.opening + kind.rawValue))
    add(time)
    add(name)
  }

  mutating func add(_ kind: MarkKind, _ text: String, at time: Int64, in track: Track) {
    add(Int64(track.kind.rawValue))
    add(time)
    add(Int64(track.number))
    add(Int64(kind.rawValue))
    add(text)
  }
}
