import Foundation

/// A value that takes long to make, kept in a folder of its own under a fingerprint of all that it depends on.
///
/// It is never needed: where it cannot be read or written, it is made again.
struct KeptValue<Value: Keepable> {
  private let folder: URL
  private let file: URL

  /// - Parameter folder: Holds this value, or an earlier one, and nothing else.
  init(in folder: URL, under fingerprint: Fingerprint) {
    self.folder = folder
    file = folder.appending(path: fingerprint.text)
  }

  /// The value, if it was kept under this fingerprint.
  var value: Value? { FileContents.mapped(file.plainPath).flatMap { try? Value(kept: $0) } }

  /// Whether something was kept under this fingerprint, be it whole or not.
  var isThere: Bool { FileKind(at: file.plainPath) == .file }

  /// The value, if it was kept; else what `make` makes of it, which is kept.
  func value(or make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    keep(made)
    return made
  }

  /// Keeps `value` in the place of an earlier one.
  func keep(_ value: Value) {
    guard let data = try? value.kept() else { return }
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}

/// What can be kept in a file.
protocol Keepable {
  /// Reads what `kept` has written; throws if it is not whole.
  ///
  /// - Parameter data: May be read from the disk as late as somebody looks at it.
  init(kept data: Data) throws

  func kept() throws -> Data
}

extension Keepable where Self: Codable {
  init(kept data: Data) throws { self = try KeptDecoder.value(of: Self.self, in: data) }

  func kept() throws -> Data { try KeptEncoder.data(of: self) }
}

extension Data: Keepable {}

extension Array: Keepable where Element: Codable {}

extension Set: Keepable where Element: Codable {}
