import Foundation

/// Why a file could not be read or written, in words.
public enum FileFailure {
  public static func reason(_ error: any Error) -> String {
    if let cause = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError {
      switch cause.code {
      case .EACCES, .EPERM: return "permission is denied"
      case .EROFS: return "the disk is read-only"
      case .ENOSPC, .EDQUOT: return "the disk is full"
      case .ENOTDIR: return "something else than a folder is in the way"
      default: return String(cString: strerror(cause.code.rawValue))
      }
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission is denied"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileReadNoSuchFile: return "there is no such file"
    case .fileWriteFileExists: return "there is such a file already"
    default: return (error as NSError).localizedDescription
    }
  }
}
