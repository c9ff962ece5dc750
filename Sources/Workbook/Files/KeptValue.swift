import Foundation

/// A value that takes long to make, kept in a folder of its own under a fingerprint of all that it depends on.
///
/// It is never needed: where it cannot be read or written, it is made again.
struct KeptValue<Value: Codable> {
  private let folder: URL
  private let file: URL

  /// - Parameter folder: Holds this value, or an earlier one, and nothing else.
  init(in folder: URL, under fingerprint: Fingerprint) {
    self.folder = folder
    file = folder.appending(path: "\(fingerprint.text).json")
  }

  /// The value, if it was kept under this fingerprint.
  var value: Value? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Keeps `value` in the place of an earlier one.
  func keep(_ value: Value) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
