import Foundation

/// Writes values as they are kept: one after the other, numbers in eight bytes, and before what has a length, that in four.
///
/// Nothing says what a value is: whoever reads it knows.
struct KeptWriter {
  private(set) var bytes: [UInt8] = []

  /// What everything begins with that is written in this form.
  static let form: UInt8 = 0xA1

  /// The bytes of a value.
  static func data(of value: some Keepable) -> Data {
    var writer = KeptWriter()
    writer.bytes.append(form)
    value.write(to: &writer)
    return Data(writer.bytes)
  }

  /// Adds values, one after the other.
  mutating func add<each Value: Keepable>(_ value: repeat each Value) {
    repeat (each value).write(to: &self)
  }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Adds how many there are of something; who writes more than four thousand million does not get it back.
  mutating func add(count: Int) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Adds bytes, and before them how many.
  mutating func add(bytes added: some Collection<UInt8>) {
    add(count: added.count)
    bytes += added
  }
}
