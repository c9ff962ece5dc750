import Testing

/// A fault that is put into the code of chapter 3, and the place at which it must be reported.
///
/// Each is in another example, so that all can be compiled at once.
struct CodeFault: Sendable, CustomTestStringConvertible {
  let name: String
  /// The file, in the chapter's `Code` folder.
  let file: String
  let old: String
  let new: String
  /// The expected place of the finding.
  let spot: Spot

  var testDescription: String { name }

  /// Inserts `statement` at the start of an example, where the finding is expected.
  private static func `in`(_ example: String, _ file: String, _ name: String, _ statement: String)
    -> CodeFault
  {
    let head = "  example(of: \"\(example)\") {\n"
    return CodeFault(
      name: name, file: file, old: head, new: head + "    \(statement)\n",
      spot: .line(head, in: "Code/\(file)"))
  }

  /// Declares a behaviour that the example does not have.
  private static func declaring(_ what: String, of example: String, _ file: String) -> CodeFault {
    CodeFault(
      name: "\(what) that is not so", file: file, old: "(of: \"\(example)\")",
      new: "(of: \"\(example)\", \(what))",
      spot: .line("(of: \"\(example)\", \(what))", in: "Code/\(file)"))
  }

  static let all: [CodeFault] = [
    .in(
      "a borrowed observer", "Channels.swift", "a leak",
      "_ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()"),
    .in(
      "a channel that has closed", "Channels.swift", "work that is left",
      "_ = MainScheduler.instance.scheduleRelative(1, dueTime: .seconds(1)) { _ in Disposables.create() }"),
    .in(
      "tuned in too late", "Channels.swift", "an event after an end",
      "_ = Observable<Int>.create { $0.onCompleted(); $0.onNext(1); return Disposables.create() }.subscribe()"
    ),
    .in("a channel fed by others", "Channels.swift", "a trap", "fatalError(\"off the air\")"),
    .in("an answer on the same channel", "Channels.swift", "an error", "throw HarbourError.offAir"),
    .in("BehaviorRelay", "Relays.swift", "a flood", "while true { print(\"water\") }"),
    .in(
      "ReplayRelay", "Relays.swift", "recursion without end",
      "func dive(_ depth: Int) -> Int { dive(depth + 1) + 1 }; print(dive(0))"),
    .in("a logbook that was burnt", "Logbooks.swift", "an endless loop", "while true {}"),
    .declaring("traps: true", of: "PublishRelay", "Relays.swift"),
    .declaring("leaks: 1", of: "a count without a result", "Results.swift"),
    .declaring("breaks: true", of: "an alert on each screen", "Choices.swift"),
    CodeFault(
      name: "a literal", file: "Tides.swift", old: "depth.onNext(265)", new: "depth.onNext(256)",
      spot: .line("Tern: next(265)")),
    CodeFault(
      name: "an operator", file: "Tides.swift", old: "depth < 250", new: "depth > 250",
      spot: .line("0 cm: closed")),
    CodeFault(
      name: "a statement less", file: "Logbooks.swift", old: "    log.onNext(\"07:15 Plover in\")\n", new: "",
      spot: .line("Day watch: next(06:40 fog)")),
    CodeFault(
      name: "an operator of a diagram", file: "Channels.swift",
      old: "channel.sent(through: PublishSubject())",
      new: "channel.sent(through: ReplaySubject.create(bufferSize: 1))",
      spot: .line("channel.sent(through: PublishSubject())")),
    CodeFault(
      name: "a source of a diagram", file: "Results.swift", old: "unread:  --40--52--|",
      new: "unread:  --40--53--|", spot: .line("unread:  --40--52--|")),
    CodeFault(
      name: "a diagram of another name", file: "Logbooks.swift", old: "\n    \"ReplaySubject\",",
      new: "\n    \"ReplaySubjects\",", spot: .line("```marble of=\"ReplaySubject\"")),
    CodeFault(
      name: "an example of another name", file: "Relays.swift", old: "two additions",
      new: "three additions", spot: .line("of=\"two additions\"")),
    CodeFault(
      name: "two examples whose names differ in case", file: "Tides.swift", old: "\"no reading yet\"",
      new: "\"A gauge that has failed\"",
      spot: .line("\"A gauge that has failed\"", in: "Code/Tides.swift")),
    CodeFault(
      name: "an example that is not listed", file: "Choices.swift",
      old: "var choices: ExampleList {\n",
      new: "var others: ExampleList {\n  example(of: \"a lost light\") {}\n}\n\n"
        + "@ExampleListBuilder\nvar choices: ExampleList {\n",
      spot: .line("\"a lost light\"", in: "Code/Choices.swift")),
    CodeFault(
      name: "two examples of one name", file: "Results.swift", old: "one script, four subjects",
      new: "the weight of a track",
      spot: .line("example(of: \"the weight of a track\")", in: "Code/Results.swift")),
  ]
}
