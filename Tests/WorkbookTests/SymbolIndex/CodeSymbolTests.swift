import Foundation
import Testing

@testable import SymbolIndex

struct CodeSymbolTests {
  private static func symbol(
    _ kind: String = "ref.function.method.instance", name: String = "map(_:)",
    declaration: String = "func map()",
    comment: String = "", file: String? = nil
  ) -> CodeSymbol {
    CodeSymbol(
      SourceKitResponse.Name(
        kind: "source.lang.swift.\(kind)", name: name, declaration: declaration, comment: comment,
        module: "Reactive", file: file, line: 3),
      below: URL(filePath: "/book/", directoryHint: .isDirectory))
  }

  @Test(arguments: [
    ("ref.class", CodeSymbol.Kind.type), ("decl.struct", .type), ("ref.generic_type_param", .type),
    ("ref.associatedtype", .type), ("decl.function.free", .function), ("ref.function.constructor", .function),
    ("decl.var.parameter", .parameter), ("ref.var.local", .value), ("ref.enumelement", .value),
  ])
  func `the kind of a symbol determines its colour`(_ kind: String, _ expected: CodeSymbol.Kind) {
    #expect(Self.symbol(kind).kind == expected)
  }

  @Test func `the base name has no labels, and the declaration no attributes for the compiler`() {
    let symbol = Self.symbol(name: "take(until:)", declaration: "@inlinable @discardableResult func take()")
    #expect(symbol.base == "take")
    #expect(symbol.declaration == "func take()")
    #expect(Self.symbol(declaration: "@MainActor func take()").declaration == "@MainActor func take()")
  }

  @Test func `the summary is the first sentence of the comment`() {
    #expect(
      Self.symbol(comment: "One thing,\nand more. Another.\n\nAnd so on.").summary == "One thing, and more.")
    #expect(Self.symbol().summary == "")
  }

  @Test func `only symbols in files of the book have a location`() {
    #expect(Self.symbol(file: "/book/Sources/A.swift").file == "Sources/A.swift")
    #expect(Self.symbol(file: "/book/Sources/A.swift").line == 3)
    #expect(Self.symbol(file: "/bookshop/A.swift").file == nil)
    #expect(Self.symbol(file: "/usr/lib/Swift.swiftmodule").line == nil)
  }
}
