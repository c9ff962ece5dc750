import Foundation

/// A folder of pictures.
///
/// It calls back on the main queue when its work is done.
final class Album: Sendable {
  let folder: URL
  private let queue = DispatchQueue(label: "album")

  init(in folder: URL) {
    self.folder = folder
  }

  convenience init(in path: String) {
    self.init(in: URL(filePath: path, directoryHint: .isDirectory))
  }

  /// Writes `picture` to a new file, and passes its name or an error to
  /// `whenDone`.
  func write(
    _ picture: String,
    whenDone: @escaping @Sendable (PhotoID?, (any Error)?) -> Void
  ) {
    work(whenDone) { try self.newFile(of: Data(picture.utf8)) }
  }

  /// Opens the folder, or creates it if it is gone, and passes its
  /// identifier or an error to `whenDone`.
  func find(
    whenDone: @escaping @Sendable (AlbumID?, (any Error)?) -> Void
  ) {
    work(whenDone) { try self.mark() }
  }
}

/// The name of a picture's file.
typealias PhotoID = String

/// Identifies an album, even if another one has replaced it.
typealias AlbumID = String

/// The reason why a picture or an album is missing.
enum AlbumError: Error {
  case inaccessible
  case full
}

extension Album {
  private func work<Result: Sendable>(
    _ whenDone: @escaping @Sendable (Result?, (any Error)?) -> Void,
    _ body: @escaping @Sendable () throws -> Result
  ) {
    queue.async {
      do {
        let result = try body()
        DispatchQueue.main.async { whenDone(result, nil) }
      } catch {
        DispatchQueue.main.async { whenDone(nil, error) }
      }
    }
  }

  private func newFile(of bytes: Data) throws -> PhotoID {
    for number in 1...9999 {
      let name = "collage-\(number).svg"
      let file = folder.appending(path: name)
      do {
        try bytes.write(to: file, options: .withoutOverwriting)
        return name
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        throw AlbumError.inaccessible
      }
    }
    throw AlbumError.full
  }

  /// Returns the text of a hidden file in the folder, and creates both
  /// if necessary.
  private func mark() throws -> AlbumID {
    let file = folder.appending(path: ".album")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      if let id = try? String(contentsOf: file, encoding: .utf8) {
        return id
      }
      let id = "album-\(UUID().uuidString.prefix(8))"
      try Data(id.utf8).write(to: file, options: .withoutOverwriting)
      return id
    } catch {
      throw AlbumError.inaccessible
    }
  }
}
