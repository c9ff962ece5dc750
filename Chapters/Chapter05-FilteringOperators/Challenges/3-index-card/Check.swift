import Lesson
import Reactive

let check = Check { examiner in
  for number in [7, 0, -4, .max] {
    let isRight = examiner.compare(
      "card(\(number), in:or:)",
      on: IndexCardCheck.rows(number),
      drawing: [
        "memory": .texts(IndexCardCheck.texts(number)),
        "server": .texts(IndexCardCheck.texts(number)),
      ],
      yours: {
        (memory: Observable<String>, server: Observable<String>)
        in
        card(
          number, in: IndexCardCheck.cards(memory, number),
          or: IndexCardCheck.cards(server, number))
      },
      expected: { memory, server in
        IndexCardCheck.card(
          number, IndexCardCheck.cards(memory, number),
          IndexCardCheck.cards(server, number))
      })
    guard isRight else { return }
  }
} showing: { _ in
  let memory = Observable.of(Card(number: 3, title: "Vase"))
  for number in [3, 8] {
    _ = card(number, in: memory, or: .empty())
      .subscribe { event in print(event) }
  }
}

private enum IndexCardCheck {
  /// Cards with this number and with others, as "7 Vase".
  static func texts(_ number: Int) -> [String] {
    [
      "\(number) Vase", "\(number) Épée", "\(number &+ 256) Vase",
      "\(0 &- number &- 3) Coin", "\(0 &- number) Bowl", "\(number)",
    ]
  }

  static func rows(_ number: Int) -> [String] {
    let names = Array(
      zip(["a", "b", "c", "d", "e", "f"], texts(number)))
    return [
      """
      memory: --c--a--b--|
      server: --b--|
      """,
      """
      memory: --c--d--|
      server:         --e--b--a--|
      """,
      """
      memory: --|
      server:   --c--a--X
      """,
      """
      memory: --c--|
      server:      --d--|
      """,
      """
      memory: --c--X
      server: --a--|
      """,
      """
      memory: --c--|
      server:      --d--X
      """,
      """
      memory: --a--X
      server: --a--|
      """,
      """
      memory: --c--X
      server: --a--|
      X := noCard
      """,
      """
      memory: --d--f--b--|
      server: --a--|
      """,
      """
      memory: \(String(repeating: "-c", count: 40))-|
      server: \(String(repeating: "-d", count: 120))-a-|
      """,
      """
      memory: --c-->
      server: --a--|
      """,
      """
      memory: --c--a--b--|
      server: --b--|
      one:    ^---->
      two:    ---^----------->
      """,
    ].map { rows in
      names
        .filter { name, _ in rows.contains("-\(name)-") }
        .reduce(rows) { $0 + "\n\($1.0) := \($1.1)" }
    }
  }

  /// The cards that `texts` speak of; "noCard" as an error is the one
  /// that the result may have, too.
  static func cards(
    _ texts: Observable<String>, _ number: Int
  ) -> Observable<Card> {
    texts
      .map { text in
        let words = text.split(separator: " ")
        return Card(
          number: Int(words.first ?? "") ?? 0,
          title: String(words.dropFirst().last ?? ""))
      }
      .catch { error in
        throw "\(error)" == "noCard"
          ? ArchiveError.noCard(number) : error
      }
  }

  static func card(
    _ number: Int, _ memory: Observable<Card>,
    _ server: Observable<Card>
  ) -> Observable<Card> {
    memory
      .filter { $0.number == number }
      .ifEmpty(switchTo: server.filter { $0.number == number })
      .ifEmpty(switchTo: .error(ArchiveError.noCard(number)))
      .take(1)
  }
}
