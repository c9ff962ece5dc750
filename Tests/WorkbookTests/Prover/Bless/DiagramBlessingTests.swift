import Lesson
import Testing

@testable import Prover
@testable import TextSupport

@Suite struct DiagramBlessingTests {
  private func proposal(_ fence: String) throws -> FenceProposal? {
    let fixture = try DiagramFixture(fence: fence)
    return DiagramBlessing(parsed: fixture.parsed)
      .proposal(for: fixture.diagram, [fixture.run(), fixture.run(), fixture.run()])
  }

  private func body(_ fence: String) throws -> String? {
    guard case .rewrite(let edit, let subject) = try proposal(fence) else { return nil }
    #expect(subject == "the diagram “filter”")
    return edit.body.joined(separator: "\n")
  }

  @Test func `a correct fence is left alone`() throws {
    #expect(try proposal(DiagramFixture.fence) == nil)
  }

  @Test func `a different result is redrawn`() throws {
    #expect(
      try body(DiagramFixture.fence.replacing("-----2-----4--|", with: "--1-X")) == DiagramFixture.fence)
  }

  @Test func `an open result that terminates gets its terminal event`() throws {
    let endless = DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-----4-->")
    #expect(try body(endless) == DiagramFixture.fence)
  }

  @Test func `a missing result is drawn below the operator`() throws {
    let missing = DiagramFixture.fence.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(try body(missing) == DiagramFixture.fence)
  }

  @Test func `the author's legend is preserved`() throws {
    let fence = DiagramFixture.fence.replacing("-----2-----4--|", with: "-----a---4----|") + "\na := 2"
    #expect(
      try body(fence) == DiagramFixture.fence.replacing("-----2-----4--|", with: "-----a-----4--|")
        + "\na := 2")
  }

  @Test(arguments: [("--1--2--3--4--|", "--1--2--3--5--|"), ("of: 2", "of: 3")])
  func `sources and operators are not rewritten`(_ old: String, _ new: String) throws {
    let fence = DiagramFixture.fence.replacing(old, with: new)
    guard case .refuse(let finding) = try proposal(fence) else {
      Issue.record("The proposal must be refused.")
      return
    }
    #expect(finding.line < 6)
  }
}
