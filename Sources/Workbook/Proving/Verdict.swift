/// What is to be said about an example after it has run.
public enum Verdict: Equatable, Sendable {
  case asPrinted
  /// It prints something else than the chapter shows.
  case differs
  /// The chapter does not show what it prints.
  case unprinted
  case threw(String)
  case leftEarly(status: Int)
  /// It was ended by a signal, with this last word.
  case trapped(signal: Int, message: String?)
  /// It says that it traps, and did not.
  case didNotTrap
  case timedOut(seconds: Double)
  case flooded(bytes: Int)
  case crowded(tasks: Int)
  /// It left another number of subscriptions than it says.
  case leaked(Int, declared: Int)
  /// It left so many pieces of work that wait for their time.
  case leftPending(Int)
  /// Something in it was sent against the grammar of sequences.
  case broke(Breaches)
  /// It says that it breaks the grammar, and did not.
  case didNotBreak
  case notStarted(String)

  public var isGood: Bool { self == .asPrinted }

  /// A word for programs.
  public var code: String {
    switch self {
    case .asPrinted: "same"
    case .differs: "different"
    case .unprinted: "no-output-fence"
    case .threw: "threw"
    case .leftEarly: "left-early"
    case .trapped: "trapped"
    case .didNotTrap: "did-not-trap"
    case .timedOut: "timed-out"
    case .flooded: "flooded"
    case .crowded: "crowded"
    case .leaked: "leaked"
    case .leftPending: "left-pending"
    case .broke: "broke-grammar"
    case .didNotBreak: "did-not-break-grammar"
    case .notStarted: "not-started"
    }
  }

  /// A phrase for people, which follows the example's name.
  public var phrase: String {
    switch self {
    case .asPrinted: "prints what the chapter prints"
    case .differs: "prints something else than the chapter"
    case .unprinted: "has no output fence in the chapter"
    case .threw(let error): "threw an error: \(error)"
    case .leftEarly(let status): "left early: it called exit(\(status))"
    case .trapped(_, let message?): "trapped: \(message)"
    case .trapped(let signal, nil): "was ended by \(Self.name(ofSignal: signal))"
    case .didNotTrap: "says that it traps, and did not"
    case .timedOut(let seconds):
      "ran longer than \(Self.text(seconds)) s and was killed; "
        + "is there an endless loop, or a semaphore that nobody signals?"
    case .flooded(let bytes): "printed more than \(Self.text(bytes: bytes)) and was killed"
    case .crowded(let tasks):
      "started more than \(tasks) threads and processes and was killed"
    case .leaked(let count, let declared): Self.leak(count, declared)
    case .leftPending(let count):
      "ends while \(count == 1 ? "1 piece of work waits" : "\(count) pieces of work wait") for its time; "
        + "pause until it is done, or dispose of it"
    case .broke(let breaches): "breaks the grammar of sequences: \(Self.text(breaches))"
    case .didNotBreak: "says that it breaks the grammar of sequences, and did not"
    case .notStarted(let reason): "did not run: \(reason)"
    }
  }

  /// The exit status it leads to.
  public var exitStatus: Int32 {
    switch self {
    case .asPrinted: 0
    case .timedOut, .flooded, .crowded: 4
    default: 1
    }
  }

  /// The verdict on a file of the reader's, which may leave when and leave behind what it likes.
  init(onScript ending: Ending, _ errors: [UInt8]) {
    self =
      switch ending {
      case .finished, .played, .leftEarly(status: 0): .asPrinted
      case .leftEarly(let status): .leftEarly(status: status)
      case .threw(let error): .threw(error)
      case .trapped(let signal): .trapped(signal: signal, message: LastWords.fatalError(errors))
      case .timedOut(let seconds): .timedOut(seconds: seconds)
      case .flooded(let bytes): .flooded(bytes: bytes)
      case .crowded(let tasks): .crowded(tasks: tasks)
      case .notStarted(let reason): .notStarted(reason)
      }
  }

  private static func leak(_ count: Int, _ declared: Int) -> String {
    let left = count == 1 ? "leaves 1 subscription behind" : "leaves \(count) subscriptions behind"
    return declared == 0 ? left : "\(left) and says \(declared)"
  }

  private static func text(_ breaches: Breaches) -> String {
    let parts = [
      (breaches.late, "sent after an end"),
      (breaches.overlapping, "sent while another thread was sending one"),
    ]
    return parts.filter { $0.0 > 0 }.map { count, what in
      "\(count) \(count == 1 ? "event was" : "events were") \(what)"
    }.joined(separator: ", ")
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  private static func text(bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }

  /// What a signal means to somebody who does not know their numbers.
  static func name(ofSignal signal: Int) -> String {
    switch signal {
    case 4, 5: "a trap"
    case 6: "an abort"
    case 7, 10: "a bus error"
    case 8: "an arithmetic error"
    case 9: "signal 9 (killed)"
    case 11: "a segmentation fault, as endless recursion causes it"
    default: "signal \(signal)"
    }
  }
}
