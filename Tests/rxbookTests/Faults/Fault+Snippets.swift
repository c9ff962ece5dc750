/// Faults in the listings of the text, and in the code itself.
extension Fault {
  private static let snippet = "```swift of=\"PublishSubject\"\n"

  static let snippets: [Fault] = [
    .replace("a renamed variable", after: snippet, "let channel = Pub", with: "let canal = Pub"),
    .replace("a renamed variable in one place", after: snippet, "plover.dispose()", with: "rover.dispose()"),
    .replace("a character of a string", after: snippet, "\"Gale warning\"", with: "\"Gale warnings\""),
    .replace("a line of code less", after: snippet, "  tern.dispose()\n", with: ""),
    .replace(
      "a line of code more", after: snippet, "  tern.dispose()\n",
      with: "  tern.dispose()\n  tern.dispose()\n"),
    .replace(
      "two lines of code swapped", after: snippet,
      "  let plover = channel.noted(by: \"Plover\")\n  channel.onNext(\"Berth 4 is free\")\n",
      with: "  channel.onNext(\"Berth 4 is free\")\n  let plover = channel.noted(by: \"Plover\")\n"),
    .replace(
      "the first line of code less", "```swift of=\"PublishSubject\"\nexample(of: \"PublishSubject\") {\n",
      with: "```swift of=\"PublishSubject\"\n",
      at: .line("let channel = Pub", after: "swift of=\"PublishSubject\"")),
    .replace(
      "the last line of code less", after: snippet, "  plover.dispose()\n}\n", with: "  plover.dispose()\n",
      at: .line("plover.dispose()", after: "swift of=\"PublishSubject\"")),
    .replace("a number in code", "BehaviorSubject(value: 310)", with: "BehaviorSubject(value: 311)"),
    .replace("an operator of code", "depth < 250", with: "depth > 250"),
    .replace("a blank in code that is none", after: snippet, "let channel", with: "let\u{A0}channel"),
    .replace("a sign in code that nobody sees", after: snippet, "let channel", with: "let \u{200B}channel"),
    .replace(
      "another comment", "each event after the subscriber's", with: "all events after the subscriber's"),
    .replace("another indentation", after: snippet, "  channel.onNext", with: "    channel.onNext"),
    .replace("a tab in code", after: snippet, "  channel.onNext", with: "\tchannel.onNext"),
    .replace(
      "a comment that is not there", after: snippet, "  tern.dispose()", with: "  // over\n  tern.dispose()"),
    .replace("an example that is not there", "of=\"PublishSubject\"", with: "of=\"PublishSubjects\""),
    .replace(
      "the code of another example", snippet, with: "```swift of=\"a borrowed observer\"\n",
      at: .line("example(of: \"PublishSubject\")")),
    .replace("a file that is not there", "file=\"Noting.swift\"", with: "file=\"Notes.swift\""),
    .replace(
      "another file", "file=\"Noting.swift\"", with: "file=\"Chapter.swift\"",
      at: .line("```swift file=\"Chapter.swift\"", plus: 1)),
    .replace(
      "a changed line of a file", after: "file=\"Noting.swift\"", "any Disposable", with: "Disposable"),
    .replace(
      "code that shows nothing", after: "```swift file=\"Noting.swift\"\n",
      """
      extension ObservableType {
        /// Subscribes, and prints each event after the subscriber's name.
        func noted(by name: String) -> any Disposable {
          subscribe { event in print("\\(name): \\(event)") }
        }
      }

      """, with: "", at: .line("```swift file=\"Noting.swift\"")),
    .replace(
      "code twice", "```swift fails=\"has no member 'onNext'\"\n",
      with: """
        ```swift fails="has no member 'onNext'"
        let channel = PublishSubject<String>()
        channel.asObservable().onNext("Gale warning")
        ```

        ```swift fails="has no member 'onNext'"

        """),
    .replace(
      "a source that has changed", in: "Code/Channels.swift", "microphone?.onNext",
      with: "microphone!.onNext",
      at: .line("microphone?.onNext")),
    .replace(
      "a source that is longer", in: "Code/Channels.swift", "import Lesson\n", with: "import Lesson\n\n",
      at: .line("```swift of=\"a borrowed observer\"")),

    .replace(
      "two examples in a fence", after: "```swift of=\"a borrowed observer\"", "  plover.dispose()\n}\n",
      with: "  plover.dispose()\n}\n\nexample(of: \"PublishSubject\") {\n}\n",
      at: .line("}\n\nexample(of: \"PublishSubject\") {\n}", plus: 1)),
    .replace(
      "dots for code", after: "```swift of=\"a borrowed observer\"",
      "  let tern = channel.noted(by: \"Tern\")\n", with: "  …\n"),
    .replace(
      "an empty line of code less", after: "```swift of=\"a borrowed observer\"", "\n\n  microphone",
      with: "\n  microphone"),
    .replace("an example of another chapter", "swift of=\"PublishSubject\"", with: "swift of=\"deferred\""),
    .replace("an example in lower case", "swift of=\"PublishSubject\"", with: "swift of=\"publishsubject\""),
    .replace(
      "an example with two blanks", "swift of=\"a borrowed observer\"",
      with: "swift of=\"a  borrowed observer\""),
    .replace(
      "an example with a blank that is none", "swift of=\"a borrowed observer\"",
      with: "swift of=\"a\u{A0}borrowed observer\""),
    .replace("an example without a name", "swift of=\"PublishSubject\"", with: "swift of=\"\""),
    .replace("a file in lower case", "file=\"Noting.swift\"", with: "file=\"noting.swift\""),
    .replace("a file out of the code", "file=\"Noting.swift\"", with: "file=\"../Code/Noting.swift\""),
    .replace("a file by its folder", "file=\"Noting.swift\"", with: "file=\"Code/Noting.swift\""),
    .change("a line that stands in a file twice", at: .line("```swift file=\"Relays.swift\"")) {
      $0 + "\n```swift file=\"Relays.swift\"\n}\n```\n"
    },
    .replace("a message of nothing", "fails=\"has no member 'onNext'\"", with: "fails=\"\""),
    .replace("a message of one letter", "fails=\"has no member 'onNext'\"", with: "fails=\"e\""),
    .replace("a reason of blanks", "fails=\"has no member 'onNext'\"", with: "sketch=\" \""),
    .replace("no reason", "fails=\"has no member 'onNext'\"", with: "sketch"),
    .replace(
      "no code that fails",
      "let channel = PublishSubject<String>()\nchannel.asObservable().onNext(\"Gale warning\")\n",
      with: "// nothing\n", at: .line("fails=\"has no member 'onNext'\"")),
    .replace(
      "code that is not even Swift", after: "fails=\"has no member 'onNext'\"", "channel.asObservable()",
      with: "channel.)"),
    .replace(
      "an import that is not there", after: "fails=\"has no member 'onNext'\"", "\nlet channel",
      with: "\nimport RxNothing\nlet channel"),

    .replace(
      "code that compiles", after: "fails=\"has no member 'onNext'\"", "channel.asObservable().onNext",
      with: "channel.onNext", at: .line("fails=\"has no member 'onNext'\"")),
    .replace(
      "an unknown name", after: "fails=\"has no member 'onNext'\"", "channel.asObservable()",
      with: "canal.asObservable()"),
    .replace(
      "another message", "fails=\"has no member 'onNext'\"", with: "fails=\"has no member 'onNest'\"",
      at: .line("fails=\"has no member 'onNest'\"", plus: 2)),
    .replace(
      "one of two errors", after: "fails=\"has no member 'onNext'\"", "\nlet channel = ",
      with: "\nlet x: Int = \"\"\nlet channel = "),
    .replace("a warning that fails", of: .observables, "warns=\"is unused\"", with: "fails=\"is unused\""),
    .replace(
      "an error that warns", "fails=\"has no member 'onNext'\"", with: "warns=\"has no member 'onNext'\"",
      at: .line("warns=\"has no member 'onNext'\"", plus: 2)),
    .replace(
      "no warning", of: .observables, after: "warns=\"is unused\"", "\nObservable", with: "\n_ = Observable",
      at: .line("warns=\"is unused\"\n_ =")),
    .replace(
      "another warning", of: .observables, "warns=\"is unused\"", with: "warns=\"is useless\"",
      at: .line("warns=\"is useless\"", plus: 1)),
  ]
}
