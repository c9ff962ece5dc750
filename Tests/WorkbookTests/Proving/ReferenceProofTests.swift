import TestSupport
import Testing

@testable import Workbook

@Suite struct ReferenceProofTests {
  private func findings(_ text: String) throws -> [Int] {
    let fixture = try ChapterFixture(text, code: "  example(of: \"one two\") {\n  }\n")
    let proof = ReferenceProof(
      fixture.evidence.text.document, of: fixture.chapter, in: fixture.book, commands: ChapterFixture.commands
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
    "`chapter12/1`", "`Chapters/Chapter03-A/Code`",
  ]) func `names of what is there, or is to come, are fine`(text: String) throws {
    #expect(try findings("# A\n\n\(text)\n") == [])
  }

  @Test(arguments: [
    "`./rxbook run chapter9`", "`./rxbook run chapter3 --example three`", "`./rxbook check chapter3/9`",
    "see chapter 2", "the example “three” is short", "`./rxbook chekc chapter3`", "`./rxbok run chapter3`",
    "`./rxbook run chapter3 --exampel 'one two'`", "`./rxbook prove chapter3 chapter9`", "`chapter3/7`",
    "`fchapter3/1`", "`prove --frob`", "`run --changed`", "`./rxbook list --frob`",
    "`./rxbook start --example three`",
  ]) func `names of what is not there are found at their line`(text: String) throws {
    #expect(try findings("# A\n\nwords\n\(text)\n") == [4])
  }

  @Test func `a command in a block is found at its line`() throws {
    #expect(try findings("# A\n\n```console\n$ ./rxbook list\n$ ./rxbook start chapter3/1\n```\n") == [5])
  }
}
