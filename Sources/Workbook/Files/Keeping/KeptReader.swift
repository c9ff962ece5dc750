import Foundation

/// Reads what `KeptWriter` has written, in the same order; throws where that is not whole, or is something else.
struct KeptReader {
  /// What was read is not what was written.
  struct NotWhole: Error {}

  private let data: Data
  /// Those of `data`, for as long as they are there.
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  private init(_ data: Data, _ bytes: UnsafeRawBufferPointer) { (self.data, self.bytes) = (data, bytes) }

  /// Reads the value of which these are the bytes.
  static func value<Kept: Keepable>(of type: Kept.Type, in data: Data) throws -> Kept {
    try data.withUnsafeBytes { bytes in
      var reader = KeptReader(data, bytes)
      guard try reader.byte() == KeptWriter.form else { throw NotWhole() }
      let value = try Kept(from: &reader)
      guard reader.place == bytes.count else { throw NotWhole() }
      return value
    }
  }

  /// The next value.
  mutating func next<Value: Keepable>(_ type: Value.Type = Value.self) throws(NotWhole) -> Value {
    try Value(from: &self)
  }

  mutating func byte() throws(NotWhole) -> UInt8 { try stretch(1)[0] }

  mutating func word() throws(NotWhole) -> UInt64 {
    UInt64(littleEndian: try stretch(8).loadUnaligned(as: UInt64.self))
  }

  /// How many there are of something that has a byte at least.
  mutating func count() throws(NotWhole) -> Int {
    let count = Int(UInt32(littleEndian: try stretch(4).loadUnaligned(as: UInt32.self)))
    if count > bytes.count - place { throw NotWhole() }
    return count
  }

  mutating func text() throws(NotWhole) -> String {
    String(decoding: try stretch(try count()), as: UTF8.self)
  }

  /// Bytes, which are not copied.
  mutating func content() throws(NotWhole) -> Data {
    let count = try count()
    let start = data.startIndex + place
    _ = try stretch(count)
    return data[start..<(start + count)]
  }

  private mutating func stretch(_ count: Int) throws(NotWhole) -> UnsafeRawBufferPointer {
    guard count <= bytes.count - place else { throw NotWhole() }
    defer { place += count }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<(place + count)])
  }
}
