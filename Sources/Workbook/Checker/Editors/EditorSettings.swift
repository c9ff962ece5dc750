import BookModel
import Foundation
import Runner
import SystemSupport
import TextSupport

/// The compile commands of the reader's files and the challenges, for editors.
///
/// These files belong to no target of the package. The language server searches for `compile_commands.json` in the
/// folders above a file. There is one in the reader's folder and one in each chapter's folder `Challenges`, none of
/// which contains files of a target. Their paths are relative, so they stay valid if the book is moved or copied.
package struct EditorSettings: Sendable {
  /// The name of the file.
  package static let fileName = "compile_commands.json"

  private let book: ParsedBook
  /// The path components of the book's folder, with links resolved.
  private let root: [String]
  /// The folder of the modules.
  ///
  /// For the default build folder, this is the path that is the same on every machine.
  private let modules: URL

  /// Creates the settings with the modules in the folder of `program`, by default the running one.
  package init(of book: ParsedBook, program: URL? = nil) {
    self.book = book
    let root = book.root.resolvingSymlinksInPath()
    let program = program ?? .runningProgram
    let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let usual = root.appending(path: ".build/debug")
    let isUsual = usual.resolvingSymlinksInPath().pathComponents == products.pathComponents
    modules = (isUsual ? usual : products).appending(path: "Modules")
    self.root = root.pathComponents
  }

  /// Writes the files that are missing or out of date.
  ///
  /// If that fails, for example because the book is read-only, only editors are affected.
  package func renew() {
    if FileKind(at: book.solutions.plainPath) == .folder {
      write(commandsForReader, in: book.solutions)
    }
    _ = concurrentMap(book.chapters) { chapter in
      let commands = commands(for: chapter)
      if !commands.isEmpty { write(commands, in: chapter.chapter.challengesFolder) }
    }
  }

  /// An entry of `compile_commands.json`.
  private struct Command {
    let files: [String]
    /// The arguments after the files, as elements of a JSON array.
    let options: String

    /// Creates the command that compiles `files`, the first of which is open in the editor.
    init(_ files: [String], options: String) { (self.files, self.options) = (files, options) }

    static func options(_ role: Compiler.Role, module: String, modules: String) -> String {
      Compiler.options(role, module, modules: modules).map(\.json).joined(separator: ", ")
    }

    var json: String {
      """
      {
        "arguments": [\((["swiftc"] + files).map(\.json).joined(separator: ", ")), \(options)],
        "directory": ".",
        "file": \(files[0].json)
      }
      """
    }
  }

  /// Returns the commands for the files of a chapter's challenges.
  ///
  /// A check is compiled together with the book's solution.
  private func commands(for chapter: ParsedChapter) -> [Command] {
    let modules = path(ofModulesFrom: chapter.chapter.challengesFolder)
    let options = Command.options(.library, module: "Solution", modules: modules)
    return chapter.challenges.flatMap { challenge in
      let folder = challenge.folderName
      return [["Starter"], ["Solution"], ["Check", "Solution"]].map { names in
        Command(names.map { "\(folder)/\($0).swift" }, options: options)
      }
    }
  }

  /// The commands for the reader's files, including the files that `start` would create, so that an editor need not
  /// reload this file each time.
  private var commandsForReader: [Command] {
    let modules = path(ofModulesFrom: book.solutions)
    let solutions = book.challenges.map { "\($0.chapter.name)/\($0.folderName)" }
    let files = FolderWalk.names(below: book.solutions).filter { $0.hasSuffix(".swift") }
    return Set(files + solutions.map { "\($0).swift" } + ["play.swift"]).sorted().map { file in
      // A backup of a solution has the same name with an infix.
      let isSolution = solutions.contains { file.hasPrefix("\($0).") }
      let source =
        isSolution ? nil : try? String(contentsOf: book.solutions.appending(path: file), encoding: .utf8)
      let isLibrary = isSolution || source.map(ScriptRunner.hasMain) ?? false
      return Command(
        [file],
        options: Command.options(
          isLibrary ? .library : .script, module: isSolution ? "Solution" : "main", modules: modules))
    }
  }

  /// Returns the path of the modules' folder relative to `folder`, or its absolute path if one of them is outside the
  /// book.
  private func path(ofModulesFrom folder: URL) -> String {
    let from = folder.resolvingSymlinksInPath().pathComponents
    guard from.starts(with: root), modules.pathComponents.starts(with: root) else {
      return modules.path(percentEncoded: false)
    }
    let up = Array(repeating: "..", count: from.count - root.count)
    return (up + modules.pathComponents.dropFirst(root.count)).joined(separator: "/")
  }

  private func write(_ commands: [Command], in folder: URL) {
    let file = folder.appending(path: Self.fileName)
    let data = Data("[\(commands.map(\.json).joined(separator: ",\n"))]\n".utf8)
    if !FileContents.are(data, at: file.plainPath) { try? data.write(to: file, options: .atomic) }
  }
}
