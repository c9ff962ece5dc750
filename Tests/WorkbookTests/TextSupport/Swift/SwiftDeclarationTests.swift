import Testing

@testable import TextSupport

@Suite struct SwiftDeclarationTests {
  private func names(_ source: String) -> [String] {
    SwiftDeclaration.all(in: source).map { "\($0.keyword) \($0.name)" }
  }

  @Test func `declarations are found, whatever they contain`() {
    let source = #"""
      import Reactive
      /// A ferry.
      @MainActor public final class Ferry: Deck {
        static let limit = 40
        init(quay: Quay) { self.quay = quay }
        func load(_ count: Int) -> String { "\(count) }" }
      }
      extension Ferry { class func other() {} }
      private(set) var count = 0
      func == (one: Ferry, other: Ferry) -> Bool { true }
      enum Stop: Error { case fog, wind(Int) }
      let noon = { 12 }()
      """#
    #expect(
      names(source) == [
        "class Ferry", "extension Ferry", "var count", "func ==", "enum Stop", "let noon",
      ])
    let ferry = SwiftDeclaration.all(in: source)[0]
    #expect(ferry.members.map(\.name) == ["limit", "init", "load"])
    #expect(ferry.members[2].headText == "func load(_ count: Int) -> String")
    #expect(ferry.line == 3)
  }

  @Test func `a head of several lines is shown in one line`() {
    let all = SwiftDeclaration.all(
      in: "func board(\n  of platform: Int, showing\n    trains: [Int]\n) -> Int { 0 }")
    #expect(all.map(\.headText) == ["func board(of platform: Int, showing trains: [Int]) -> Int"])
  }

  @Test func `declarations that only their file can use are private`() {
    let all = SwiftDeclaration.all(
      in: "private func a() {}\nfunc b() {}\nfileprivate let c = 1\nenum D { private }")
    #expect(all.map(\.isPrivate) == [true, false, true, false])
  }

  @Test func `declarations are compared without comments and layout`() {
    let one = SwiftDeclaration.all(in: "struct A: Equatable { let b: Int }")[0]
    let other = SwiftDeclaration.all(in: "/// An A.\nstruct A: Equatable {\n  let b: Int // b\n}")[0]
    #expect(one.isWritten(like: other))
    #expect(!one.isWritten(like: SwiftDeclaration.all(in: "struct A: Hashable { let b: Int }")[0]))
  }

  @Test(arguments: [
    "", "}", "class", "func", "extension {", "let a = \"", "struct A { func", "@", "private",
    "class class A {}",
    "@A(case ) class B {}", "lazy(init a) var b", "private(private(func",
  ])
  func `invalid Swift does not trap`(source: String) {
    _ = SwiftDeclaration.all(in: source).map(\.headText)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [")func ", "struct a{", "private(", "class ", "extension A {} "])
  func `hostile source is parsed in linear time, with a bounded stack`(piece: String) {
    _ = SwiftDeclaration.all(in: String(repeating: piece, count: 30_000)).map(\.headText)
  }
}
