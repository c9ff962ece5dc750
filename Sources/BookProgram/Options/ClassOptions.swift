import ArgumentParser
import Checker
import Foundation
import Runner
import TerminalUI

/// The options for checking the solutions of a class instead of the reader's own.
struct ClassOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check the solutions of a class in this folder, which has a folder for each learner. Results are cached, so "
        + "an interrupted check continues where it stopped.", valueName: "folder"),
    completion: .directory)
  var submissions: String?

  @Option(
    help: ArgumentHelp(
      "Check only one part of the class. For example, 3/8 checks every eighth learner, starting with the third.",
      valueName: "part"),
    transform: { text in
      guard let shard = ClassShard(text) else {
        throw ValidationError("“\(text)” is not a part; write 3/8 for the third of eight parts.")
      }
      return shard
    })
  var shard: ClassShard?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Run each solution of a class in a bubblewrap sandbox (default: only if bubblewrap works here)."))
  var sandbox: Bool?

  func validate() throws {
    if submissions == nil, shard != nil || sandbox != nil {
      throw ValidationError("\(shard == nil ? "--sandbox" : "--shard") requires --submissions FOLDER.")
    }
  }

  /// The folder of the class; nil if the reader's own solutions are checked.
  var folder: ClassFolder? {
    get throws {
      try submissions.map { try ClassFolder(URL(filePath: $0, relativeTo: ThisProcess.directory)) }
    }
  }

  /// The learners of this part.
  func part(of learners: [ClassFolder.Learner]) -> [ClassFolder.Learner] {
    shard?.part(of: learners) ?? learners
  }

  /// The sandbox for solutions; nil, with a warning on `console` unless `--no-sandbox` is given, if there is none.
  func sandbox(hiding folders: [URL], _ console: Console) throws -> Sandbox? {
    if sandbox == false { return nil }
    do {
      return try Sandbox(for: ThisProcess.program, try Toolchain(), hiding: folders)
    } catch let error as SandboxError {
      if sandbox == true { throw error }
      console.sentences(
        "rxbook: solutions run without a sandbox, because \(error.description). To hide this warning, add --no-sandbox."
      )
      return nil
    }
  }
}
