import Foundation
import Lesson
import Reactive

/// Questions about programs that the chapter hasn't shown.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "an answer that comes late") {
    let answer = PublishSubject<Int>()
    var rooms = [Room()]
    let request = answer.bind(to: rooms[0].rx.degrees)
    weak let room = rooms[0]
    rooms.removeLast()
    answer.onNext(22)
    print("there:", room != nil)
    request.dispose()
  }

  example(of: "an answer that is under way") {
    let room = Room()
    let answer = PublishSubject<Int>()
    let request = answer.bind(to: room.rx.degrees)
    onAnotherThread { answer.onNext(22) }
    request.dispose()
    pause(for: .seconds(1))
    print(room.degrees)
  }

  example(of: "asking after the end") {
    var screens = [OrderScreen()]
    let gone = screens[0].rx.deallocated
    screens.removeLast()
    _ = gone.subscribe { print($0) }
  }

  example(of: "a deinit without begin()") {
    var screens = [SilentScreen()]
    _ = screens[0].rx.deallocating.subscribe(
      onNext: { print("before") })
    screens.removeLast()
  }

  example(of: "three letters") {
    let room = Room()
    let label = room.rx.observe(\.guest).subscribe { print($0) }
    Observable.of("A", "Ad", "Ada").bind(to: room.rx.guest)
      .dispose()
    label.dispose()
  }

  example(of: "a notice from another room") {
    let center = NotificationCenter()
    let name = Notification.Name("cleaned")
    let one = Room()
    let screen = center.rx.notification(name, object: one)
      .subscribe(onNext: { _ in print("one") })
    center.post(name: name, object: Room())
    center.post(name: name, object: nil)
    screen.dispose()
  }
}
