/// Faults in outputs. Those without a place are reported at the changed line.
extension Fault {
  private static let output = "\n--- Example of: PublishSubject ---\n"

  private static let borrowed =
    "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n"

  /// Makes the output of one example match anything; the finding is at the fence.
  private static func vague(_ name: String, _ attributes: String, _ body: String) -> Fault {
    .replace(
      name, borrowed, with: "```output\(attributes)\n\(body)\n```\n",
      at: .line("```output\(attributes)\n\(body)\n"))
  }

  private static let header = "--- Example of: a borrowed observer ---"

  static let outputs: [Fault] = [
    vague("a header and any lines", "", "\(header)\n..."),
    vague("a header and a line with anything", "", "\(header)\n[..]"),
    vague("a header and a line with anything twice", "", "\(header)\n[..] [..]"),
    vague("a header with anything, and any lines", "", "--- Example of: [..] ---\n..."),
    vague("anything in a line, and any lines", "", "[..]borrowed[..]\n..."),
    vague("a part that is the header", " match=part", header),
    vague("a part that is the header and any lines", " match=part", "\(header)\n..."),
    vague("a part that is anything", " match=part", "[..]"),
    vague("the header and any lines, unordered", " match=unordered", "\(header)\n..."),
    .change("an output that has moved above its example", at: .line(borrowed)) {
      let code = "```swift of=\"a borrowed observer\""
      return $0.replacing(borrowed, with: "").replacing(code, with: "\(borrowed)\n\(code)")
    },
    .change("an output below another example", at: .line(header)) {
      let next = "```output\n--- Example of: PublishSubject ---"
      return $0.replacing(borrowed, with: "").replacing(next, with: "\(borrowed)\n\(next)")
    },
    .replace(
      "two outputs in a fence", borrowed,
      with: borrowed.dropLast(4) + "--- Example of: PublishSubject ---\n...\n```\n",
      at: .line("--- Example of: PublishSubject ---\n...")),
    .replace("an output of another chapter", "```output\n\(header)", with: "```output of=\"do\"\n\(header)"),
    .replace("an output of nothing", "Plover: next(Gale warning)\n", with: "", at: .line(header)),
    .replace("blanks before any lines", "Plover: next(Gale warning)\n", with: " ...\n"),
    .replace("four dots", "Plover: next(Gale warning)\n", with: "....\n"),
    .replace("any lines that are escaped", "Plover: next(Gale warning)\n", with: "\\...\n"),
    .replace("dots of one character", "Plover: next(Gale warning)\n", with: "…\n"),
    .replace("a match in upper case", "```output\n\(header)", with: "```output match=Part\n\(header)"),
    .replace("a match with another name", "```output\n\(header)", with: "```output macth=part\n\(header)"),
    .replace("a match without a value", "```output\n\(header)", with: "```output match\n\(header)"),
    .replace("a frame of an output", "```output\n\(header)", with: "```output frame=1s\n\(header)"),
    .replace("an output in upper case", "```output\n\(header)", with: "```Output\n\(header)"),
    .replace("a blank that is none", after: output, "Fog at", with: "Fog\u{A0}at"),
    .replace("a blank without width", after: output, "Fog at", with: "Fog \u{200B}at"),
    .replace("an accent of its own", after: output, "Fog at", with: "Fo\u{301}g at"),
    .replace("a carriage return in a line", after: output, "Fog at", with: "Fog\rat"),
    .replace(
      "unordered lines of which one is missing",
      "```output\n--- Example of: PublishSubject ---\nTern: next(Fog at the point)\n",
      with: "```output match=unordered\n--- Example of: PublishSubject ---\n",
      at: .line("Plover: next(Berth 4 is taken)")),
    .replace(
      "unordered lines of which one is too many",
      "```output\n--- Example of: PublishSubject ---\nTern: next(Fog",
      with: "```output match=unordered\n--- Example of: PublishSubject ---\nTern: hoots\nTern: next(Fog",
      at: .line("Tern: hoots")),
    .replace(
      "parts of which one is missing",
      "```output\n--- Example of: PublishSubject ---\nTern: next(Fog at the point)\nTern: next(Berth 4 is free)\n",
      with: "```output match=part\n--- Example of: PublishSubject ---\nTern: next(Berth 4 is free)\n",
      at: .line("Tern: next(Berth 4 is free)", after: "match=part")),
    .replace(
      "a wildcard beside which something else stands", of: .observables, "[..]: lift -> subscribed",
      with: "[..]: lift -> unsubscribed"),
    .replace(
      "any lines, and then another one", after: output,
      "Tern: next(Fog at the point)\nTern: next(Berth 4 is free)\n",
      with: "...\nTern: next(Berth 5 is free)\n",
      at: .line("Tern: next(Berth 5 is free)")),
    .replace("a character of an output", after: output, "Fog at", with: "fog at"),
    .replace("a character too many", after: output, "Berth 4 is free", with: "Berth 4 is free."),
    .replace("a digit", after: output, "Berth 4", with: "Berth 5"),
    .replace("another quotation mark", after: output, "next(", with: "next\u{FF08}"),
    .replace("a blank at the beginning of a line", after: output, "Tern", with: " Tern"),
    .replace("a tab for a blank", after: output, "Fog at", with: "Fog\tat"),
    .replace(
      "a line less", after: output, "Tern: next(Berth 4 is free)\n", with: ""),
    .replace(
      "the last line less", after: output, "Plover: next(Berth 4 is taken)\n", with: "",
      at: .line("Plover: next(Berth 4 is free)", after: output)),
    .replace("a line more", after: output, "Plover: next", with: "Plover: hoots\nPlover: next"),
    .replace("a line more at the end", after: output, "is taken)\n", with: "is taken)\nPlover: hoots\n"),
    .replace("an empty line", after: output, "Tern: next(Berth", with: "\nTern: next(Berth"),
    .replace(
      "two lines swapped", after: output,
      "Tern: next(Berth 4 is free)\nPlover: next(Berth 4 is free)\n",
      with: "Plover: next(Berth 4 is free)\nTern: next(Berth 4 is free)\n"),
    .replace(
      "another header", "--- Example of: PublishSubject ---", with: "--- Example of: PublishSubjects ---"),
    .replace("no header", "--- Example of: PublishSubject ---\n", with: ""),
    .replace(
      "a dash of the header", "--- Example of: PublishSubject ---", with: "-- Example of: PublishSubject ---"),
    .replace(
      "a wildcard that is none", of: .observables, "[..]: lift -> subscribed",
      with: "[...]: lift -> subscribed"),
    .replace(
      "a wildcard that is escaped", of: .observables, "[..]: lift -> subscribed",
      with: "\\[..]: lift -> subscribed"),
    .replace(
      "no wildcard", of: .observables, "[..]: lift -> Event next(1)", with: "12:00: lift -> Event next(1)"),
    .replace(
      "dots that stand for nothing in brackets", after: output, "Tern: next(Fog at the point)",
      with: "Tern: next(..)"),
    .replace(
      "dots alone", after: "\n```output",
      "\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)",
      with: "\n...", at: .line("```output\n...")),
    .replace(
      "a part that is not there", "```output\n--- Example of: PublishSubject ---\nTern: next(Fog",
      with: "```output match=part\nTern: next(Dog", at: .line("Tern: next(Dog")),
    .replace(
      "a part of nothing", "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n",
      with: "```output match=part\n"),
    .replace(
      "unordered lines of which one is another",
      "```output\n--- Example of: PublishSubject ---\nTern: next(Fog",
      with: "```output match=unordered\n--- Example of: PublishSubject ---\nTern: next(Dog",
      at: .line("Tern: next(Dog")),
    .replace(
      "the output of another example", "```output\n--- Example of: PublishSubject",
      with: "```output of=\"a borrowed observer\"\n--- Example of: PublishSubject",
      at: .line("--- Example of: PublishSubject ---")),
    .replace(
      "an output of nobody", "```output\n--- Example of: PublishSubject",
      with: "```output of=\"PublishSubjekt\"\n--- Example of: PublishSubject"),
    .replace(
      "an output that is text", "```output\n--- Example of: PublishSubject",
      with: "```text\n--- Example of: PublishSubject", at: .line("```swift of=\"PublishSubject\"")),
    .replace(
      "an output that is gone",
      "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n", with: "",
      at: .line("```swift of=\"a borrowed observer\"")),
    .replace(
      "an output twice",
      "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n",
      with: "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n\n"
        + "```output\n--- Example of: a borrowed observer ---\nPlover: next(Gale warning)\n```\n"),
  ]
}
