import Testing

@testable import Checker
@testable import Runner

@Suite struct CheckResultTests {
  private static func stopped(_ verdict: Verdict) -> CheckResult {
    CheckResult(.stopped(ExplainedVerdict(verdict, ""), errorLines: []))
  }

  @Test(arguments: [Verdict.timedOut, .threadLimit, .outputLimit, .didNotStart])
  func `a verdict that depends on the machine is not reproducible`(verdict: Verdict) {
    #expect(!Self.stopped(verdict).isReproducible)
  }

  @Test func `a trap is reproducible, unless the process was killed`() {
    var result = Self.stopped(.trapped)
    #expect(result.isReproducible)
    result.wasKilled = true
    #expect(!result.isReproducible)
  }

  @Test func `a compiler error is reproducible, unless the compiler ran out of time`() {
    let error = CheckResult(.doesNotCompile([Diagnostic(error: "cannot find 'a' in scope")]))
    #expect(error.isReproducible)
    for message in ["in reasonable time", "\(Diagnostic.stoppedCompiler) 60 s"] {
      #expect(!CheckResult(.doesNotCompile([Diagnostic(error: message[...])])).isReproducible)
    }
  }
}
