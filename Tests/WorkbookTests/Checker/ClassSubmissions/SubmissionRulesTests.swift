import Foundation
import Testing

@testable import Checker

@Suite struct SubmissionRulesTests {
  private func violations(_ solution: String) -> [String] {
    SubmissionRules().violations(in: Data(solution.utf8)).map(\.advice)
  }

  @Test(arguments: [
    "import Foundation\nimport struct Foundation.Data\n@preconcurrency import RxSwift",
    "@MainActor final class A: @unchecked Sendable { nonisolated(unsafe) var a = 1 }",
    "@propertyWrapper struct Own { var wrappedValue = 1 }\nstruct B { @Own var b }",
    "/* @_cdecl */ let text = \"@_cdecl import CSystemSupport\" // unsafe",
    "func f(_ a: @escaping @Sendable () -> Void) {}",
    "let a = String(format: \"%.2f %d%%\\n\", 1.5, 2)", "func show(format: String) { let format: Int = 1 }",
    "let a = #/\\w+@\\w+/#", "let a = 1 / 2, b = 3/4\nlet c = (a)/b\nlet d = #/a/#",
    "let a = \"⚠️ 👩‍👧\" // 👩‍👧\r\nlet b = 1\r\n", "\u{FEFF}let a = 1", "if #available(macOS 15, *) {}",
  ])
  func `safe code is accepted`(solution: String) {
    #expect(violations(solution) == [])
  }

  @Test(arguments: [
    ("@_silgen_name(\"fork\") func f() -> Int32", 1), ("let a = 1\n@section(\"b\") @used let c = 1", 2),
    ("@c func a() {}", 1), ("@testable import Lesson", 1), ("import Lesson", 1),
    ("import class CSystemSupport.A", 1),
    ("// a\r@_cdecl(\"b\") func c() {}", 1), ("#sourceLocation(file: \"a\", line: 1)", 1),
    ("let a = unsafe b", 1), ("let a = `unsafe` + b", 1), ("@unsafe struct A {}", 1),
    ("let a = b\n/ 2 @_cdecl(\"c\") func d() {} /", 1), ("unowned(unsafe) var a: A", 1),
    ("let a = \"\\(unsafe b)\"", 1), ("struct _cdecl {}\n@_cdecl(\"b\") func c() {}", 1),
    ("let a = /\"/; @_cdecl(\"b\") func c() {}; let d = /\"/", 1),
    ("let a = #/\"/#; @_cdecl(\"b\") func c() {}; let d = #/\"/#", 1),
    ("/* /* */ */ @_cdecl(\"b\") func c() {} /* */", 1),
    ("let a = #\"\"\"#; @_cdecl(\"b\") func c() {} //\"", 1),
    ("func nonisolated<T>(_ a: T) -> T { a }\nlet b = nonisolated(unsafe c())", 1), ("async let a = b()", 1),
    ("let a = String(format: \"%.17s\", 1)", 1), ("let a = String(format: b, 1)", 1),
    ("let a = String.init(format:arguments:)", 1), ("let a = String(format: \"%\" + \"s\", 1)", 1),
    ("NSLog(\"%s\", 1)", 1), ("let a = \"\".appendingFormat(\"%s\", 1)", 1), ("let a: [CVarArg] = [1]", 1),
    ("let a = String(format: \"%P\", 1)", 1), ("let a = String(format: \"\\u{25}s\", 1)", 1),
    ("let a = String(format: \"%hls\", 1)", 1), ("let a = (/\u{338}1); let b = 1/2", 1),
    ("let a = _unsafeReferenceCast(b, to: C.self)", 1), ("let a = String(format: \"%-3ld %@\", 1, 2)", 1),
    ("#if os(Windows)\nstruct A {}\n#else\ntypealias A = Array\n#endif", 3), ("#warning(\"a\")", 1),
    ("extension RxSwift::Observable {}", 1), ("let\u{A0}a = 1", 1), ("let a = 1 // b\rlet c = 2", 1),
    ("let a = b\n/[{]/", 1), ("let a = true/1; let b = true/1", 1), ("let a = 1 // \u{0}", 1),
    (String(repeating: "{", count: 300), 1),
  ])
  func `other code is reported`(solution: String, count: Int) {
    let found = violations(solution)
    #expect(found.count >= count, "\(found)")
  }

  @Test func `a file that is not UTF-8 is reported`() {
    #expect(SubmissionRules().violations(in: Data([0x66, 0xFF])).count == 1)
  }
}
