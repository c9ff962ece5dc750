/// A chapter's text cannot be rewritten.
public enum BlessingError: Error, Equatable, CustomStringConvertible {
  /// Nobody is there who would look at the difference.
  case unattended
  case unreadable(file: String)
  case readOnly(file: String)
  /// Somebody has written to it while the examples ran.
  case changed(file: String)
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .unattended:
      """
      bless takes what examples print for right, which a person has to judge; CI is set, so nothing was done.
      To see what would change: rxbook bless … --dry-run
      """
    case .unreadable(let file): "\(file) cannot be read."
    case .readOnly(let file): "\(file) is read-only; nothing was written."
    case .changed(let file):
      "\(file) was changed while the examples ran; nothing was written. Save it and try again."
    case .unwritable(let file, let reason): "\(file) could not be replaced: \(reason). It is as it was."
    }
  }
}
