import Foundation

/// What happens to a job of an order, as a host tells its parent.
public enum HostEvent: Equatable, Sendable {
  /// The next job has begun.
  case began
  case output([UInt8])
  case errors([UInt8])
  /// It is about to end before its time, and was there.
  case traced(Trace)
  case ended(Ending)
}

/// On the host's standard output, an event is a byte for its kind, four for the length of what follows (least
/// significant first), and that.
extension HostEvent {
  private enum Kind: UInt8 {
    case began, output, errors, traced, ended
  }

  private static let headerLength = 5

  /// The bytes that go over the pipe.
  var frame: [UInt8] {
    get throws {
      switch self {
      case .began: Self.frame(.began, [])
      case .output(let bytes): Self.frame(.output, bytes)
      case .errors(let bytes): Self.frame(.errors, bytes)
      case .traced(let trace): Self.frame(.traced, Array(try JSONEncoder().encode(trace)))
      case .ended(let ending): Self.frame(.ended, Array(try JSONEncoder().encode(ending)))
      }
    }
  }

  private static func frame(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    return [kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + payload
  }

  /// Takes the first event from `buffer`; nil while there is no whole one.
  ///
  /// - Throws: `Malformed` when the bytes are none.
  static func take(from buffer: inout [UInt8]) throws(Malformed) -> HostEvent? {
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
    case .traced: return .traced(try decoded(payload))
    case .ended: return .ended(try decoded(payload))
    case nil: throw Malformed()
    }
  }

  private static func decoded<Value: Decodable>(_ payload: [UInt8]) throws(Malformed) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(payload))
    } catch {
      throw Malformed()
    }
  }

  /// The bytes that came from a host are no event.
  struct Malformed: Error {}
}
