import Foundation
import Reactive

/// A room of the hotel, which posts `cleaned` when it is clean.
final class Room {}

/// The name of the notification that a clean room posts.
var cleaned: Notification.Name { Notification.Name("cleaned") }

/// Emits the number of rooms that haven't been cleaned yet.
func left(
  of rooms: [Room], in center: NotificationCenter
) -> Observable<Int> {
  let firsts = rooms.map { room in
    center.rx.notification(cleaned, object: room).take(1)
  }
  return Observable.merge(firsts)
    .scan(rooms.count) { left, _ in left - 1 }
    .startWith(rooms.count)
}
