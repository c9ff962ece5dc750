import Foundation

/// Faults in challenges.
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
      "watched(Observable<Int>.never()).subscribe()", with: "watched(Observable.empty()).subscribe()",
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
    .replace(
      "a starter without an end", in: "\(watch)/Starter.swift", of: .observables, "  ride\n",
      with: "  while true {}\n", at: .start(of: "\(watch)/Starter.swift")),
    .change(
      "an empty starter", in: "\(watch)/Starter.swift", of: .observables,
      at: .start(of: "\(watch)/Starter.swift")
    ) { _ in "" },
    .replace(
      "a solution that prints more", in: "\(watch)/Solution.swift", of: .observables, "  ride.do(",
      with: "  print(1)\n  return ride.do(", at: .start(of: "\(watch)/Solution.swift")),
    .replace(
      "a solution that uses what is out of date", in: "\(watch)/Solution.swift", of: .observables,
      "import Reactive\n",
      with: "import Reactive\n@available(*, deprecated) func old() {}\nfunc useOld() { old() }\n",
      at: .line("func useOld()", in: "\(watch)/Solution.swift")),
    .change(
      "a check that nothing passes", in: "\(watch)/Check.swift", of: .observables,
      at: .start(of: "\(watch)/Solution.swift")
    ) { _ in
      "import Lesson\nlet check = Check { examiner in examiner.object(\"No.\") }\n"
    },
    .replace(
      "a check of another name", in: "\(watch)/Check.swift", of: .observables, "let check", with: "let chekc",
      at: .start(of: "\(watch)/Solution.swift")),
    .change(
      "an empty check", in: "\(watch)/Check.swift", of: .observables,
      at: .start(of: "\(watch)/Solution.swift")
    ) { _ in "" },
    .replace(
      "a check that shows nothing", in: "\(watch)/Check.swift", of: .observables,
      "  watched(Observable<Int>.never()).subscribe().dispose()\n", with: "",
      at: .line("```output", plus: 1, in: "\(watch)/Challenge.md")),
    .replace(
      "a check that traps when it has shown all", in: "\(watch)/Check.swift", of: .observables,
      "  watched(Observable<Int>.never()).subscribe().dispose()\n",
      with: "  watched(Observable<Int>.never()).subscribe().dispose()\n  fatalError(\"x\")\n",
      at: .start(of: "\(watch)/Check.swift")),
    .replace(
      "a statement that shows any lines", in: "\(watch)/Challenge.md", of: .observables,
      "watch: someone is waiting\nwatch: nobody is waiting\n```", with: "...\n```",
      at: .line("```output", in: "\(watch)/Challenge.md")),
    .replace(
      "a statement that shows anything in two lines", in: "\(watch)/Challenge.md", of: .observables,
      "watch: someone is waiting\nwatch: nobody is waiting\n```", with: "[..]\n[..]\n```",
      at: .line("```output", in: "\(watch)/Challenge.md")),
    .replace(
      "a statement that shows nothing", in: "\(watch)/Challenge.md", of: .observables,
      "watch: someone is waiting\nwatch: nobody is waiting\n```", with: "```",
      at: .line("```output", plus: 1, in: "\(watch)/Challenge.md")),
    .replace(
      "a statement that shows another example", in: "\(watch)/Challenge.md", of: .observables, "```output",
      with: "```output of=\"do\""),
    .replace(
      "a statement that shows the same twice", in: "\(watch)/Challenge.md", of: .observables,
      "watch: nobody is waiting\n```\n",
      with: "watch: nobody is waiting\n```\n\n```output\nwatch: someone is waiting\n"
        + "watch: nobody is waiting\n```\n",
      at: .line("```output", after: "watch: nobody is waiting\n```", in: "\(watch)/Challenge.md")),
    .replace(
      "a statement that asks for nothing", in: "\(watch)/Challenge.md", of: .observables,
      "```swift sketch=\"what you have to write\"", with: "```text",
      at: .start(of: "\(watch)/Challenge.md")),
    .replace(
      "a statement that asks for a result less", in: "\(watch)/Challenge.md", of: .observables,
      " -> Observable<Int>\n", with: "\n"),
    .replace(
      "a statement that asks for another label", in: "\(watch)/Challenge.md", of: .observables,
      "watched(_ ride", with: "watched(ride"),
    .replace(
      "a statement that asks for another name, and leaves the rest open", in: "\(watch)/Challenge.md",
      of: .observables, "func watched(_ ride: Observable<Int>)", with: "func watch(…)"),
    .replace(
      "a statement that asks for a property of another type", in: "\(ferry)/Challenge.md",
      "crossings: Observable<[Vehicle]>", with: "crossings: Observable<Vehicle>"),
    .replace(
      "a statement that asks for another property", in: "\(ferry)/Challenge.md", "var crossings",
      with: "var quay"),
    .replace(
      "a statement that asks for another kind of type", in: "\(ferry)/Challenge.md", "final class Ferry",
      with: "struct Ferry"),
    .replace(
      "a statement that asks for a type that conforms", in: "\(ferry)/Challenge.md", "final class Ferry",
      with: "final class Ferry: Sendable"),
    .replace(
      "a statement that asks for another initialiser", in: "\(ferry)/Challenge.md", "init(quay:",
      with: "init(key:"),
    .replace(
      "a statement that asks for a function in two lines", in: "\(ferry)/Challenge.md", "  func tieUp()\n",
      with: "  func tieUp(\n    tightly: Bool)\n"),
    .replace(
      "a statement that asks for a type alias", in: "\(ferry)/Challenge.md", "final class Ferry",
      with: "typealias Deck = [Vehicle]\nfinal class Ferry"),
    .replace(
      "a statement that asks for another case", in: "\(ferry)/Challenge.md", "final class Ferry",
      with: "enum FerryError: Error {\n  case overlooked\n}\nfinal class Ferry",
      at: .line("case overlooked", in: "\(ferry)/Challenge.md")),
    .replace(
      "a statement that asks for a subscript", in: "\(ferry)/Challenge.md", "  func tieUp()\n",
      with: "  subscript(index: Int) -> Vehicle { get }\n"),
    .replace(
      "a statement with lines of no file", in: "\(watch)/Challenge.md", of: .observables,
      "swift sketch=\"what you have to write\"", with: "swift file=\"Solution.swift\"",
      at: .line("func watched(", in: "\(watch)/Challenge.md")),
    .replace(
      "a statement with a picture", in: "\(watch)/Challenge.md", of: .observables,
      "swift sketch=\"what you have to write\"", with: "marble of=\"x\""),
    .replace(
      "a hint of the third level", in: "\(watch)/hints.md", of: .observables, "## Hint 2\n",
      with: "### Hint 2\n",
      at: .line("## Hint 3", in: "\(watch)/hints.md")),
    .replace(
      "a hint whose heading is small", in: "\(watch)/hints.md", of: .observables, "## Hint 2\n",
      with: "## hint 2\n"),
    .replace(
      "a hint that is a note", in: "\(watch)/hints.md", of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\n<!-- later -->\n\n## Hint 4\n", at: .line("## Hint 3", in: "\(watch)/hints.md")),
    .replace(
      "words above the hints", in: "\(watch)/hints.md", of: .observables, "## Hint 1\n",
      with: "Words.\n\n## Hint 1\n"),
    .replace(
      "two hints for what a check finds", in: "\(watch)/hints.md", of: .observables, "## When requests",
      with: "## When still-subscribed"),
    .replace(
      "a hint for what a check finds in lower case", in: "\(watch)/hints.md", of: .observables,
      "## When requests", with: "## when requests"),
    .replace(
      "an output in hints", in: "\(watch)/hints.md", of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\n```output\nx\n```\n", at: .line("```output", in: "\(watch)/hints.md")),
    .replace(
      "code in hints that nothing proves", in: "\(watch)/hints.md", of: .observables,
      "swift sketch=\"the shape of a solution\"", with: "swift"),
    .replace(
      "a command in a hint that is not there", in: "\(watch)/hints.md", of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\n`./rxbook chekc chapter2/1`\n", at: .line("chekc", in: "\(watch)/hints.md")),
    .replace(
      "an example in a hint that is not there", in: "\(watch)/hints.md", of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\nthe example “ride”\n", at: .line("“ride”", in: "\(watch)/hints.md")),
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

  static let all = outputs + questions + snippets + texts + markup + diagrams + challenges + choices
}
