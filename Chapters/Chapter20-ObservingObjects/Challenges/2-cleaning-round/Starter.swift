import Foundation
import Reactive

/// A room of the hotel, which posts `cleaned` when it is clean.
final class Room {}

/// The notification of a room that is clean.
var cleaned: Notification.Name { Notification.Name("cleaned") }

/// How many of the rooms are still to be cleaned.
func left(
  of rooms: [Room], in center: NotificationCenter
) -> Observable<Int> {
  // Yours to write.
  .never()
}
