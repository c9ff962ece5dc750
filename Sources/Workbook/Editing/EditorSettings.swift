public import Foundation

/// What tells editors how the reader's files and the challenges are compiled, which belong to no target of the package.
///
/// The language server looks for `compile_commands.json` in the folders above the file it is asked about. One lies in
/// the reader's folder and one in each chapter's `Challenges`, where none is above the files of a target. Their paths
/// are relative, so that they stay right when the book is moved or copied.
public struct EditorSettings: Sendable {
  /// What the file is called in each folder that has one.
  static let fileName = "compile_commands.json"

  private let book: Book
  /// The parts of the path of the book's folder, behind all links.
  private let root: [String]
  /// The folder of the modules, as every machine names it where it is that of the usual build.
  private let modules: URL

  /// Makes the settings that name the modules beside `program`: by default the running one, as for all that it compiles.
  public init(of book: Book, program: URL? = nil) {
    self.book = book
    let root = book.root.resolvingSymlinksInPath()
    let program = program ?? .runningProgram
    let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let usual = root.appending(path: ".build/debug")
    let isUsual = usual.resolvingSymlinksInPath().pathComponents == products.pathComponents
    modules = (isUsual ? usual : products).appending(path: "Modules")
    self.root = root.pathComponents
  }

  /// Writes what is not there, or not as it should be.
  ///
  /// Where that is not possible, as in a book that is read-only, editors know less and all else goes on.
  public func renew() {
    if FileKind(at: book.solutions.plainPath) == .folder {
      write(commandsForReader, in: book.solutions)
    }
    _ = concurrently(book.chapters) { chapter in
      let commands = commands(for: chapter)
      if !commands.isEmpty { write(commands, in: chapter.challengesFolder) }
    }
  }

  /// An entry of the file.
  private struct Command {
    let files: [String]
    /// What follows them, as JSON has it in a list.
    let options: String

    /// The command that compiles `files`, for whoever opens the first of them.
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

  /// A challenge's files; its check is compiled together with the book's solution.
  private func commands(for chapter: BookChapter) -> [Command] {
    let modules = path(ofModulesFrom: chapter.challengesFolder)
    let options = Command.options(.library, module: "Solution", modules: modules)
    return chapter.challenges.flatMap { challenge in
      let folder = challenge.folderName
      return [["Starter"], ["Solution"], ["Check", "Solution"]].map { names in
        Command(names.map { "\(folder)/\($0).swift" }, options: options)
      }
    }
  }

  /// The reader's files, and those that `start` would make, so that an editor need not read this anew at each.
  private var commandsForReader: [Command] {
    let modules = path(ofModulesFrom: book.solutions)
    let solutions = book.challenges.map { "\($0.chapter.name)/\($0.folderName)" }
    let files = FolderWalk.names(below: book.solutions).filter { $0.hasSuffix(".swift") }
    return Set(files + solutions.map { "\($0).swift" } + ["play.swift"]).sorted().map { file in
      // A challenge's file that was put aside is called like it, with something in between.
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

  /// The modules' folder as seen from `folder`; its whole path if one of them lies outside the book.
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
