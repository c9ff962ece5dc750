import Foundation
import Testing

/// Checks that the tests of a source file are in a test file of the same name, at the same path.
struct MirrorTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of the Swift files below a folder of the package, without their extension.
  private func files(below folder: String) -> Set<String> {
    let root = Self.package.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    return Set(
      (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6) }
        .map(String.init))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path + ".swift"), encoding: .utf8)
  }

  @Test func `every operator has a test file with the same name that contains tests`() throws {
    let operators = files(below: "Sources/Reactive/Operators")
    #expect(operators.count > 50)
    for name in operators.sorted() {
      let path = "Tests/ReactiveTests/Operators/\(name)Tests"
      let isTested = (try? text(path))?.contains("@Test") == true
      #expect(isTested, "\(path).swift is missing, or has no test.")
    }
  }

  @Test(arguments: ["Reactive", "ReactiveTesting"])
  func `every test file has a source file with the same name`(module: String) {
    let sources = files(below: "Sources/\(module)")
    // Tests that cover several source files are in folders that the sources don't have.
    let folders = Set(sources.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first })
    let tests = files(below: "Tests/\(module)Tests").filter { path in
      path.hasSuffix("Tests") && path.split(separator: "/").first.map(folders.contains) == true
    }
    #expect(!tests.isEmpty)
    #expect(tests.filter { !sources.contains(String($0.dropLast(5))) }.sorted() == [])
  }

  /// The operators without a shape, because they emit on one thread or print.
  private static let withoutShape: Set<String> = [
    "Creating/Empty", "Creating/Error", "Creating/From", "Creating/Generate", "Creating/Just",
    "Creating/Never",
    "Creating/Of", "Creating/Range", "Creating/RepeatElement", "Utility/Debug",
  ]

  /// The calls to look for where they differ from the name of the operator's file.
  private static let calls = [
    "Filtering/ElementAt": "element(at:", "Sharing/ConnectableObservable": "publish(",
    "Timing/SkipDuration": "skip(.seconds", "Timing/TakeFor": "take(for:",
    "Transforming/GroupedObservable": "groupBy", "Utility/ObserveOn": "observe(on:",
    "Utility/SubscribeOn": "subscribe(on:",
  ]

  @Test func `every operator that processes events has a shape in the file of its category`() throws {
    let operators = files(below: "Sources/Reactive/Operators").filter { !$0.contains("+") }
    for name in operators.subtracting(Self.withoutShape).sorted() {
      let parts = name.split(separator: "/").map(String.init)
      let kind = try #require(parts.first)
      let base = try #require(parts.last)
      let shapes = try text("Tests/ReactiveTests/Concurrency/Shapes/\(kind)Shapes")
      let call = Self.calls[name] ?? base.prefix(1).lowercased() + base.dropFirst()
      let pattern = try Regex(#"\.\#(NSRegularExpression.escapedPattern(for: call))(?!\w)"#)
      let isThere = shapes.contains(pattern)
      #expect(isThere, "\(kind)Shapes.swift has no shape with `\(call)`.")
    }
  }
}
