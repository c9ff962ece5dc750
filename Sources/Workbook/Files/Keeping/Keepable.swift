import Foundation

/// What can be kept in a file.
///
/// Parts are read in the order in which they are written. `Codable`, with which nobody would have to say what they are, takes
/// several times as long: what it asks the runtime about each type is all that a short-lived program does with it. So nothing
/// that is kept says what it is. Whoever writes other parts, or in another order, changes `KeptWriter.form`, for values that
/// are kept under a key without the program in it.
protocol Keepable {
  /// Reads what `write` has written; throws if it is not whole.
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole)

  func write(to kept: inout KeptWriter)
}

extension Int: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self = Int(truncatingIfNeeded: try kept.word())
  }

  func write(to kept: inout KeptWriter) { kept.add(word: UInt64(bitPattern: Int64(self))) }
}

extension Bool: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) { self = try kept.byte() != 0 }

  func write(to kept: inout KeptWriter) { kept.add(byte: self ? 1 : 0) }
}

extension String: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) { self = try kept.text() }

  func write(to kept: inout KeptWriter) { kept.add(bytes: utf8) }
}

extension Data: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) { self = try kept.content() }

  func write(to kept: inout KeptWriter) { kept.add(bytes: self) }
}

extension Optional: Keepable where Wrapped: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self = try kept.next(Bool.self) ? try kept.next(Wrapped.self) : nil
  }

  func write(to kept: inout KeptWriter) {
    kept.add(self != nil)
    if let self { kept.add(self) }
  }
}

extension Array: Keepable where Element: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self = []
    for _ in 0..<(try kept.count()) { append(try kept.next()) }
  }

  func write(to kept: inout KeptWriter) {
    kept.add(count: count)
    for element in self { kept.add(element) }
  }
}

extension Dictionary: Keepable where Key: Keepable & Comparable, Value: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    self = [:]
    for _ in 0..<(try kept.count()) {
      let key = try kept.next(Key.self)
      self[key] = try kept.next(Value.self)
    }
  }

  func write(to kept: inout KeptWriter) {
    kept.add(count: count)
    for (key, value) in sorted(by: { $0.key < $1.key }) { kept.add(key, value) }
  }
}

/// Kept as its raw value.
extension Keepable where Self: RawRepresentable, RawValue: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    guard let value = Self(rawValue: try kept.next()) else { throw KeptReader.NotWhole() }
    self = value
  }

  func write(to kept: inout KeptWriter) { kept.add(rawValue) }
}
