import ArgumentParser
import Foundation
import SystemSupport
import TerminalUI

/// The exit status of a command that failed, which the help of `rxbook` lists.
enum ExitStatus {
  /// Prints an error message.
  ///
  /// - Returns: The exit status. A usage error has status 2, as an unknown name does.
  static func report(_ error: any Error) -> Int32 {
    switch error {
    case let error as any UserError:
      Console.errors().sentences("rxbook: \(error)")
      return 2
    case is CocoaError, is POSIXError:
      Console.errors().sentences("rxbook: \(FileFailure.description(error)).")
      return 2
    default:
      let status = RxBook.exitCode(for: error)
      let message = RxBook.fullMessage(for: error)
      // ArgumentParser has wrapped help in columns already.
      if !message.isEmpty {
        status.isSuccess ? Console.output().line(message) : Console.errors().sentences(message)
      }
      return status == .validationFailure ? 2 : status.rawValue
    }
  }
}
