import Foundation

/// What lies in a folder, and in those below it.
///
/// The system is asked itself: Foundation takes ten times as long, and a book has a thousand files.
enum FolderWalk {
  /// What is in the folder at `path`, and not below that, with what is hidden.
  static func names(in path: String) -> [String] {
    var names: [String] = []
    entries(of: path) { name, _, _ in
      let name = String(cString: name)
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
      entries(of: path) { name, kind, folder in
        if name.pointee == CChar(UInt8(ascii: ".")) { return }
        let below = prefix + String(cString: name)
        body(below, name, folder)
        guard kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) else { return }
        let place = "\(root)/\(below)"
        // Some file systems do not say what an entry is; where a link leads is not below.
        if kind == Int(DT_DIR) || FileKind(at: place) == .folder { list(place, "\(below)/") }
      }
    }
    list(root, "")
  }

  /// Calls `body` for each entry of a folder with its name, what the system says that it is, and the folder's descriptor.
  private static func entries(of path: String, _ body: (UnsafePointer<CChar>, Int, Int32) -> Void) {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { body($0, kind, dirfd(stream)) }
      }
    }
  }
}
