import Foundation
import Testing

/// Compares the public names of the library, as the compiler exports them, with the names of the reference API.
///
/// Each line of `reference.txt` has a family, a name as `Type.member(labels:)`, and `deprecated` if the name may be
/// deprecated here as well. Arities above two are left out.
@Suite struct ReferenceNamesTests {
  private static let modules = ["Reactive", "ReactiveTesting", "RxTest"]

  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
    }

    struct Symbol: Decodable {
      let identifier: Identifier
      let pathComponents: [String]
      let availability: [Availability]?

      struct Identifier: Decodable { let precise: String }
      struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }
    }
  }

  /// The folder of the modules that were built together with this test.
  private static var built: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "Modules")
  }

  /// Returns the output of a tool of the toolchain.
  private static func swift(_ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "swift \(arguments.joined(separator: " "))")
    return printed
  }

  private static func target() throws -> String {
    struct Info: Decodable {
      let target: Target
      struct Target: Decodable { let triple: String }
    }
    return try JSONDecoder().decode(Info.self, from: swift(["-print-target-info"])).target.triple
  }

  private static func exported() throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try target()
    for module in modules {
      _ = try swift([
        "symbolgraph-extract", "-module-name", module, "-I", built.path(percentEncoded: false),
        "-minimum-access-level", "public", "-target", target, "-output-dir",
        folder.path(percentEncoded: false),
      ])
    }
    let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let read = try graphs.filter { $0.pathExtension == "json" }.map { file in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    }
    let symbols = read.flatMap(\.symbols).filter { symbol in
      !symbol.identifier.precise.contains("::SYNTHESIZED::")
        && symbol.availability?.contains { $0.isUnconditionallyUnavailable == true } != true
    }
    let names = symbols.map { $0.pathComponents.joined(separator: ".") }
    return Set(names + inherited(names, symbols, read.flatMap(\.relationships)))
  }

  /// Returns the names of members that subclasses inherit.
  private static func inherited(
    _ names: [String], _ symbols: [Graph.Symbol], _ relationships: [Graph.Relationship]
  ) -> [String] {
    let types = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { one, _ in one })
    return relationships.filter { $0.kind == "inheritsFrom" }.flatMap { relationship in
      guard let subclass = types[relationship.source], let superclass = types[relationship.target] else {
        return [String]()
      }
      return names.filter { $0.hasPrefix(superclass + ".") }.map { subclass + $0.dropFirst(superclass.count) }
    }
  }

  @Test func `every name of the reference API exists`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "reference.txt")
    let wanted = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { String($0.split(separator: "\t")[1]) }
    #expect(wanted.count > 700)
    let missing = Set(wanted).subtracting(try Self.exported()).sorted()
    #expect(missing == [], "names of the reference API that are missing")
  }
}
