import Foundation
import Reactive

extension Observable<Int> {
  /// Sets the room's degrees to each number, and returns the property
  /// as a stream.
  func set(in room: Room) -> Observable<Int> {
    _ = subscribe(onNext: { room.degrees = $0 })
    return room.rx.observe(\.degrees)
  }

  /// Posts each number to `center`, and returns the numbers of all
  /// notifications as a stream.
  func posted(to center: NotificationCenter) -> Observable<Int> {
    let name = Notification.Name("cleaned")
    _ = subscribe(onNext: { number in
      center.post(
        name: name, object: nil, userInfo: ["room": number])
    })
    return center.rx.notification(name)
      .compactMap { $0.userInfo?["room"] as? Int }
  }
}
