import Foundation

/// Describes why a file could not be read or written.
package enum FileFailure {
  /// Returns the reason after the path of the file, if the error has one; the description of any other error.
  package static func description(_ error: any Error) -> String {
    guard error is CocoaError || error is POSIXError else { return "\(error)" }
    return path(in: error).map { "\($0): \(reason(error))" } ?? reason(error)
  }

  /// Returns the path of the file that could not be read or written, if the error has one.
  package static func path(in error: any Error) -> String? {
    (error as NSError).userInfo[NSFilePathErrorKey] as? String
  }

  package static func reason(_ error: any Error) -> String {
    if let cause = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError {
      switch cause.code {
      case .EACCES, .EPERM: return "permission denied"
      case .EROFS: return "the disk is read-only"
      case .ENOSPC, .EDQUOT: return "the disk is full"
      case .ENOTDIR: return "part of the path is not a folder"
      default: return String(cString: strerror(cause.code.rawValue))
      }
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission denied"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileReadNoSuchFile: return "the file does not exist"
    case .fileWriteFileExists: return "the file already exists"
    default: return (error as NSError).localizedDescription
    }
  }
}
