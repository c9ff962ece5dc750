/// Faults in Markdown, attributes and links.
extension Fault {
  private static let end = "## Where to go next\n"

  private static func link(_ name: String, _ text: String) -> Fault {
    .replace(name, end, with: end + "\nThere is \(text) here.\n")
  }

  static let texts: [Fault] = [
    .replace(
      "a fence of code that is not closed", after: "```swift of=\"PublishSubject\"", "}\n```\n", with: "}\n",
      at: .line("```swift of=\"PublishSubject\"")),
    .replace(
      "an output that is not closed", "Plover: next(Berth 4 is taken)\n```\n",
      with: "Plover: next(Berth 4 is taken)\n", at: .line("```output\n--- Example of: PublishSubject ---")),
    .replace(
      "a fence that is closed with fewer marks", "Plover: next(Berth 4 is taken)\n```\n",
      with: "Plover: next(Berth 4 is taken)\n``\n", at: .line("```output\n--- Example of: PublishSubject ---")
    ),
    .change("the last fence is not closed", at: .line("```text\nabc")) { $0 + "\n```text\nabc\n" },
    .replace(
      "a fence whose end is indented", after: "\n```swift of=\"PublishSubject\"\n", "```", with: "    ```",
      at: .line("```swift of=\"PublishSubject\"")),
    .replace(
      "a backtick among attributes", "fails=\"missing argument for parameter 'value'\"",
      with: "fails=\"missing `value`\""),
    .replace("a fence without a language", "```swift of=\"PublishSubject\"", with: "```"),
    .replace(
      "a language with a typing error", "```output\n--- Example of: PublishSubject",
      with: "```ouput\n--- Example of: PublishSubject"),
    .replace(
      "a language in upper case", "```swift of=\"PublishSubject\"", with: "```Swift of=\"PublishSubject\""),
    .replace(
      "an attribute with a typing error", "```swift of=\"PublishSubject\"",
      with: "```swift off=\"PublishSubject\""),
    .replace("an attribute without a value", "```swift of=\"PublishSubject\"", with: "```swift of"),
    .replace(
      "an attribute without a quote", "```swift of=\"PublishSubject\"", with: "```swift of=\"PublishSubject"),
    .replace(
      "an attribute of another fence", "```output\n--- Example of: PublishSubject",
      with: "```output fails=\"x\"\n--- Example of: PublishSubject"),
    .replace("a fence without a purpose", "```swift of=\"PublishSubject\"", with: "```swift"),
    .replace(
      "two purposes", "```swift of=\"PublishSubject\"", with: "```swift of=\"PublishSubject\" sketch=\"x\""),
    .replace(
      "a match with a typing error", "```output\n--- Example of: PublishSubject",
      with: "```output match=unorderd\n--- Example of: PublishSubject"),
    .replace(
      "a picture that nothing proves", "```marble of=\"PublishSubject\"",
      with: "```marbel of=\"PublishSubject\""),
    .replace(
      "a fence that does not open", "```output\n--- Example of: a borrowed observer",
      with: "--- Example of: a borrowed observer",
      at: .line("```\n\n`create` calls its closure")),
    .replace(
      "code by its indentation", "Like a radio, a `PublishSubject`",
      with: "\n    let radio = 1\n\nLike a radio, a `PublishSubject`",
      at: .line("    let radio = 1")),
    .replace(
      "a tilde for a backtick", after: "\n```swift of=\"PublishSubject\"\n", "```", with: "~~~",
      at: .line("```swift of=\"PublishSubject\"")),
    .replace("HTML", "Like a radio", with: "Like a <b>radio</b>"),
    .replace("a comment that is not closed", "Like a radio", with: "<!-- Like a radio"),
    .replace("code without backticks", "Like a radio", with: "Like an Observable<Int>"),
    .replace("another title", "# Subjects\n", with: "# Subject\n"),
    .change("half of the text", at: .start()) { String($0.prefix($0.count / 2)) },
    .change("no text", at: .start()) { _ in "" },
    .change("no text but blanks", at: .start()) { _ in "\u{FEFF}\n \n" },
    .change("old line ends, and a character", at: .line("Plover: next(Gale warning!)")) {
      $0.replacing("Plover: next(Gale warning)", with: "Plover: next(Gale warning!)").replacing(
        "\n", with: "\r\n")
    },

    .replace(
      "an attribute twice", "swift of=\"PublishSubject\"", with: "swift of=\"PublishSubject\" of=\"x\""),
    .replace(
      "an attribute before the language", "```swift of=\"PublishSubject\"",
      with: "```of=\"PublishSubject\" swift"),
    .replace(
      "attributes in braces", "```swift of=\"PublishSubject\"", with: "```swift {of=\"PublishSubject\"}"),
    .replace(
      "an attribute in upper case", "```swift of=\"PublishSubject\"", with: "```swift Of=\"PublishSubject\""),
    .replace("single quotes", "```swift of=\"PublishSubject\"", with: "```swift of='PublishSubject'"),
    .replace("curly quotes", "```swift of=\"PublishSubject\"", with: "```swift of=“PublishSubject”"),
    .replace(
      "a blank behind the language that is none", "```swift of=\"PublishSubject\"",
      with: "```swift\u{A0}of=\"PublishSubject\""),
    .replace(
      "a language with a number", "```swift of=\"PublishSubject\"", with: "```swift5 of=\"PublishSubject\""),
    .replace(
      "a text with an attribute", "```swift of=\"PublishSubject\"", with: "```text of=\"PublishSubject\""),
    .replace(
      "an attribute of outputs in code", "```swift of=\"PublishSubject\"",
      with: "```swift of=\"PublishSubject\" match=part"),

    link("a dead link in angle brackets", "[a file](<no file.md>)"),
    link("a link in another case", "[a file](code/Chapter.swift)"),
    link("a link with a backslash", "[a file](Code\\Chapter.swift)"),
    link("a link from the root", "[a file](/Chapters/Chapter03-Subjects/Chapter.md)"),
    link("a link to what is built", "[a file](../../.build/debug/rxbook)"),
    link("a link to the reader's own files", "[a file](../../MySolutions/progress.txt)"),
    link("a link to a file with a heading", "[a file](Code/Chapter.swift#L3)"),
    link("a link to a folder with a heading", "[a folder](Code#noting)"),
    link("a link without words", "[](#key-points)"),
    link("a link with a blank between", "[words] (#key-points)"),
    link("a link the other way round", "(words)[#key-points]"),
    link("a link of a wiki", "[[Subjects]]"),
    link("a link that is not closed", "[words](#key-points"),
    link("a link with a title without quotes", "[words](#key-points title)"),
    link("a reference without a label", "[words][]"),
    link("a link to nobody", "[words](mailto:)"),
    link("a link over another protocol", "[words](ftp://example.com)"),
    link("a link without a protocol", "[words](//example.com/a)"),
    link("an anchor in upper case", "[words](#Key-Points)"),
    link("an anchor of nothing", "[words](#)"),
    link("a dead anchor in the documents", "[words](../../docs/authoring.md#fencez)"),
    link("an anchor of an example of another chapter", "[words](#example-deferred)"),
    link(
      "a dead anchor of an example of another chapter",
      "[words](../Chapter02-Observables/Chapter.md#example-no)"),
    .replace(
      "a dead link by its label", end, with: end + "\nThere is [a file][f] here.\n\n[f]: nowhere.md\n"),
    .replace(
      "an anchor with an accent of its own", end,
      with: end + "\n### \u{DC}ber\n\n[words](#u\u{308}ber)\n", at: .line("[words](#u\u{308}ber)")),
    .replace(
      "an anchor without its accent", end, with: end + "\n### \u{DC}ber\n\n[words](#uber)\n",
      at: .line("[words](#uber)")),
    .replace(
      "a heading that comes again too seldom", end,
      with: end + "\n### Tide\n\n### Tide\n\n[words](#tide-2)\n", at: .line("[words](#tide-2)")),
    .replace(
      "an image by its label", end, with: end + "\n![words][p]\n\n[p]: Resources/no.png\n"),
    link("an image outside of the resources", "![words](../../docs/authoring.md)"),
    link("an image that is code", "![words](Code/Chapter.swift)"),
    link("an image of data", "![words](data:image/png;base64,AAAA)"),
    link("an image from the root", "![words](/picture.png)"),
    link("an image without an address", "![words]()"),

    link("a command without a path that is not there", "`check chapter3/7`"),
    link("a command about no chapter without a path", "`run chapter33`"),
    link("a short option that is not there", "`./rxbook run chapter3 -x`"),
    link("an option of another command", "`./rxbook list --peek`"),
    link("an example behind an equals sign", "`./rxbook run chapter3 --example=PublishSubjekt`"),
    link("an example of another chapter in a command", "`./rxbook run chapter3 --example deferred`"),
    link("two names for one", "`./rxbook run chapter3 chapter2`"),
    link("a second command that is not there", "`./rxbook list && ./rxbook chekc chapter3/1`"),
    link("a command behind a variable", "`NO_COLOR=1 ./rxbook prove --changd`"),
    link("a command that is no code", "./rxbook check chapter3/1"),
    link("a challenge by a name that is not there", "`chapter3/car-fery`"),
    link("an example that begins a sentence", "another one. Example “PublishSubjekt”"),
    link("one of two examples", "what the examples “PublishSubject” and “BehaviorSubjekt” show"),
    link("an example in the next line", "the example\n“PublishSubjekt”"),
    link("a chapter in the next line", "chapter\n0"),
    link("one of two chapters", "what chapters 0 and 2 show"),
    link("a chapter between two", "what chapters 0–3 show"),
    .replace(
      "a command in a block of another shell", end, with: end + "\n```zsh\n./rxbook prove --changd\n```\n",
      at: .line("./rxbook prove --changd")),
    .replace(
      "a command in a heading", end, with: end + "\n### `./rxbook prove --changd`\n"),

    link("a dead link", "[a file](Codes/Chapter.swift)"),
    link("a dead link to a chapter", "[a chapter](../Chapter02-Observable/Chapter.md)"),
    link("a dead anchor", "[a heading](#key-pointes)"),
    link("a dead anchor in another chapter", "[a heading](../Chapter02-Observables/Chapter.md#keypoints)"),
    link("a dead anchor of an example", "[an example](#example-publishsubjekt)"),
    link("a missing image", "![an image](Resources/harbour.png)"),
    link("a link without an address", "[a link]()"),
    link("a link with a blank", "[a link](my file.md)"),
    link("a reference without a definition", "[a link][nowhere]"),
    link("a link out of the book", "[a file](../../../../etc/passwd)"),
    link("a link that is a script", "[a script](javascript:alert)"),
    link("an address without a server", "[a server](https://)"),
    link("what another chapter is said to have", "`debounce`, the subject of chapter 2,"),
    link("a command about no chapter", "`./rxbook run chapter33`"),
    link("a command about no example", "`./rxbook run chapter3 --example PublishSubjekt`"),
    link("a command about no challenge", "`./rxbook check chapter3/7`"),
    link("a command that is not there", "`./rxbook chekc chapter3/1`"),
    link("a program that is not there", "`./rxbok check chapter3/1`"),
    link("an option that is not there", "`./rxbook run chapter3 --exampel PublishSubject`"),
    link("a challenge that is not there in prose", "`chapter3/7`, which"),
    link("a challenge of a chapter that is not there", "`fchapter3/1`, which"),
    link("a sign that nobody sees", "a wo\u{200B}rd"),
    link("a sign that turns the line", "a \u{202E}word"),
    link("an image from elsewhere", "![an image](https://example.com/a.png)"),
    link("an image that is a folder", "![an image](Code)"),
    .change("a heading of another name that is linked to", at: .line("[the points]")) {
      $0.replacing("## Key points\n", with: "## Key pionts\n").replacing(
        end, with: end + "\nThere are [the points](#key-points).\n")
    },
    link("an example that is not there in prose", "the example “PublishSubjekt”, which"),
    link("a chapter that is not there in prose", "chapter 0, which"),
    .replace("a command in a block", "./rxbook start chapter3/1\n", with: "./rxbook start chapter3/9\n"),
  ]
}
