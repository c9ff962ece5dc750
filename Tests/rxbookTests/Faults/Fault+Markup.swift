/// Faults in headings, and markup that the Markdown parser does not support.
extension Fault {
  private static let end = "## Where to go next\n"
  private static let hints = "Challenges/1-night-watch/hints.md"
  private static let statement = "Challenges/1-night-watch/Challenge.md"

  /// Inserts a block into the text; the finding is at its first line, or `offset` lines below.
  private static func block(_ name: String, _ text: String, plus offset: Int = 0) -> Fault {
    .replace(name, end, with: "\(end)\n\(text)\n", at: .line("\(end)\n", plus: 2 + offset))
  }

  static let markup: [Fault] = [
    .replace("no title", "# Subjects\n\n", with: ""),
    .replace("the title twice", "# Subjects\n", with: "# Subjects\n\n# Subjects\n"),
    .replace("words above the title", "# Subjects\n", with: "Words.\n\n# Subjects\n"),
    .replace("a heading above the title", "# Subjects\n", with: "## Words\n\n# Subjects\n"),
    .replace("front matter", "# Subjects\n", with: "---\nauthor: x\n---\n# Subjects\n"),
    .replace("a title without a blank", "# Subjects\n", with: "#Subjects\n"),
    .replace("a title of the second level", "# Subjects\n", with: "## Subjects\n"),
    block("a second title", "# Another part"),
    block("a second title, underlined", "Another part\n============"),
    block("a second title in a quote", "> # Another part"),
    block("a second title in a list", "- # Another part"),
    .replace(
      "a statement without a title", in: statement, of: .observables, "# The night watch\n\n", with: ""),
    .replace(
      "a statement with two titles", in: statement, of: .observables, "# The night watch\n",
      with: "# The night watch\n\n# The day watch\n"),
    .replace(
      "hints without a title", in: hints, of: .observables, "# Hints for the night watch\n\n", with: ""),
    .replace(
      "hints with two titles", in: hints, of: .observables, "# Hints for the night watch\n",
      with: "# Hints for the night watch\n\n# Hints\n"),
    block("a heading without words", "###"),
    block("a heading without a blank", "###Words"),
    block("a heading of the seventh level", "####### Words"),

    block("a table without strokes at its sides", "a | b\n--|--\n1 | 2"),
    block("a table without dashes", "| a | b |\n| 1 | 2 |"),
    block("a table without a head", "|---|---|\n| 1 | 2 |"),
    block("a table without rows", "| a | b |\n|---|---|"),
    block("a table below words", "Words:\n| a | b |\n|:--|--:|\n| 1 | 2 |", plus: 1),
    block("words below a table", "| a | b |\n|---|---|\n| 1 | 2 |\nWords.", plus: 3),
    block("a table with dashes for fewer columns", "| a | b |\n|---|\n| 1 | 2 |", plus: 1),
    block("a table with a row that is too short", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |", plus: 3),
    block("a table with a row that is too long", "| a | b |\n|---|---|\n| `1 | 2` | 3 |", plus: 2),
    block("a table in a list", "- a\n\n  | b | c |\n  |---|---|\n  | 1 |", plus: 4),
    block("a table in a quote", "> | b | c |\n> |---|---|\n> | 1 |", plus: 2),
    block("a link to nowhere in a table", "| a |\n|---|\n| [b](nowhere.md) |", plus: 2),
    block("a command that is none in a table", "| a |\n|---|\n| `./rxbook chekc chapter3/1` |", plus: 2),
    block("a footnote in a table", "| a |\n|---|\n| b[^1] |", plus: 2),
    block("a tag in a table", "| a |\n|---|\n| b<br>c |", plus: 2),
    block("a box", "- [ ] words"),
    block("a box that is ticked", "- words\n- [x] words", plus: 1),
    block("a box in a list of numbers", "1. [X] words"),
    block("a box in a list in a list", "- words\n  - [ ] words", plus: 1),
    block("a footnote", "Words[^1].\n\n[^1]: More words."),
    block("a footnote that is a link", "Words[^1].\n\n[^1]: https://example.com"),
    block("a footnote of nothing", "Words.[^note]"),
    block("a footnote of one word", "Words[^1].\n\n[^1]: More."),
    block("a footnote in a note", "> [!NOTE]\n> Words[^1].", plus: 1),
    block("a note of an unknown kind", "> [!TIP]\n> Words."),
    block("a note in small letters", "> [!note]\n> Words."),
    block("a note that begins on the line of its mark", "> [!NOTE] Words."),
    block("a note in a list", "- > [!NOTE]\n  > Words."),
    block("a note of nothing", "> [!WARNING]"),
    block("a picture without words", "![](Resources/a.png \"A caption\")"),
    block("words that are crossed out", "Words ~~and words~~."),
    block("a backtick that is not closed", "Write `./rxbook chekc chapter3/1."),
    block("two backticks that one closes", "Write ``channel` here."),
    block("bold words that are not closed", "Words **and words."),
    block("bold words with blanks", "Words ** and ** words."),
    .replace(
      "a table in hints", in: hints, of: .observables, "## Hint 3\n",
      with: "## Hint 3\n\n| a | b |\n|---|---|\n| 1 |\n", at: .line("| 1 |", in: hints)),
    .replace(
      "a box in a statement", in: statement, of: .observables, "- `watch: arrived`",
      with: "- [ ] `watch: arrived`"),

    block("a NUL", "Wo\0rds"),
    .replace("a NUL in code", "  let channel = Pub", with: "  let chan\0nel = Pub"),
    .replace("a NUL in an output", "Plover: next(Gale", with: "Plover: next(\0Gale"),
    .replace(
      "a NUL in an attribute", "```swift of=\"PublishSubject\"", with: "```swift of=\"Publish\0Subject\""),
    .change("two marks of byte order", at: .start()) { "\u{FEFF}\u{FEFF}" + $0 },
    block("code in a list by its indentation", "- Words\n\n        let x = 1", plus: 2),
    block("code in a list that nothing proves", "- Words\n\n  ```swift\n  let x = 1\n  ```", plus: 2),
    block("code in a quote that nothing proves", "> ```swift\n> let x = 1\n> ```"),
    block("other code in a list", "- Words\n\n  ```swift of=\"PublishSubject\"\n  let x = 1\n  ```", plus: 3),
    block("a fence that a quote does not hold", "> ```text\nabc\n```"),
    block("a fence in a fence that is not closed", "````text\n```swift\nlet x = 1\n```"),
    block("a fence that a note hides", "<!--\n```swift\nlet x = 1\n```\n-->"),
    block("a note that ends at an arrow", "<!-- a -> b --> c"),
    block("a text of nothing", "```text\n```"),
    block("a sketch of nothing", "```swift sketch=\"why\"\n\n```"),
  ]
}
