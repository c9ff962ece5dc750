import CTemplates
import ExitTesting
import Foundation
import TestSupport
import Testing

@testable import TextSupport
@testable import Scaffolding

@Suite struct TemplateFolderTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Workbook/CTemplates/templates").standardizedFileURL

  @Test func `every template is embedded unchanged`() throws {
    let embedded = (0..<scaffold_template_count()).map(scaffold_template_at)
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    let urls = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: Array(keys))
    let files = try (urls?.compactMap { $0 as? URL } ?? []).filter {
      try $0.resourceValues(forKeys: keys).isRegularFile == true
    }
    let paths = files.map {
      String($0.path().dropFirst(Self.folder.path().count + 1)).replacing(".template", with: "")
    }
    #expect(Set(embedded.map { String(cString: $0.path) }) == Set(paths))
    for template in embedded {
      let index = try #require(paths.firstIndex(of: String(cString: template.path)))
      let contents = Data(bytes: template.bytes, count: template.size)
      #expect(try contents == Data(contentsOf: files[index]), "\(paths[index])")
    }
  }

  @Test(arguments: [
    ("book", ["name", "title", "workbook"]), ("chapter", ["title"]), ("challenge", ["title"]),
  ])
  func `templates have exactly the placeholders that get a value`(folder: String, names: [String]) throws {
    let templates = TemplateFolder(folder)
    #expect(Set(templates.files.flatMap(\.template.placeholders)) == Set(names))
    let output = try TemporaryFolder()
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, "<\($0)>") })
    try templates.write(to: output.url, values: values)
    for (path, _) in templates.files {
      let text = try String(contentsOf: output.url.appending(path: path), encoding: .utf8)
      #expect(!text.contains("{{"), "\(path)")
    }
    #expect(throws: POSIXError.self) { try templates.write(to: output.url, values: values) }
  }

  @Test(.exitTest) func `a value without a placeholder stops the program`() async {
    await #expect(processExitsWith: .failure) {
      try TemplateFolder("chapter").write(
        to: URL(filePath: "/nonexistent"), values: ["title": "", "name": ""])
    }
  }
}
