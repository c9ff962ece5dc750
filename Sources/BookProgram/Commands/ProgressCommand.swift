import ArgumentParser
import Checker
import Foundation
import SystemSupport
import TerminalUI
import TextSupport

/// Exchanges the reader's progress with the published pages.
struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Exchange your progress with the book's website.",
    usage: "rxbook progress [--import <file>] [--export <file>] [<options>]",
    discussion: """
      On the website, the button Aa exports your progress to a file, and imports such a file. This command does not \
      check challenges that you marked as solved on the website.
      """)

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("Add the progress in a file that the website exported.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var imported: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(
      "Write your progress to a file, for the website. Progress that is already in this file is retained.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var exported: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    if imported == nil, exported == nil {
      throw ValidationError(
        "Expected --import FILE or --export FILE. To see your progress, run ./rxbook list.")
    }
  }

  func run() throws {
    let book = try book.load()
    let reader = ReaderFolder(of: book)
    if let imported {
      let progress = try Self.read(imported)
      let facts = progress.facts(in: book)
      try reader.record(facts)
      colour.output.line(
        facts.count == progress.count
          ? "Imported \(counted(facts.count, "entry", "entries"))."
          : "Imported \(facts.count) of \(progress.count) entries; the others were ignored.")
    }
    if let exported {
      let file = ThisProcess.file(exported).resolvingSymlinksInPath()
      let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      var progress = exists ? try Self.read(exported) : SiteProgress()
      progress.merge(SiteProgress(try reader.readProgress(), in: book))
      do {
        try AtomicFile(of: progress.json(), for: file).replace()
      } catch {
        throw ValidationError("\(exported) cannot be written: \(FileFailure.reason(error)).")
      }
      colour.output.line("Exported \(counted(progress.count, "entry", "entries")).")
    }
  }

  private static func read(_ file: String) throws -> SiteProgress {
    let data: Data
    do {
      data = try Data(contentsOf: ThisProcess.file(file))
    } catch {
      throw ValidationError("\(file) cannot be read: \(FileFailure.reason(error)).")
    }
    guard let progress = SiteProgress(json: data) else {
      throw ValidationError("\(file) contains no progress. Choose a file that the website exported.")
    }
    return progress
  }
}
