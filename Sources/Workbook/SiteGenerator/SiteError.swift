import SystemSupport

/// The reason why a site can't be written.
package enum SiteError: UserError, Equatable {
  /// The folder contains files, but not the list of files that marks it as a site.
  case foreignFolder(String)
  /// The site contains a file at this path, but the existing file was not written by an earlier build.
  case foreignFile(String)
  case notAFolder(String)
  /// The folder is a symbolic link to another folder.
  case isLink(String, to: String)
  /// The folder is inside one of the book's own folders.
  case insideBook(String, folder: String)
  case notWritable(path: String, reason: String)
  /// A file that a page shows can't be copied.
  case notReadable(path: String, reason: String)
  /// A colour of the book is malformed, or its contrast is too low.
  case colour(String)

  package var description: String {
    switch self {
    case .foreignFolder(let path):
      "\(path) contains files that rxbook did not write. Empty it, or choose another folder with --output."
    case .foreignFile(let path):
      "\(path) already exists, and rxbook did not write it. Move it, or choose another folder with --output."
    case .notAFolder(let path): "\(path) is not a folder. Choose another one with --output."
    case .isLink(let path, let target):
      "\(path) is a symbolic link. Use its target instead: --output \(target)"
    case .insideBook(let path, let folder):
      "\(path) is inside \(folder), which belongs to the book. Choose a folder elsewhere with --output."
    case .notWritable(let path, let reason):
      "\(path) could not be written: \(reason). Nothing was changed. "
        + "Fix the problem, or choose another folder with --output."
    case .notReadable(let path, let reason):
      "\(path) could not be read: \(reason). Put a readable file there."
    case .colour(let sentence): sentence
    }
  }
}
