import Foundation

/// Lists the files of a folder and its subfolders.
///
/// It uses system calls: Foundation takes ten times as long, and a book has a thousand files.
package enum FolderWalk {
  /// Returns the names of all entries of the folder at `path`, including hidden ones, without the contents of
  /// subfolders.
  package static func names(in path: String) -> [String] {
    var names: [String] = []
    entries(of: path) { name, _ in
      let name = String(cString: name)
      if ![".", ".."].contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the relative paths of all files and folders below `folder` except hidden ones, sorted.
  ///
  /// - Parameter followingLinks: Whether to list the contents of folders that are symbolic links. A folder inside
  ///   itself is listed once.
  package static func names(below folder: URL, followingLinks: Bool = false) -> [String] {
    var names: [String] = []
    let root = folder.plainPath
    // The folders that contain the current one.
    var parents = followingLinks ? [FileMetadata(at: root)?.identity] : []
    func list(_ path: String, _ prefix: String) {
      entries(of: path) { name, kind in
        if name.pointee == CChar(UInt8(ascii: ".")) { return }
        let name = prefix + String(cString: name)
        names.append(name)
        let path = "\(root)/\(name)"
        switch kind {
        case Int(DT_DIR): break
        // Some file systems do not report the type of an entry.
        case Int(DT_UNKNOWN) where FileKind(at: path) == .folder: break
        case Int(DT_LNK) where followingLinks, Int(DT_UNKNOWN) where followingLinks: break
        default: return
        }
        guard followingLinks else { return list(path, "\(name)/") }
        let identity = FileMetadata(at: path)?.identity
        guard !parents.contains(identity) else { return }
        parents.append(identity)
        list(path, "\(name)/")
        parents.removeLast()
      }
    }
    list(root, "")
    return names.sorted()
  }

  /// Calls `body` with the name and the reported type of each entry of a folder.
  private static func entries(of path: String, _ body: (UnsafePointer<CChar>, Int) -> Void) {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { body($0, kind) }
      }
    }
  }
}
