import Foundation

/// An event of a job.
///
/// A worker sends these events to its parent.
package enum JobEvent: Equatable, Sendable {
  /// The next job has started.
  case began
  case output([UInt8])
  case errors([UInt8])
  /// The job is about to terminate early, with this trace.
  case traced(Trace)
  case terminated(Termination)
}

/// On the worker's standard output, an event is encoded as one byte for its kind, four bytes for the length of the
/// payload (little-endian), and the payload.
extension JobEvent {
  private enum Kind: UInt8 {
    case began, output, errors, traced, terminated
  }

  private static let headerLength = 5

  /// The maximum length of a payload.
  ///
  /// The longest one is a result with everything that a check objects to.
  static let maximumLength = 8 << 20

  /// The encoded event.
  var frame: [UInt8] {
    get throws {
      switch self {
      case .began: Self.frame(.began, [])
      case .output(let bytes): Self.frame(.output, bytes)
      case .errors(let bytes): Self.frame(.errors, bytes)
      case .traced(let trace): Self.frame(.traced, Array(try JSONEncoder().encode(trace)))
      case .terminated(let how): Self.frame(.terminated, Array(try JSONEncoder().encode(how)))
      }
    }
  }

  private static func frame(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    return [kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + payload
  }

  /// Removes and returns the first event in `buffer`; returns nil while it is incomplete.
  ///
  /// - Throws: `Malformed` if the bytes are not an event, or announce one that is too long.
  static func take(from buffer: inout [UInt8]) throws(Malformed) -> JobEvent? {
    guard buffer.count >= headerLength else { return nil }
    let length = (1...4).reversed().reduce(0) { $0 << 8 | Int(buffer[$1]) }
    guard let kind = Kind(rawValue: buffer[0]), length <= maximumLength else { throw Malformed() }
    guard buffer.count >= headerLength + length else { return nil }
    let payload = Array(buffer[headerLength..<(headerLength + length)])
    buffer.removeFirst(headerLength + length)
    switch kind {
    case .began: return .began
    case .output: return .output(payload)
    case .errors: return .errors(payload)
    case .traced: return .traced(try decoded(payload))
    case .terminated: return .terminated(try decoded(payload))
    }
  }

  private static func decoded<Value: Decodable>(_ payload: [UInt8]) throws(Malformed) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(payload))
    } catch {
      throw Malformed()
    }
  }

  /// An error that occurs if the bytes from a worker are not an event, or not one that may follow the previous ones.
  struct Malformed: Error {}
}
