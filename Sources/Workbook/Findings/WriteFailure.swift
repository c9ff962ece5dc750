import Foundation

/// Why a file could not be written, in words.
enum WriteFailure {
  static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission, .fileReadNoPermission: "you may not write there"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileReadNoSuchFile: "the starter is missing"
    case .fileWriteFileExists: "there is such a file already"
    default: error.localizedDescription
    }
  }
}
