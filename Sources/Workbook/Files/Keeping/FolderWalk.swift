import Foundation

/// What lies in a folder, and in those below it.
///
/// The system is asked itself: Foundation takes ten times as long, and a book has a thousand files.
enum FolderWalk {
  /// What is in the folder at `path`, and not below that, with what is hidden.
  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if ![".", ".."].contains(name) { names.append(name) }
    }
    return names
  }

  /// The paths of all files and folders below `folder` but hidden ones, in a certain order.
  static func names(below folder: URL) -> [String] {
    var names: [String] = []
    each(below: folder) { name, _, _ in names.append(name) }
    return names.sorted()
  }

  /// The same, each with what tells it from what it was before, wherever links lead; nil where that is nowhere.
  static func stamps(below folder: URL) -> [(name: String, stamp: FileStamp?)] {
    var stamps: [(name: String, stamp: FileStamp?)] = []
    each(below: folder) { name, entry, folder in
      stamps.append((name, FileStamp(at: entry, in: folder)))
    }
    return stamps.sorted { $0.name < $1.name }
  }

  /// Calls `body` for each with its path, and with the name that it has in the open folder with this descriptor.
  private static func each(below folder: URL, _ body: (String, UnsafePointer<CChar>, Int32) -> Void) {
    let root = folder.plainPath
    func list(_ path: String, _ prefix: String) {
      guard let stream = opendir(path) else { return }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let below = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { name -> String? in
            if name[0] == CChar(UInt8(ascii: ".")) { return nil }
            let text = prefix + String(cString: name)
            body(text, name, dirfd(stream))
            return text
          }
        }
        let kind = Int(entry.pointee.d_type)
        guard let below, kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) else { continue }
        let place = "\(root)/\(below)"
        // Some file systems do not say what an entry is; where a link leads is not below.
        if kind == Int(DT_DIR) || FileKind(at: place) == .folder { list(place, "\(below)/") }
      }
    }
    list(root, "")
  }
}
