import ArgumentParser
import Foundation
import Workbook

/// Whose solutions are checked, where they are not the reader's own.
struct ClassOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check a class: a folder that holds a folder for each learner. Verdicts are kept, so that a check that was "
        + "interrupted goes on where it was.", valueName: "folder"),
    completion: .directory)
  var submissions: String?

  @Option(
    help: ArgumentHelp(
      "Of a class, check one part of several: 3/8 is every eighth learner from the third on."),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("“\(text)” is no part; write 3/8 for the third of eight.")
      }
      return shard
    })
  var shard: Shard?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Of a class, run each solution behind a wall, by bubblewrap; where that works if left out."))
  var wall: Bool?

  func validate() throws {
    if submissions == nil, shard != nil || wall != nil {
      throw ValidationError("\(shard == nil ? "--wall" : "--shard") goes with --submissions FOLDER.")
    }
  }

  /// The class; nil where the reader's own solutions are meant.
  var folder: ClassFolder? {
    get throws {
      try submissions.map { try ClassFolder(URL(filePath: $0, relativeTo: ThisProcess.directory)) }
    }
  }

  /// The learners of this part.
  func part(of learners: [ClassFolder.Learner]) -> [ClassFolder.Learner] {
    shard?.part(of: learners) ?? learners
  }

  /// What solutions run behind; nil where there is none, which `console` says unless that was asked for.
  func wall(around folder: ClassFolder, _ console: Console) throws -> Wall? {
    if wall == false { return nil }
    do {
      return try Wall(for: ThisProcess.program, try Toolchain(), hiding: folder)
    } catch let error as WallError {
      if wall == true { throw error }
      console.sentences(
        "rxbook: what is checked runs with your rights, because \(error.description); --no-wall says that this is meant."
      )
      return nil
    }
  }
}
