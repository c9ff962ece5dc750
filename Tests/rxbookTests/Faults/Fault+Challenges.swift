import Foundation

/// Faults of challenges.
extension Fault {
  private static let ferry = "Challenges/1-car-ferry"
  private static let watch = "Challenges/1-night-watch"

  static let challenges: [Fault] = [
    .replace(
      "a solution that does not compile", in: "\(watch)/Solution.swift", of: .observables, "ride.do(",
      with: "rides.do("),
    .replace(
      "a solution that does not pass", in: "\(watch)/Solution.swift", of: .observables, "watch: arrived",
      with: "watch: has arrived", at: .start(of: "\(watch)/Solution.swift")),
    .replace(
      "a solution of another name", in: "\(watch)/Solution.swift", of: .observables, "func watched",
      with: "func watch",
      at: .start(of: "\(watch)/Solution.swift")),
    .change(
      "an empty solution", in: "\(watch)/Solution.swift", of: .observables,
      at: .start(of: "\(watch)/Solution.swift")
    ) { _ in "" },
    .replace(
      "a starter that does not compile", in: "\(watch)/Starter.swift", of: .observables, "  ride\n",
      with: "  rides\n"),
    .replace(
      "a starter without the declaration", in: "\(watch)/Starter.swift", of: .observables, "func watched",
      with: "func watch",
      at: .start(of: "\(watch)/Starter.swift")),
    .replace(
      "a starter with an error", in: "\(ferry)/Starter.swift", "import Reactive\n",
      with: "import Reactive\n#error(\"x\")\n"),
    .replace(
      "a check that does not compile", in: "\(watch)/Check.swift", of: .observables, "var rides = 0",
      with: "var rides = nobody"),
    .replace(
      "a check that asks for something else", in: "\(watch)/Check.swift", of: .observables,
      "\"watch: arrived\"",
      with: "\"watch: has arrived\"", at: .start(of: "\(watch)/Solution.swift")),
    .change(
      "a check that asks for nothing", in: "\(watch)/Check.swift", of: .observables,
      at: .start(of: "\(watch)/Starter.swift")
    ) { _ in
      "import Lesson\nlet check = Check { _ in }\n"
    },
    .replace(
      "a statement that asks for another name", in: "\(watch)/Challenge.md", of: .observables,
      "func watched(_ ride", with: "func watch(_ ride"),
    .replace(
      "a statement that asks for another type", in: "\(ferry)/Challenge.md", "func load(_ count: Int)",
      with: "func load(_ count: UInt)"),
    .replace(
      "a statement with an open fence", in: "\(watch)/Challenge.md", of: .observables,
      "watch: nobody is waiting\n```", with: "watch: nobody is waiting\n",
      at: .line("```output", in: "\(watch)/Challenge.md")),
    .replace(
      "a statement with code that nothing proves", in: "\(watch)/Challenge.md", of: .observables,
      "swift sketch=\"what you have to write\"", with: "swift of=\"do\""),
    .change(
      "an empty statement", in: "\(watch)/Challenge.md", of: .observables,
      at: .start(of: "\(watch)/Challenge.md")
    ) { _ in "" },
    .change(
      "a dead link in a statement", in: "\(watch)/Challenge.md", of: .observables,
      at: .line("[x](", in: "\(watch)/Challenge.md")
    ) { $0 + "\n[x](../../Chapter.md#nothing)\n" },
    .change("one hint", in: "\(watch)/hints.md", of: .observables, at: .start(of: "\(watch)/hints.md")) {
      text in
      String(text[..<(text.firstRange(of: "## Hint 2")?.lowerBound ?? text.endIndex)])
    },
    .replace(
      "a hint that says nothing", in: "\(watch)/hints.md", of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\n## Hint 4\n",
      at: .line("## Hint 3", in: "\(watch)/hints.md")),
    .replace(
      "a hint of another number", in: "\(watch)/hints.md", of: .observables, "## Hint 2\n",
      with: "## Hint 3\n"),
    .replace(
      "a hint whose heading has a slip", in: "\(watch)/hints.md", of: .observables, "## Hint 2\n",
      with: "## Hnit 2\n"),
    .replace(
      "a hint that has become part of another", in: "\(watch)/hints.md", of: .observables, "## Hint 2\n",
      with: "",
      at: .line("## Hint 3", in: "\(watch)/hints.md")),
    .replace(
      "a hint for what no check finds", in: "\(watch)/hints.md", of: .observables, "## When requests",
      with: "## When request"),
    .replace(
      "a statement that shows something else", in: "\(watch)/Challenge.md", of: .observables,
      "watch: nobody is waiting\n```", with: "watch: nobody waits\n```"),
    .replace(
      "a check that shows something else", in: "\(watch)/Check.swift", of: .observables,
      "watched(Observable.never()).subscribe()", with: "watched(Observable.empty()).subscribe()",
      at: .line("watch: nobody is waiting\n```", in: "\(watch)/Challenge.md")),
    .replace(
      "a solution with a warning", in: "\(watch)/Solution.swift", of: .observables, "  ride.do(",
      with: "  let x = 1\n  return ride.do("),
    .replace(
      "a solution that traps", in: "\(watch)/Solution.swift", of: .observables, "  ride.do(",
      with: "  precondition(\"\".count > 0)\n  return ride.do(", at: .start(of: "\(watch)/Solution.swift")),
    .replace(
      "a starter that traps", in: "\(watch)/Starter.swift", of: .observables, "  ride\n",
      with: "  fatalError()\n", at: .start(of: "\(watch)/Starter.swift")),
    .change(
      "a starter that passes", in: "\(watch)/Starter.swift", of: .observables,
      at: .start(of: "\(watch)/Starter.swift")
    ) { _ in
      let folder = BookCopy.original.appending(path: "Chapters/\(Chapter.observables.rawValue)")
      return try String(contentsOf: folder.appending(path: "\(watch)/Solution.swift"), encoding: .utf8)
    },
    .change("no hints", in: "\(watch)/hints.md", of: .observables, at: .start(of: "\(watch)/hints.md")) { _ in
      ""
    },
    .change(
      "a dead image in a hint", in: "\(watch)/hints.md", of: .observables,
      at: .line("![x](", in: "\(watch)/hints.md")
    ) { $0 + "\n![x](x.png)\n" },
    .replace(
      "a page that a reader of the chapter needs", in: "Resources/north.txt", of: .observables, "8 persons",
      with: "9 persons", at: .line("north: Inspected on")),
  ]

  static let all = outputs + snippets + texts + diagrams + challenges
}
