/// Why a site could not be written.
public enum SiteError: UserError, Equatable {
  /// The folder holds files, and none of them says that it is a site of ours.
  case foreignFolder(String)
  /// A file in the site's folder that the build did not write stands where it wants to write one.
  case foreignFile(String)
  case notAFolder(String)
  /// The folder is a link to another one.
  case isLink(String, to: String)
  /// The folder lies in one of the book's own.
  case insideBook(String, folder: String)
  case notWritable(path: String, reason: String)
  /// A file that a page shows cannot be copied.
  case notReadable(path: String, reason: String)
  /// A colour of the book's is none, or cannot be read.
  case colour(String)

  public var description: String {
    switch self {
    case .foreignFolder(let path):
      "\(path) holds files that rxbook did not write; empty it, or choose another folder with --output."
    case .foreignFile(let path):
      "\(path) is in the way, and rxbook did not write it; move it, or choose another folder with --output."
    case .notAFolder(let path): "\(path) is not a folder; choose another one with --output."
    case .isLink(let path, let target):
      "\(path) is a link; name the folder that is meant, as in --output \(target)."
    case .insideBook(let path, let folder):
      "\(path) lies in \(folder), which is the book's own; choose a folder elsewhere with --output."
    case .notWritable(let path, let reason):
      "\(path) cannot be written (\(reason)). What was there is as it was; mend that, or choose another folder with --output."
    case .notReadable(let path, let reason): "\(path) cannot be read (\(reason)); put a readable file there."
    case .colour(let sentence): sentence
    }
  }
}
