import Foundation
import TestSupport
import Testing

/// The settings for editors in the book's folder.
@Suite(.waiting) struct EditorFilesTests {
  @Test(arguments: [
    ".vscode/extensions.json", ".vscode/tasks.json", ".devcontainer/devcontainer.json",
    ".sourcekit-lsp/config.json",
  ])
  func `every settings file is valid JSON without comments`(path: String) throws {
    let data = try Data(contentsOf: BookCopy.original.appending(path: path))
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }

  /// The part of `.vscode/tasks.json` that is tested.
  private struct Tasks: Decodable {
    let tasks: [Task]

    struct Task: Decodable {
      let label: String
      let command: String
      let args: [String]
    }
  }

  @Test func `tasks run, check and watch the file in the editor`() throws {
    let data = try Data(contentsOf: BookCopy.original.appending(path: ".vscode/tasks.json"))
    let tasks = try JSONDecoder().decode(Tasks.self, from: data).tasks
    #expect(tasks.map { $0.args[0] } == ["run", "check", "watch"])
    #expect(tasks.allSatisfy { $0.command == "${workspaceFolder}/rxbook" })
    let book = try BookCopy()
    #expect(try book.run("start", "chapter3/1").status == 0)
    // The values of the editor's variables for a file that `start` has created.
    let variables = [
      "${fileDirnameBasename}": "Chapter03-Subjects", "${fileBasenameNoExtension}": "1-car-ferry",
    ]
    let check = variables.reduce(tasks[1].args[1]) { $0.replacing($1.key, with: $1.value) }
    #expect(tasks[1].args[1] == tasks[2].args[1])
    let outcome = try book.run("check", check)
    #expect(outcome.status == 1 && outcome.output.contains("chapter3/1"), "\(outcome.errors)")
  }
}
