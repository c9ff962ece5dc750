import Lesson
import Reactive

/// Questions about programs that the chapter hasn't shown.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a message is read") {
    struct Mail: Identifiable, Hashable {
      let id: Int
      var isRead = false
    }
    let old = [Mail(id: 1), Mail(id: 2)]
    let new = [Mail(id: 1), Mail(id: 2, isRead: true)]
    print("changes:", new.difference(from: old).count)
    print("steps:", steps(from: old, to: new).count)
  }

  example(of: "a list turned round") {
    let turned = steps(from: letters("ABCDE"), to: letters("EDCBA"))
    print(turned.filter { $0.kind == .put }.count)
  }

  example(of: "out of the list and back") {
    let screen = Screen<Chat>()
    screen.perform(steps(from: [], to: [.ada(1)]))
    screen.swipe(7)
    screen.perform(steps(from: [.ada(1)], to: []))
    screen.perform(steps(from: [], to: [.ada(1)]))
  }

  example(of: "the first snapshot skipped") {
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1)])
    let showing = chats.skip(1).changes()
      .subscribe(onNext: { print($0) })
    chats.onNext([.ben(1), .ada(1)])
    showing.dispose()
  }

  example(of: "offline for a moment") {
    let screen = Screen<Chat>()
    let chats = Observable<[Chat]>.of([.ada(1)], [.ada(2)])
      .concat(Observable.error(Offline()))
    _ = chats.catchAndReturn([])
      .changes()
      .subscribe(onNext: { screen.perform($0) })
  }

  example(of: "three steps in a row") {
    let chats = BehaviorSubject<[Chat]>(value: [.ada(1), .ben(0)])
    var played = 0
    let showing = chats.changes()
      .concatMap { $0.played() }
      .subscribe(onNext: { _ in played += 1 })
    pause(for: .milliseconds(50))
    chats.onNext([.ada(2), .ben(0)])
    pause(for: .milliseconds(200))
    print(played)
    showing.dispose()
  }

  example(of: "in two sections at once", traps: true) {
    let old = [Section(title: "OTHERS", chats: [.ada(0)])]
    let new = [
      Section(title: "PINNED", chats: [.ada(0)]),
      Section(title: "OTHERS", chats: [.ada(0)]),
    ]
    print(steps(from: old.lines, to: new.lines))
  }
}

private struct Offline: Error {}
