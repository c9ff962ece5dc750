import Testing

/// The changes that make mutants of a solution.
@Suite struct MutantGenerationTests {
  private func changes(_ solution: String, starter: String = "", _ kind: Mutant.Kind) -> [String] {
    Mutant.all(of: solution, starter: starter).filter { $0.kind == kind }.map(\.change)
  }

  @Test func `operators, numbers and names are exchanged`() {
    let solution = "let a = b.take(2).flatMap { $0 < 3 ? \"1 < 2\" : c }"
    #expect(changes(solution, .operatorSign) == ["< becomes <=", "< becomes >"])
    #expect(changes(solution, .number) == ["2 becomes 3", "2 becomes 1", "3 becomes 4", "3 becomes 2"])
    #expect(
      changes(solution, .operatorName)
        == ["take becomes skip"]
        + ["flatMapLatest", "flatMapFirst", "concatMap"].map { "flatMap becomes \($0)" })
  }

  @Test func `single conditions are negated`() {
    let solution = """
      if a > 1 { b() }
      guard let c, d else { return }
      while e(1, 2) { f() }
      let g = h.filter { i in i.j }
      """
    #expect(
      changes(solution, .condition)
        == ["a > 1 becomes !(a > 1)", "e(1, 2) becomes !(e(1, 2))", "i.j becomes !(i.j)"])
  }

  @Test func `stages and statements are removed, and statements repeated`() {
    let solution = """
      func a() {
        b.c(1)
        return d.e { f }.g()
      }
      """
    #expect(changes(solution, .removedStage) == ["without .c(1)", "without .e { f }", "without .g()"])
    #expect(changes(solution, .removedStatement) == ["without b.c(1)"])
    #expect(changes(solution, .repeatedStatement) == ["b.c(1) twice"])
    #expect(
      changes(solution, .sharedState)
        == [".c(1)", ".e { f }", ".g()"].map { ".share(replay: 1, scope: .forever) after \($0)" })
    let shared = Mutant.all(of: solution, starter: "").first { $0.kind == .sharedState }
    #expect(shared?.text.contains("b.c(1).share(replay: 1, scope: .forever)\n") == true)
  }

  @Test func `lines of the starter are not changed`() {
    let solution = "let a = 1\nlet b = 2\n"
    #expect(changes(solution, starter: "  let a = 1\n", .number) == ["2 becomes 3", "2 becomes 1"])
  }

  @Test func `a sample has mutants of all kinds, and is always the same`() {
    let mutants = Mutant.all(of: "let a = b.c(1, 2, 3, 4, 5) < d.e(6)\n", starter: "")
    let sample = Mutant.sample(8, of: mutants)
    #expect(sample.count == 8)
    #expect(Set(sample.map(\.kind)) == Set(mutants.map(\.kind)))
    #expect(Mutant.sample(8, of: mutants).map(\.change) == sample.map(\.change))
  }
}
