import Foundation

/// Writes values as they are kept: what JSON can hold, with the length of each before it, so that nothing has to be looked
/// through for where it ends.
///
/// A value is a byte that says what it is, four for its length, and as many bytes. A record has its keys, with their
/// lengths, each before its value.
struct KeptEncoder: Encoder {
  /// What a value is.
  enum Kind: UInt8 {
    case nothing, flag, integer, number, text, data, list, record
  }

  /// Whether it is one of Swift's types of whole numbers.
  ///
  /// Types are compared with each other: to ask whether one conforms to a protocol takes long, the first time.
  static func isInteger(_ type: Any.Type) -> Bool { integers.contains { $0 == type } }

  private static let integers: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
    UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
  ]

  private let output: Output
  /// How many values are begun while this one is written, itself included.
  private let depth: Int

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func data(of value: some Encodable) throws -> Data {
    let output = Output()
    try output.write(value)
    return Data(output.bytes)
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    output.become(.record, depth)
    return KeyedEncodingContainer(Fields(output: output, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.become(.list, depth)
    return List(output: output, depth: depth)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(output: output, depth: depth) }

  private init(_ output: Output, _ depth: Int) { (self.output, self.depth) = (output, depth) }

  // MARK: What is written

  private final class Output {
    private(set) var bytes: [UInt8] = []
    /// Where the values begin that have not ended: nobody says when the last entry of one has been written.
    private var begun: [Int] = []

    /// Begins a value, which is nothing until it is said what it is.
    ///
    /// - Returns: How many are begun.
    func begin() -> Int {
      begun.append(bytes.count)
      bytes += [Kind.nothing.rawValue, 0, 0, 0, 0]
      return begun.count
    }

    /// Ends all values that have begun within the one at `depth`.
    func end(within depth: Int) {
      while begun.count > depth {
        let start = begun.removeLast()
        putSize(bytes.count - start - 5, at: start + 1)
      }
    }

    func become(_ kind: Kind, _ depth: Int) { bytes[begun[depth - 1]] = kind.rawValue }

    func put(_ key: String) {
      let start = bytes.count
      bytes += [0, 0, 0, 0]
      bytes += key.utf8
      putSize(bytes.count - start - 4, at: start)
    }

    func write(_ value: some Encodable) throws {
      let depth = begin()
      try fill(value, depth)
      end(within: depth - 1)
    }

    /// Writes what the value at `depth` is.
    func fill<Value: Encodable>(_ value: Value, _ depth: Int) throws {
      // Types are compared before anything is cast: to ask what a type conforms to takes long, once for each.
      func given<Known>(_ type: Known.Type) -> Known? { Value.self == type ? value as? Known : nil }
      if let text = given(String.self) {
        put(.text, text.utf8, depth)
      } else if let number = given(Int.self) {
        put(number, depth)
      } else if let flag = given(Bool.self) {
        put(.flag, CollectionOfOne(flag ? 1 : 0), depth)
      } else if let data = given(Data.self) {
        put(.data, data, depth)
      } else if let number = given(Double.self) {
        put(.number, number.bitPattern, depth)
      } else if let number = given(Float.self) {
        put(.number, Double(number).bitPattern, depth)
      } else if KeptEncoder.isInteger(Value.self), let number = value as? any FixedWidthInteger {
        put(number, depth)
      } else {
        try value.encode(to: KeptEncoder(self, depth))
      }
    }

    private func put(_ number: some FixedWidthInteger, _ depth: Int) {
      put(.integer, UInt64(truncatingIfNeeded: number), depth)
    }

    private func put(_ kind: Kind, _ word: UInt64, _ depth: Int) {
      withUnsafeBytes(of: word.littleEndian) { put(kind, $0, depth) }
    }

    private func put(_ kind: Kind, _ content: some Collection<UInt8>, _ depth: Int) {
      become(kind, depth)
      bytes += content
    }

    private func putSize(_ size: Int, at place: Int) {
      // What has more than four gigabytes is read as not whole.
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: size).littleEndian) { size in
        bytes.replaceSubrange(place..<(place + 4), with: size)
      }
    }
  }

  // MARK: Who writes it

  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: Output
    let depth: Int
    let codingPath: [any CodingKey] = []

    private func begin(_ key: any CodingKey) -> Int {
      output.end(within: depth)
      output.put(key.stringValue)
      return output.begin()
    }

    func encodeNil(forKey key: Key) { _ = begin(key) }

    func encode(_ value: some Encodable, forKey key: Key) throws { try output.fill(value, begin(key)) }

    func nestedContainer<Nested: CodingKey>(
      keyedBy: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      KeptEncoder(output, begin(key)).container(keyedBy: Nested.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      KeptEncoder(output, begin(key)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { KeptEncoder(output, begin(SuperKey.super)) }

    func superEncoder(forKey key: Key) -> any Encoder { KeptEncoder(output, begin(key)) }
  }

  private struct List: UnkeyedEncodingContainer {
    let output: Output
    let depth: Int
    private(set) var count = 0
    let codingPath: [any CodingKey] = []

    init(output: Output, depth: Int) { (self.output, self.depth) = (output, depth) }

    private mutating func begin() -> Int {
      output.end(within: depth)
      count += 1
      return output.begin()
    }

    mutating func encodeNil() { _ = begin() }

    mutating func encode(_ value: some Encodable) throws { try output.fill(value, begin()) }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      KeptEncoder(output, begin()).container(keyedBy: Nested.self)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      KeptEncoder(output, begin()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { KeptEncoder(output, begin()) }
  }

  private struct Single: SingleValueEncodingContainer {
    let output: Output
    let depth: Int
    let codingPath: [any CodingKey] = []

    func encodeNil() { output.become(.nothing, depth) }

    func encode(_ value: some Encodable) throws { try output.fill(value, depth) }
  }

  enum SuperKey: CodingKey {
    case `super`
  }
}
