/// The verdict on a result, as a word in JSON reports.
///
/// docs/reports.md lists all verdicts.
package enum Verdict: String, CaseIterable, Codable, Sendable {
  // Comparisons with the chapter
  case same
  case different
  case noOutputFence = "no-output-fence"
  case noMarbleFence = "no-marble-fence"
  case notPlayed = "not-played"

  // Jobs
  case ran
  case threw
  case exited = "left-early"
  case trapped
  case didNotTrap = "did-not-trap"
  case timedOut = "timed-out"
  case outputLimit = "flooded"
  case threadLimit = "crowded"
  case leaked
  case leftPending = "left-pending"
  case brokeGrammar = "broke-grammar"
  case didNotBreakGrammar = "did-not-break-grammar"
  case didNotStart = "did-not-start"
  case doesNotCompile = "does-not-compile"

  // Proofs of texts
  case proven
  case sketch
  case unchanged
  case refuted

  // Solutions of challenges
  case solved
  case unsolved
  case notStarted = "not-started"
  case doesNotFit = "does-not-fit"

  // Questions
  case answeredRight = "answered-right"
  case answeredWrong = "answered-wrong"
  case unanswered

  package var isGood: Bool { exitStatus == 0 }

  /// The exit status of a command with this verdict.
  package var exitStatus: Int32 {
    switch self {
    case .same, .ran, .proven, .sketch, .unchanged, .solved, .answeredRight: 0
    case .timedOut, .outputLimit, .threadLimit: 4
    case .doesNotCompile, .doesNotFit: 3
    default: 1
    }
  }

  /// The kinds of results that can have this verdict.
  package var kinds: [Report.Result.Kind] {
    switch self {
    case .same, .different: [.example, .diagram]
    case .noOutputFence, .didNotTrap, .leaked, .leftPending, .brokeGrammar, .didNotBreakGrammar: [.example]
    case .noMarbleFence, .notPlayed: [.diagram]
    case .ran: [.script]
    case .threw, .exited, .trapped, .timedOut, .outputLimit, .threadLimit, .didNotStart:
      [.example, .diagram, .script, .challenge]
    case .doesNotCompile: [.script, .challenge]
    case .proven, .refuted: [.fence, .starter, .solution, .chapter, .cover]
    case .sketch: [.fence]
    case .unchanged: [.starter, .solution, .chapter]
    case .solved, .unsolved, .notStarted, .doesNotFit: [.challenge]
    case .answeredRight, .answeredWrong, .unanswered: [.question]
    }
  }

  /// The meaning, as the rest of a sentence whose subject is the item.
  package var meaning: String {
    switch self {
    case .same: "prints or does what the chapter shows"
    case .different: "prints or does something else"
    case .noOutputFence: "has no output fence in the chapter"
    case .noMarbleFence: "has no marble fence in the chapter"
    case .notPlayed: "cannot be played"
    case .ran: "ran to completion"
    case .threw: "threw an error"
    case .exited: "called `exit`"
    case .trapped: "was terminated by a signal, usually a trap"
    case .didNotTrap: "declares `traps: true` but did not trap"
    case .timedOut: "took longer than the time limit"
    case .outputLimit: "printed more than the output limit"
    case .threadLimit: "started too many threads or processes"
    case .leaked: "leaked a different number of subscriptions than it declares"
    case .leftPending: "left work scheduled when it ended"
    case .brokeGrammar: "sent an event after a terminal event, or from two threads at once"
    case .didNotBreakGrammar: "declares `breaks: true` but sent no event against the grammar"
    case .didNotStart: "could not be run"
    case .doesNotCompile: "does not compile"
    case .proven: "is correct"
    case .sketch: "is not verified, for a stated reason"
    case .unchanged: "was verified before and has not changed"
    case .refuted: "is not correct"
    case .solved: "passes its check"
    case .unsolved: "does not pass its check"
    case .notStarted: "has no file in the reader's folder"
    case .doesNotFit: "does not declare what the challenge asks for"
    case .answeredRight: "was answered correctly, possibly after wrong answers"
    case .answeredWrong: "has only wrong answers"
    case .unanswered: "has not been answered"
    }
  }
}
