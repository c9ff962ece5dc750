/// Faults in marble diagrams. Those without a place are reported at the changed row.
extension Fault {
  private static let fence = "\n```marble of=\"PublishSubject\"\n"

  static let diagrams: [Fault] = [
    .replace("a marble one column late", after: fence, "^-fog--free-!", with: "^--fog-free-!"),
    .replace("a marble one column early", after: fence, "^free--taken--!", with: "^free-taken---!"),
    .replace("a marble of another name", after: fence, "^-fog--free-!", with: "^-dog--free-!"),
    .replace("a marble less", after: fence, "^-fog--free-!", with: "^------free-!"),
    .replace("a marble more", after: fence, "^free--taken--!", with: "^free--taken-1!"),
    .replace("two marbles swapped", after: fence, "^-fog--free-!", with: "^-free-fog--!"),
    .replace("somebody who leaves one column late", after: fence, "--free-!", with: "--free--!"),
    .replace(
      "somebody who comes one column late", after: fence, " ^free--taken--!", with: "  ^free-taken--!"),
    .replace("somebody who stays", after: fence, "--free-!", with: "--free->"),
    .replace("a row without an end", after: fence, "--taken--!", with: "--taken---"),
    .replace("a sign that is no marble", after: fence, "--free-!", with: "--free?!"),
    .replace("a tab for blanks", after: fence, "Tern:           ^", with: "Tern:\t\t^"),
    .replace("a row of nobody", after: fence, "Plover: ", with: "Clover: "),
    .replace("two rows of one name", after: fence, "Plover:", with: "Tern:  "),
    .replace(
      "two names swapped", after: fence, "Tern:           ^-fog--free-!\nPlover:",
      with: "Plover:         ^-fog--free-!\nTern:  "),
    .replace(
      "a row less", after: fence, "Plover:               ^free--taken--!\n", with: "",
      at: .line("```marble of=\"PublishSubject\"")),
    .replace("a source that is another", after: fence, "--gale--fog", with: "--gale---fog"),
    .replace("a source that goes on", "unread:  --40--52--|", with: "unread:  --40--52-->"),
    .replace("another operator", after: fence, "PublishSubject()", with: "ReplaySubject()"),
    .replace(
      "no operator", after: fence, "          channel.sent(through: PublishSubject())\n", with: "",
      at: .line("```marble of=\"PublishSubject\"")),
    .replace("an end that is missing", of: .observables, "empty:  |", with: "empty:  >"),
    .replace("an error for a completion", of: .observables, "empty:  |", with: "empty:  X"),
    .replace(
      "an end for something endless", of: .observables, "never:  -------------->",
      with: "never:  --------------|"),
    .replace("another error", of: .observables, "X := overloaded", with: "X := overlooked"),
    .replace("a meaning of nothing", of: .observables, "X := overloaded", with: "X := overloaded\nb := 2"),
    .replace("a meaning told twice", of: .observables, "X := overloaded", with: "X := overloaded\nX := 2"),
    .replace(
      "a diagram of another name", "of=\"AsyncSubject\"\nunread", with: "of=\"AsyncSubjekt\"\nunread"),
    .replace("another diagram", "marble of=\"AsyncSubject\"", with: "marble of=\"ReplaySubject\""),
    .replace(
      "a diagram that is asked for perhaps", "marble of=\"AsyncSubject\"",
      with: "marble of=\"AsyncSubject\" asked=perhaps"),
    .replace("another scale", "marble of=\"AsyncSubject\"", with: "marble of=\"AsyncSubject\" frame=1s"),
    .replace(
      "a scale that is none", "marble of=\"AsyncSubject\"", with: "marble of=\"AsyncSubject\" frame=1x"),
    .replace(
      "a diagram that is text", "```marble of=\"AsyncSubject\"", with: "```text",
      at: .line("diagram(\n    \"AsyncSubject\"", in: "Code/Results.swift")),
    .replace(
      "a diagram that is not closed", "badge:                    (^ 52 |)\n```\n",
      with: "badge:                    (^ 52 |)\n", at: .line("```marble of=\"AsyncSubject\"")),
    .replace(
      "an operator with another argument", after: fence, "PublishSubject())", with: "PublishSubject(1))"),
    .replace("a row without a colon", after: fence, "Tern:  ", with: "Tern   "),
    .replace("a row that is words", after: fence, "Plover:  ", with: "and here is Plover:  "),
    .replace(
      "a row too many", after: fence, "Plover:               ^free--taken--!\n",
      with: "Plover:               ^free--taken--!\nMate:                 ^free--taken--!\n"),
    .replace(
      "a row of subscriptions to nothing", after: fence, "Plover:               ^free--taken--!\n",
      with: "Plover:               ^free--taken--!\nchanel^:  ^------------------->\n"),
    .replace("a letter of two columns", after: fence, "--gale--fog", with: "--大--fog"),
    .replace("two elements without a column between", after: fence, "--fog--free", with: "--fogfree"),
    .replace("two ends", after: fence, "--taken-->", with: "--taken-|>"),
    .replace("something after the end", after: fence, "--taken-->", with: "--taken-->-"),
    .replace("a parenthesis that is not closed", after: fence, "^free--taken--!", with: "^(free--taken--!"),
    .replace("a name in lower case", after: fence, "Tern: ", with: "tern: "),
    .replace(
      "an operator below the rows", after: fence,
      "          channel.sent(through: PublishSubject())\nTern:           ^-fog--free-!\n",
      with: "Tern:           ^-fog--free-!\n          channel.sent(through: PublishSubject())\n"),
    .replace(
      "a meaning that is another", after: fence, "Plover:               ^free--taken--!\n",
      with: "Plover:               ^free--taken--!\nfree := storm\n", at: .line("free := storm")),
    .replace(
      "a diagram of another chapter", "marble of=\"PublishSubject\"", with: "marble of=\"empty\""),
    .replace("a diagram without a name", "marble of=\"PublishSubject\"", with: "marble"),
    .replace(
      "a scale without a unit", "marble of=\"AsyncSubject\"", with: "marble of=\"AsyncSubject\" frame=10"),
    .replace(
      "a match of a diagram", "marble of=\"AsyncSubject\"", with: "marble of=\"AsyncSubject\" match=part"),
    .change(
      "a diagram without a fence", at: .line("diagram(\n    \"PublishSubject\"", in: "Code/Channels.swift")
    ) {
      text in
      guard let start = text.firstRange(of: fence)?.lowerBound,
        let end = text[start...].dropFirst(fence.count).firstRange(of: "```\n")?.upperBound
      else { throw NotThere(text: fence) }
      return String(text[..<start] + text[end...])
    },
    .change("a diagram twice", at: .line("```marble of=\"AsyncSubject\"", after: "## Where to go next")) {
      $0 + "\n```marble of=\"AsyncSubject\"\nunread:  --40--52--|\n```\n"
    },
  ]
}
