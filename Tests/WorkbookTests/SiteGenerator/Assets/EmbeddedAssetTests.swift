import CSiteAssets
import Foundation
import Testing

@testable import SiteGenerator

@Suite struct EmbeddedAssetTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../Sources/Workbook/CSiteAssets/assets").standardizedFileURL

  private static let published = [
    EmbeddedAsset.pageScript, .demoScript, .themeScript, .fontsScript, .readerScript, .diagramsScript,
    .tracingScript, .sharingScript, .searchScript, .symbolsScript, .startScript, .drawingScript,
    .playerScript, .previewScript, .previewStyles, .playgroundScript, .playgroundStyles, .chainScript,
    .ordersScript, .puzzlesScript,
  ]

  @Test func `every file is embedded unchanged`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(names.count > 10)
    for name in names {
      var size = 0
      let bytes = try #require(site_asset(name, &size), "\(name) is not in Assets.c")
      let embedded = Data(bytes: bytes, count: size)
      #expect(try embedded == Data(contentsOf: Self.folder.appending(path: name)), "\(name)")
    }
    var size = 0
    #expect(site_asset("none.js", &size) == nil)
  }

  @Test func `the scripts load each other from their published paths`() {
    let paths =
      Self.published.map(\.path) + [
        ChapterSizes.path, PlaygroundFiles.definitionsPath, PlaygroundFiles.modulePath,
        ComposerFiles.tablePath, ComposerFiles.modulePath, PuzzleChapter.listPath,
      ]
    var loaded: [String] = []
    for asset in Self.published {
      for match in asset.text.matches(of: #/rxbookLoad\("([^"]+\.js)"\)/#) { loaded.append(String(match.1)) }
    }
    #expect(
      loaded.sorted() == [
        "chapters.js", "diagrams.js", "live/definitions.js", "live/drawing.js", "live/drawing.js",
        "live/drawing.js", "live/module.js", "live/player.js", "live/start.js", "play/module.js",
        "play/puzzle-list.js", "play/table.js", "reader.js", "search/engine.js", "sharing.js",
        "symbols/symbols.js",
        "tracing.js",
      ])
    #expect(loaded.allSatisfy(paths.contains))
  }

  @Test func `compact scripts have no indentation and no lines that are only comments`() {
    let script = "// A comment.\nfunction f() {\n  // Why.\n  return \"//\"; // Kept.\n\n}\n"
    #expect(EmbeddedAsset.compact(script) == "function f() {\nreturn \"//\"; // Kept.\n}\n")
  }

  @Test func `the fonts are small, and the style sheet and the script load all of them`() throws {
    let sizes = EmbeddedAsset.fonts.filter { $0.key.hasSuffix(".woff2") }.mapValues(\.count)
    #expect(sizes.count == 6)
    #expect(sizes.values.reduce(0, +) < 120_000)
    for path in sizes.keys {
      let name = try #require(path.split(separator: "/").last).dropLast(".woff2".count)
      #expect(EmbeddedAsset.fontFaces.contains("url(\(path))"), "\(path)")
      #expect(EmbeddedAsset.fontsScript.text.contains("\"\(name)\""), "\(path)")
    }
    #expect(EmbeddedAsset.fonts["fonts/fonts.txt"].map { $0.count > 4_000 } == true)
  }

  @Test func `published assets have no placeholders`() {
    for asset in Self.published { #expect(!asset.text.contains("{{"), "\(asset.path)") }
  }
}
