import Foundation

// MARK: How something ended

extension Judgement {
  /// The judgement on what ended before it was done; nil for what was done.
  ///
  /// - Parameter errors: What was printed on standard error, where the runtime says why it traps.
  init?(onEnding ending: Ending, errors: [UInt8]) {
    switch ending {
    case .finished, .played, .ran: return nil
    case .threw(let error): self = .threw(error)
    case .leftEarly(let status): self = .leftEarly(status: status)
    case .trapped(let signal): self = .trapped(signal: signal, message: LastWords.fatalError(errors))
    case .timedOut(let seconds): self = .timedOut(seconds: seconds)
    case .flooded(let bytes): self = .flooded(bytes: bytes)
    case .crowded(let tasks): self = .crowded(tasks: tasks)
    case .notStarted(let reason): self = .didNotStart(reason)
    }
  }

  static func threw(_ error: String) -> Judgement { Judgement(.threw, "threw an error: \(error)") }

  static func leftEarly(status: Int) -> Judgement {
    Judgement(.leftEarly, "left early: it called exit(\(status))")
  }

  /// It was ended by a signal, with this last word.
  static func trapped(signal: Int, message: String?) -> Judgement {
    Judgement(.trapped, message.map { "trapped: \($0)" } ?? "was ended by \(SignalName.text(signal))")
  }

  static func timedOut(seconds: Double) -> Judgement {
    Judgement(
      .timedOut,
      "ran longer than \(text(seconds)) s and was killed; is there an endless loop, or a semaphore that "
        + "nobody signals?")
  }

  static func flooded(bytes: Int) -> Judgement {
    Judgement(.flooded, "printed more than \(text(bytes: bytes)) and was killed")
  }

  static func crowded(tasks: Int) -> Judgement {
    Judgement(.crowded, "started more than \(tasks) threads and processes and was killed")
  }

  static func didNotStart(_ reason: String) -> Judgement { Judgement(.didNotStart, "did not run: \(reason)") }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  private static func text(bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}

// MARK: What an example printed and left behind

extension Judgement {
  /// The judgement on an example that did not end as it says; nil for one that did.
  init?(onExampleEnding ending: Ending, traps: Bool, errors: [UInt8]) {
    switch ending {
    case .finished, .played, .ran: if traps { self = .didNotTrap } else { return nil }
    // Nothing traps by SIGKILL: the system has killed it.
    case .trapped(let signal) where traps && signal != Int(SIGKILL): return nil
    default: self.init(onEnding: ending, errors: errors)
    }
  }

  static let asPrinted = Judgement(.same, "prints what the chapter prints")
  static let differs = Judgement(.different, "prints something else than the chapter")
  static let unprinted = Judgement(.noOutputFence, "has no output fence in the chapter")
  static let didNotTrap = Judgement(.didNotTrap, "says that it traps, and did not")
  static let didNotBreak = Judgement(
    .didNotBreakGrammar, "says that it breaks the grammar of sequences, and did not")

  /// It left another number of subscriptions than it says.
  static func leaked(_ count: Int, declared: Int) -> Judgement {
    let left = "leaves \(counted(count, "subscription")) behind"
    return Judgement(.leaked, declared == 0 ? left : "\(left) and says \(declared)")
  }

  /// It left so many pieces of work that wait for their time.
  static func leftPending(_ count: Int) -> Judgement {
    let work = count == 1 ? "1 piece of work waits" : "\(count) pieces of work wait"
    return Judgement(
      .leftPending, "ends while \(work) for its time; pause until it is done, or dispose of it")
  }

  /// Something in it was sent against the grammar of sequences.
  static func broke(_ breaches: Breaches) -> Judgement {
    let parts = [
      (breaches.late, "sent after an end"),
      (breaches.overlapping, "sent while another thread was sending one"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { count, what in
      "\(counted(count, "event")) \(count == 1 ? "was" : "were") \(what)"
    }
    return Judgement(.brokeGrammar, "breaks the grammar of sequences: \(words.joined(separator: ", "))")
  }
}

// MARK: Files of the reader's

extension Judgement {
  static let ran = Judgement(.ran, "ran to its end")
  static let doesNotCompile = Judgement(.doesNotCompile, "does not compile")
}

// MARK: Proofs

extension Judgement {
  /// The judgement on a text: `good` where there are no findings.
  init(_ good: Verdict = .proven, or findings: [Finding]) {
    self = findings.first.map { Judgement(.refuted, $0.message) } ?? Judgement(good, good.meaning)
  }
}
