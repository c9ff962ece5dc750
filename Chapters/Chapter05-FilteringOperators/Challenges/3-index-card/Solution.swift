import Reactive

/// The archive's card for an object.
struct Card: Equatable {
  let number: Int
  let title: String
}

/// Why there is no card.
enum ArchiveError: Error, Equatable {
  case noCard(Int)
}

/// The first card with this number, from memory or else the server.
func card(
  _ number: Int, in memory: Observable<Card>,
  or server: Observable<Card>
) -> Observable<Card> {
  memory
    .filter { card in card.number == number }
    .ifEmpty(switchTo: server.filter { $0.number == number })
    .ifEmpty(switchTo: .error(ArchiveError.noCard(number)))
    .take(1)
}
