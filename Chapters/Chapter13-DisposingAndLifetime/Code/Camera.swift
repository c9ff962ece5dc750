import Reactive

/// The camera of a phone, which is on from `init` to `dispose()`.
final class Camera: Disposable {
  init() { print("camera on") }

  /// The codes of the tickets that are held before the camera.
  func codes(of tickets: Observable<String>) -> Observable<String> {
    tickets.map { ticket in "code of \(ticket)" }
  }

  func dispose() { print("camera off") }
}

/// Why a ticket has no code.
enum TicketError: Error {
  case unreadable
}
