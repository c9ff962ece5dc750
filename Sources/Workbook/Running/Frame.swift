import Foundation

/// What a host tells its parent, one at a time, on its standard output: a byte for the kind, four for the
/// length of what follows (least significant first), and that.
enum Frame: Equatable, Sendable {
  /// The next job has begun.
  case began
  case output([UInt8])
  case errors([UInt8])
  case ended(Ending)

  private enum Kind: UInt8 {
    case began, output, errors, ended
  }

  private static let headerLength = 5

  /// The bytes that go over the pipe.
  var bytes: [UInt8] {
    switch self {
    case .began: Self.bytes(.began, [])
    case .output(let bytes): Self.bytes(.output, bytes)
    case .errors(let bytes): Self.bytes(.errors, bytes)
    case .ended(let ending): Self.bytes(.ended, Array((try? JSONEncoder().encode(ending)) ?? Data()))
    }
  }

  private static func bytes(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    return [kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + payload
  }

  /// Takes the first frame from `buffer`; nil while there is no whole one.
  ///
  /// - Throws: `Malformed` when the bytes are no frame.
  static func take(from buffer: inout [UInt8]) throws(Malformed) -> Frame? {
    guard buffer.count >= headerLength else { return nil }
    let length = (1...4).reversed().reduce(0) { $0 << 8 | Int(buffer[$1]) }
    guard buffer.count >= headerLength + length else { return nil }
    let payload = Array(buffer[headerLength..<(headerLength + length)])
    let kind = Kind(rawValue: buffer[0])
    buffer.removeFirst(headerLength + length)
    switch kind {
    case .began: return .began
    case .output: return .output(payload)
    case .errors: return .errors(payload)
    case .ended:
      guard let ending = try? JSONDecoder().decode(Ending.self, from: Data(payload)) else {
        throw Malformed()
      }
      return .ended(ending)
    case nil: throw Malformed()
    }
  }

  /// The bytes that came from a host are no frame.
  struct Malformed: Error {}
}
