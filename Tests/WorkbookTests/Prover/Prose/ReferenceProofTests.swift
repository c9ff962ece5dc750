import TestSupport
import Testing

@testable import BookModel
@testable import Prover
@testable import TextSupport

@Suite struct ReferenceProofTests {
  private func findings(_ text: String) throws -> [Int] {
    let fixture = try ChapterFixture(text, code: "  example(of: \"one two\") {\n  }\n")
    let proof = ReferenceProof(
      fixture.parsed.text.document, of: fixture.chapter, in: fixture.book, commands: ChapterFixture.commands
    )
    return proof.findings.map(\.line)
  }

  @Test(arguments: [
    "`./rxbook run chapter3`", "`./rxbook run chapter3 --example 'one two'`", "`./rxbook run FILE.swift`",
    "`./rxbook prove`", "`./rxbook prove --format json`", "see chapter 3, and chapter 12 later",
    "the example “one two” is short", "`rxbook` is its name", "```console\n$ ./rxbook run 3  # all\n```",
    "`./rxbook help`", "`./rxbook <command>`", "`rxbook proves it`",
    "`./rxbook prove 3 --format=json | less`",
    "`./rxbook list --book ..`", "`prove --changed`", "`./rxbook start --example 'one two'`",
    "`run --example NAME`", "`proven --for`", "`./rxbook prove --help`", "`./test --filter A`",
    "`chapter12/1`", "`Chapters/Chapter03-A/Code`", "the example\n“one two”",
    "examples “one two” and “one two”",
    "chapters 3, 4 and 12", "for example “three”", "`run chapter3`", "`./rxbook run -h`", "`check this`",
    "```console\n$ cd x && A=1 ./rxbook run chapter3; ls -l\n```", "`./rxbook run 3 --example='one two'`",
    "```json\n{ \"rxbook\": 1 }\n```", "`./rxbook prove chapter3 chapter3`",
  ]) func `existing names and names of later chapters are accepted`(text: String) throws {
    #expect(try findings("# A\n\n\(text)\n") == [])
  }

  @Test(arguments: [
    "`./rxbook run chapter9`", "`./rxbook run chapter3 --example three`", "`./rxbook check chapter3/9`",
    "see chapter 2", "the example “three” is short", "`./rxbook chekc chapter3`", "`./rxbok run chapter3`",
    "`./rxbook run chapter3 --exampel 'one two'`", "`./rxbook prove chapter3 chapter9`", "`chapter3/7`",
    "`fchapter3/1`", "`prove --frob`", "`run --changed`", "`./rxbook list --frob`",
    "`./rxbook start --example three`", "`./rxbook run 3 --example=three`", "`run chapter9`",
    "`check chapter3/7`",
    "`./rxbook list -x`", "`./rxbook run chapter3 chapter3`", "`./rxbook list && ./rxbook chekc chapter3`",
    "`A=1 ./rxbook list --frob`", "the examples “one two” and “three”", "Example “three” is",
    "chapters 3 and 2",
    "chapters 2–3", "Type ./rxbook run chapter3 then", "the example “one\nthree” is",
  ]) func `unknown names are reported at their line`(text: String) throws {
    #expect(try findings("# A\n\nwords\n\(text)\n") == [4])
  }

  @Test func `a reference that wraps is reported at its first line`() throws {
    #expect(try findings("# A\n\nwords\nthe example\n“three”, and *chapter\n2*\n") == [4, 5])
  }

  @Test(arguments: ["console", "sh", "zsh", "shell", "text"])
  func `commands are checked in blocks of any shell`(language: String) throws {
    #expect(try findings("# A\n\n```\(language)\n./rxbook prove --frob\n```\n") == [4])
  }

  @Test func `a wrong command in a block is reported at its line`() throws {
    #expect(try findings("# A\n\n```console\n$ ./rxbook list\n$ ./rxbook start chapter3/1\n```\n") == [5])
  }
}
