import Foundation

/// Reads what `KeptEncoder` has written; throws where that is not whole, or is of another type.
struct KeptDecoder: Decoder {
  private typealias Kind = KeptEncoder.Kind

  /// What was read is not what was written.
  struct NotWhole: Error {}

  private let value: Value

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func value<Kept: Decodable>(of type: Kept.Type, in data: Data) throws -> Kept {
    try data.withUnsafeBytes { bytes in
      var place = 0
      let value = try Value(in: bytes, at: &place)
      guard place == bytes.count else { throw NotWhole() }
      return try value.read(Kept.self)
    }
  }

  private init(_ value: Value) { self.value = value }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(entries: Entries(try value.content(.record))))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { List(bytes: try value.content(.list)) }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(value: value) }

  // MARK: What is read

  /// A value, for as long as the bytes are there that it is in.
  private struct Value {
    private let kind: UInt8
    private let bytes: UnsafeRawBufferPointer

    /// Reads the value at `place`, and goes on to what is behind it.
    init(in bytes: UnsafeRawBufferPointer, at place: inout Int) throws {
      guard place < bytes.count else { throw NotWhole() }
      kind = bytes[place]
      place += 1
      self.bytes = try Self.sized(in: bytes, at: &place)
    }

    /// Reads a length, and what has it.
    static func sized(in bytes: UnsafeRawBufferPointer, at place: inout Int) throws -> UnsafeRawBufferPointer
    {
      guard bytes.count - place >= 4 else { throw NotWhole() }
      let size = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      let start = place + 4
      guard bytes.count - start >= size else { throw NotWhole() }
      place = start + size
      return UnsafeRawBufferPointer(rebasing: bytes[start..<place])
    }

    var isNothing: Bool { kind == Kind.nothing.rawValue }

    func content(_ kind: Kind) throws -> UnsafeRawBufferPointer {
      guard self.kind == kind.rawValue else { throw NotWhole() }
      return bytes
    }

    func read<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
      func given<Known>(_ value: Known) throws -> Wanted {
        guard let value = value as? Wanted else { throw NotWhole() }
        return value
      }
      if type == String.self { return try given(String(decoding: content(.text), as: UTF8.self)) }
      if type == Int.self { return try given(Int(truncatingIfNeeded: word(.integer))) }
      if type == [String].self { return try given(texts()) }
      if type == Bool.self { return try given(content(.flag).elementsEqual([1])) }
      if type == Data.self { return try given(Data(content(.data))) }
      if type == Double.self { return try given(Double(bitPattern: word(.number))) }
      if type == Float.self { return try given(Float(Double(bitPattern: word(.number)))) }
      if KeptEncoder.isInteger(type), let integer = type as? any FixedWidthInteger.Type {
        return try given(integer.init(truncatingIfNeeded: word(.integer)))
      }
      return try Wanted(from: KeptDecoder(self))
    }

    /// What is kept most, without asking each for what it is.
    private func texts() throws -> [String] {
      let bytes = try content(.list)
      var texts: [String] = []
      var place = 0
      while place < bytes.count {
        let value = try Value(in: bytes, at: &place)
        texts.append(String(decoding: try value.content(.text), as: UTF8.self))
      }
      return texts
    }

    private func word(_ kind: Kind) throws -> UInt64 {
      let bytes = try content(kind)
      guard bytes.count == 8 else { throw NotWhole() }
      return UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    }
  }

  /// What is in a record, which is mostly asked for in the order in which it was written.
  private final class Entries {
    private let bytes: UnsafeRawBufferPointer
    private var next = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Reads the entry at `place`, and goes on to what is behind it.
    private func entry(at place: inout Int) throws -> (key: UnsafeRawBufferPointer, value: Value) {
      (try Value.sized(in: bytes, at: &place), try Value(in: bytes, at: &place))
    }

    func value(_ key: any CodingKey) throws -> Value? {
      var name = key.stringValue
      return try name.withUTF8 { name in
        for start in [next, 0] {
          var place = start
          while place < bytes.count {
            let before = place
            let entry = try entry(at: &place)
            if entry.key.elementsEqual(name) {
              // It may be asked for once more.
              next = before
              return entry.value
            }
          }
        }
        return nil
      }
    }

    func keys() throws -> [String] {
      var keys: [String] = []
      var place = 0
      while place < bytes.count { keys.append(String(decoding: try entry(at: &place).key, as: UTF8.self)) }
      return keys
    }
  }

  // MARK: Who reads it

  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let entries: Entries
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] { ((try? entries.keys()) ?? []).compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { (try? entries.value(key)) != nil }

    private func value(_ key: any CodingKey) throws -> Value {
      guard let value = try entries.value(key) else { throw NotWhole() }
      return value
    }

    func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNothing }

    func decode<Wanted: Decodable>(_ type: Wanted.Type, forKey key: Key) throws -> Wanted {
      try value(key).read(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try KeptDecoder(value(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try KeptDecoder(value(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { KeptDecoder(try value(KeptEncoder.SuperKey.super)) }

    func superDecoder(forKey key: Key) throws -> any Decoder { KeptDecoder(try value(key)) }
  }

  private struct List: UnkeyedDecodingContainer {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private(set) var currentIndex = 0
    let codingPath: [any CodingKey] = []

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int? { nil }
    var isAtEnd: Bool { place == bytes.count }

    private mutating func next() throws -> Value {
      let value = try Value(in: bytes, at: &place)
      currentIndex += 1
      return value
    }

    mutating func decodeNil() throws -> Bool {
      var place = place
      guard try Value(in: bytes, at: &place).isNothing else { return false }
      _ = try next()
      return true
    }

    mutating func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted {
      try next().read(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try KeptDecoder(next()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try KeptDecoder(next()).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { KeptDecoder(try next()) }
  }

  private struct Single: SingleValueDecodingContainer {
    let value: Value
    let codingPath: [any CodingKey] = []

    func decodeNil() -> Bool { value.isNothing }

    func decode<Wanted: Decodable>(_ type: Wanted.Type) throws -> Wanted { try value.read(type) }
  }
}
