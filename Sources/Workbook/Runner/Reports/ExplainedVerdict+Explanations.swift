import Foundation
import TextSupport

// MARK: Terminations

extension ExplainedVerdict {
  /// Creates the verdict on a job that terminated early; nil if it ran to completion.
  ///
  /// - Parameter errors: The standard error of the job, which contains the runtime's reason for a trap.
  package init?(earlyTermination termination: Termination, errors: [UInt8]) {
    switch termination {
    case .finished, .played, .ran: return nil
    case .threw(let error): self = .threw(error)
    case .exited(let status): self = .exited(status: status)
    case .trapped(let signal): self = .trapped(signal: signal, message: ErrorOutput.fatalError(errors))
    case .timedOut(let seconds): self = .timedOut(seconds: seconds)
    case .outputLimit(let bytes): self = .outputLimit(bytes: bytes)
    case .threadLimit(let threads): self = .threadLimit(threads: threads)
    case .notStarted(let reason): self = .didNotStart(reason)
    }
  }

  static func threw(_ error: String) -> ExplainedVerdict {
    ExplainedVerdict(.threw, "threw an error: \(error)")
  }

  static func exited(status: Int) -> ExplainedVerdict {
    ExplainedVerdict(.exited, "exited early: it called exit(\(status))")
  }

  /// - Parameter message: The reason according to the Swift runtime.
  static func trapped(signal: Int, message: String?) -> ExplainedVerdict {
    ExplainedVerdict(
      .trapped, message.map { "trapped: \($0)" } ?? "was terminated by \(SignalName.text(signal))")
  }

  static func timedOut(seconds: Double) -> ExplainedVerdict {
    ExplainedVerdict(
      .timedOut,
      "ran longer than \(text(seconds)) s and was killed; is there an endless loop, or a semaphore that "
        + "nobody signals?")
  }

  static func outputLimit(bytes: Int) -> ExplainedVerdict {
    ExplainedVerdict(.outputLimit, "printed more than \(text(bytes: bytes)) and was killed")
  }

  static func threadLimit(threads: Int) -> ExplainedVerdict {
    ExplainedVerdict(.threadLimit, "started more than \(threads) threads and processes and was killed")
  }

  package static func didNotStart(_ reason: String) -> ExplainedVerdict {
    ExplainedVerdict(.didNotStart, "did not run: \(reason)")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  private static func text(bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}

// MARK: Output and leaks of examples

extension ExplainedVerdict {
  /// Creates the verdict on an example that did not terminate as it declares; nil if it did.
  package init?(exampleTermination termination: Termination, traps: Bool, errors: [UInt8]) {
    switch termination {
    case .finished, .played, .ran: if traps { self = .didNotTrap } else { return nil }
    // SIGKILL is not a trap, because it comes from the system.
    case .trapped(let signal) where traps && signal != Int(SIGKILL): return nil
    default: self.init(earlyTermination: termination, errors: errors)
    }
  }

  package static let matchesChapter = ExplainedVerdict(.same, "prints the expected output")
  package static let differs = ExplainedVerdict(.different, "does not print the expected output")
  package static let noOutputFence = ExplainedVerdict(.noOutputFence, "has no output fence in the chapter")
  static let didNotTrap = ExplainedVerdict(.didNotTrap, "declares `traps: true` but did not trap")
  package static let didNotBreakGrammar = ExplainedVerdict(
    .didNotBreakGrammar, "declares `breaks: true` but sent no event against the grammar of sequences")

  package static func leaked(_ count: Int, declared: Int) -> ExplainedVerdict {
    let left = "leaks \(counted(count, "subscription"))"
    return ExplainedVerdict(.leaked, declared == 0 ? left : "\(left) but declares \(declared)")
  }

  package static func leftPending(_ count: Int) -> ExplainedVerdict {
    ExplainedVerdict(
      .leftPending,
      "ended with \(counted(count, "pending work item")); pause until the work is done, or dispose of it")
  }

  package static func brokeGrammar(_ violations: GrammarViolations) -> ExplainedVerdict {
    let parts = [
      (violations.late, "sent after a terminal event"),
      (violations.overlapping, "sent while another thread was sending one"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { count, what in
      "\(counted(count, "event")) \(count == 1 ? "was" : "were") \(what)"
    }
    return ExplainedVerdict(
      .brokeGrammar, "breaks the grammar of sequences: \(words.joined(separator: ", "))")
  }
}

// MARK: Scripts

extension ExplainedVerdict {
  static let ran = ExplainedVerdict(.ran, "ran to completion")
  package static let doesNotCompile = ExplainedVerdict(.doesNotCompile, "does not compile")
}

// MARK: Proofs

extension ExplainedVerdict {
  /// Creates the verdict on a text: `good` if `findings` is empty.
  package init(_ good: Verdict = .proven, or findings: [Finding]) {
    self =
      findings.first.map { ExplainedVerdict(.refuted, $0.message) } ?? ExplainedVerdict(good, good.meaning)
  }
}
