import BookModel
import BookProgram
import Checker
import Foundation
import Scaffolding
import TerminalUI

extension NewCommand {
  /// Writes the new files, and prints what to do next.
  func create() throws {
    switch kind {
    case .chapter:
      let book = try book.load()
      let scaffold = try ChapterScaffold(name, in: book.book)
      let folder = try scaffold.write()
      EditorSettings(of: book, program: ThisProcess.program).renew()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Added to:      Package.swift, \(scaffold.list)")
      colour.output.line("Then prove it: ./rxbook prove \(scaffold.identifier)")
    case .book:
      let folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: ThisProcess.directory)
        .standardizedFileURL
      try BookScaffold(in: folder, workbook: ThisProcess.package).write()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Then prove it: cd \(ThisProcess.path(of: folder)) && ./rxbook prove")
    case .challenge:
      let book = try book.load()
      let chapter = try book.chapter(named: names[0])
      let folder = try ChallengeScaffold(names[1], in: chapter).write()
      let changed = book.reloading(chapters: [chapter.name])
      EditorSettings(of: changed, program: ThisProcess.program).renew()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Then prove it: ./rxbook prove \(chapter.identifier)")
    }
  }
}
