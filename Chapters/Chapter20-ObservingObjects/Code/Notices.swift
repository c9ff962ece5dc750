import Foundation
import Lesson
import Reactive

/// Notifications as a stream.
@ExampleListBuilder
var notices: ExampleList {
  example(of: "notifications") {
    let center = NotificationCenter()
    let cleaned = Notification.Name("cleaned")
    let one = Room()
    let two = Room()
    let all = center.rx.notification(cleaned)
      .subscribe(onNext: { _ in print("all") })
    let first = center.rx.notification(cleaned, object: one)
      .subscribe(onNext: { _ in print("room one") })
    center.post(name: cleaned, object: two)
    all.dispose()
    print("and now room one")
    center.post(name: cleaned, object: one)
    first.dispose()
    center.post(name: cleaned, object: one)
  }

  diagram(
    "notification",
    """
    rooms:  ----7----9------8-->
    desk:   ^----------!
    tablet:             ^------>
    """, hot: ["rooms"]
  ) { (rooms: Observable<Int>) in
    rooms.posted(to: NotificationCenter())
  }

  example(of: "the sender of notifications") {
    let center = NotificationCenter()
    let cleaned = Notification.Name("cleaned")
    for isSubscribed in [false, true] {
      var rooms = [Room()]
      weak let room = rooms[0]
      let notes = center.rx.notification(cleaned, object: rooms[0])
      let screen = isSubscribed ? notes.subscribe() : nil
      rooms.removeLast()
      print("subscribed: \(isSubscribed), room exists:", room != nil)
      screen?.dispose()
    }
  }

  example(of: "a sender that is gone") {
    let center = NotificationCenter()
    let cleaned = Notification.Name("cleaned")
    var rooms = [Room()]
    let notes = center.rx.notification(cleaned, object: rooms[0])
    rooms.removeLast()
    let screen = notes.subscribe(onNext: { _ in print("cleaned") })
    center.post(name: cleaned, object: Room())
    screen.dispose()
  }
}
