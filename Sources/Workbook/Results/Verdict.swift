/// What is said of a result in one word: the same in reports, in what is printed, and in docs/reports.md.
public enum Verdict: String, CaseIterable, Codable, Sendable {
  // What is compared with the chapter.
  case same
  case different
  case noOutputFence = "no-output-fence"
  case noMarbleFence = "no-marble-fence"
  case notPlayed = "not-played"

  // What runs.
  case ran
  case threw
  case leftEarly = "left-early"
  case trapped
  case didNotTrap = "did-not-trap"
  case timedOut = "timed-out"
  case flooded
  case crowded
  case leaked
  case leftPending = "left-pending"
  case brokeGrammar = "broke-grammar"
  case didNotBreakGrammar = "did-not-break-grammar"
  case didNotStart = "did-not-start"
  case doesNotCompile = "does-not-compile"

  // What is proven of a text.
  case proven
  case sketch
  case unchanged
  case refuted

  // What is checked.
  case solved
  case unsolved
  case notStarted = "not-started"
  case doesNotFit = "does-not-fit"

  // What is asked.
  case answeredRight = "answered-right"
  case answeredWrong = "answered-wrong"
  case unanswered

  public var isGood: Bool { exitStatus == 0 }

  /// The exit status it leads to.
  public var exitStatus: Int32 {
    switch self {
    case .same, .ran, .proven, .sketch, .unchanged, .solved, .answeredRight: 0
    case .timedOut, .flooded, .crowded: 4
    case .doesNotCompile, .doesNotFit: 3
    default: 1
    }
  }

  /// The kinds of results that it is said of.
  public var kinds: [Report.Result.Kind] {
    switch self {
    case .same, .different: [.example, .diagram]
    case .noOutputFence, .didNotTrap, .leaked, .leftPending, .brokeGrammar, .didNotBreakGrammar: [.example]
    case .noMarbleFence, .notPlayed: [.diagram]
    case .ran: [.script]
    case .threw, .leftEarly, .trapped, .timedOut, .flooded, .crowded, .didNotStart:
      [.example, .diagram, .script, .challenge]
    case .doesNotCompile: [.script, .challenge]
    case .proven, .refuted: [.fence, .starter, .solution, .chapter, .cover]
    case .sketch: [.fence]
    case .unchanged: [.starter, .solution, .chapter]
    case .solved, .unsolved, .notStarted, .doesNotFit: [.challenge]
    case .answeredRight, .answeredWrong, .unanswered: [.question]
    }
  }

  /// What it means, as the end of a sentence that begins with its subject.
  public var meaning: String {
    switch self {
    case .same: "prints, or does, what the chapter shows"
    case .different: "prints, or does, something else"
    case .noOutputFence: "has no output fence in the chapter"
    case .noMarbleFence: "has no marble fence in the chapter"
    case .notPlayed: "cannot be played"
    case .ran: "ran to its end"
    case .threw: "threw an error"
    case .leftEarly: "called `exit`"
    case .trapped: "was ended by a signal, a trap above all"
    case .didNotTrap: "says that it traps, and did not"
    case .timedOut: "took longer than the time limit"
    case .flooded: "printed more than the output limit"
    case .crowded: "started too many threads or processes"
    case .leaked: "left another number of subscriptions behind than it says"
    case .leftPending: "left work that waits for its time"
    case .brokeGrammar: "sent something after an end, or from two threads at once"
    case .didNotBreakGrammar: "says that it does that, and did not"
    case .didNotStart: "could not be run"
    case .doesNotCompile: "is refused by the compiler"
    case .proven: "is as it says"
    case .sketch: "is not proven, and says why"
    case .unchanged: "was proven, and is what it was then"
    case .refuted: "is not as it says"
    case .solved: "passes its check"
    case .unsolved: "does not pass its check"
    case .notStarted: "has no file of the reader's"
    case .doesNotFit: "does not declare what the challenge asks for"
    case .answeredRight: "has got the right answer, perhaps after others"
    case .answeredWrong: "has got wrong answers only"
    case .unanswered: "has got no answer"
    }
  }
}
