import Foundation
import Testing
@testable import Workbook

struct CodeSymbolTests {
  private static func symbol(
    _ kind: String = "ref.function.method.instance", name: String = "map(_:)",
    declaration: String = "func map()",
    comment: String = "", file: String? = nil
  ) -> CodeSymbol {
    CodeSymbol(
      SourceKitAnswer.Name(
        kind: "source.lang.swift.\(kind)", name: name, declaration: declaration, comment: comment,
        module: "Reactive", file: file, line: 3),
      below: URL(filePath: "/book/", directoryHint: .isDirectory))
  }

  @Test(arguments: [
    ("ref.class", CodeSymbol.Kind.type), ("decl.struct", .type), ("ref.generic_type_param", .type),
    ("ref.associatedtype", .type), ("decl.function.free", .function), ("ref.function.constructor", .function),
    ("decl.var.parameter", .parameter), ("ref.var.local", .value), ("ref.enumelement", .value),
  ])
  func `what has a colour of its own has a kind`(_ kind: String, _ expected: CodeSymbol.Kind) {
    #expect(Self.symbol(kind).kind == expected)
  }

  @Test func `a name has no labels, and a declaration nothing for the compiler alone`() {
    let symbol = Self.symbol(name: "take(until:)", declaration: "@inlinable @discardableResult func take()")
    #expect(symbol.base == "take")
    #expect(symbol.declaration == "func take()")
    #expect(Self.symbol(declaration: "@MainActor func take()").declaration == "@MainActor func take()")
  }

  @Test func `of a comment the first sentence is kept`() {
    #expect(
      Self.symbol(comment: "One thing,\nand more. Another.\n\nAnd so on.").summary == "One thing, and more.")
    #expect(Self.symbol().summary == "")
  }

  @Test func `only files of the book are places`() {
    #expect(Self.symbol(file: "/book/Sources/A.swift").file == "Sources/A.swift")
    #expect(Self.symbol(file: "/book/Sources/A.swift").line == 3)
    #expect(Self.symbol(file: "/bookshop/A.swift").file == nil)
    #expect(Self.symbol(file: "/usr/lib/Swift.swiftmodule").line == nil)
  }
}
