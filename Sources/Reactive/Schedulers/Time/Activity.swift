/// Marks the threads whose work stops the virtual clock: the program's own thread, and those that perform its actions.
enum Activity {
  private final class Mark: Sendable {
    let place: Int

    init(_ place: Int) { self.place = place }
  }

  private static let slot = ThreadSlot<Mark>()

  /// The number of the place where the calling thread works; nil if the thread is not marked.
  static var place: Int? { slot.object?.place }

  /// Marks the calling thread permanently.
  static func begin(at place: Int) { slot.object = Mark(place) }

  /// Marks the calling thread while `body` runs.
  static func during(at place: Int, _ body: () -> Void) {
    let outer = slot.object
    begin(at: place)
    body()
    slot.object = outer
  }
}
