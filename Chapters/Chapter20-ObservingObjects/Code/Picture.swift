import Foundation
import Reactive

extension Observable<Int> {
  /// What observers of a room's degrees get when it is set to these.
  func set(in room: Room) -> Observable<Int> {
    _ = subscribe(onNext: { room.degrees = $0 })
    return room.rx.observe(\.degrees)
  }

  /// What observers of a centre get when these are posted to it.
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
