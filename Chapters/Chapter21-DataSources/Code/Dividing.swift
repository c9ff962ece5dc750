import Lesson
import Reactive

/// Sections, and rows that go from one to another.
@ExampleListBuilder
var dividing: ExampleList {
  example(of: "from one section to another") {
    let screen = Screen<Line>()
    let sections = BehaviorSubject(value: [
      Section(title: "PINNED", chats: [.ada(0)]),
      Section(title: "OTHERS", chats: [.ben(1), .cem(0)]),
    ])
    let showing = sections.map { $0.lines }.changes()
      .subscribe(onNext: { steps in screen.perform(steps) })

    print("pin Cem")
    sections.onNext([
      Section(title: "PINNED", chats: [.ada(0), .cem(0)]),
      Section(title: "OTHERS", chats: [.ben(1)]),
    ])
    print("pin Ben")
    sections.onNext([
      Section(title: "PINNED", chats: [.ada(0), .cem(0), .ben(1)]),
      Section(title: "OTHERS", chats: []),
    ])
    showing.dispose()
  }

  example(of: "a title that counts") {
    for id in [nil, "others"] {
      let old = [
        Section(id: id, title: "OTHERS 2", chats: [.ada(0), .ben(0)])
      ]
      let new = [Section(id: id, title: "OTHERS 1", chats: [.ada(0)])]
      print(steps(from: old.lines, to: new.lines))
    }
  }
}
