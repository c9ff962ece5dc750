import Testing

@testable import Runner

@Suite struct DiagnosticTests {
  @Test func `the compiler's output is parsed together with its excerpts`() {
    let text = """
      /a b/c:d.swift:3:14: error: cannot find 'x' in scope
        print(x)
              ^
      /a b/c:d.swift:1:5: note: did you mean 'y'?
      warning: no place
      """
    let diagnostics = Diagnostic.all(in: text)
    #expect(diagnostics.map(\.file) == ["/a b/c:d.swift", "/a b/c:d.swift", ""])
    #expect(diagnostics.map(\.line) == [3, 1, 0])
    #expect(diagnostics.map(\.column) == [14, 5, 0])
    #expect(diagnostics.map(\.severity) == [.error, .note, .warning])
    #expect(diagnostics.map(\.message) == ["cannot find 'x' in scope", "did you mean 'y'?", "no place"])
    #expect(diagnostics.map(\.text).joined(separator: "\n") == text)
  }
}
