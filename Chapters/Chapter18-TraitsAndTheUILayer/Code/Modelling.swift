import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var modelling: ExampleList {
  example(of: "the desk, from typing to lending") {
    let form = DeskForm(find: Catalogue().find)
    form.hits.redraw = { print("hits:", form.hits.text) }
    form.count.redraw = { print("count:", form.count.text) }
    form.news.redraw = {
      if !form.news.isHidden { print("news:", form.news.text) }
    }
    pause(for: .seconds(1))
    for text in ["v", "vi", "viola"] {
      form.field.type(text)
      pause(for: .milliseconds(100))
    }
    pause(for: .seconds(2))
    form.lend.press()
    pause(for: .seconds(1))
    form.close()
  }

  example(of: "the desk without a catalogue") {
    let form = DeskForm(find: Catalogue(failures: 2).find)
    form.hits.redraw = { print("hits:", form.hits.text) }
    pause(for: .seconds(1))
    for text in ["harp", "har"] {
      form.field.type(text)
      pause(for: .seconds(2))
    }
    form.close()
  }

  example(of: "the desk at a terminal") {
    let screen = DeskScreen(DeskForm(find: Catalogue().find))
    var shown: [String] = []
    let drawing = screen.lines.subscribe(onNext: { lines in
      shown = lines.map(\.text)
    })
    pause(for: .seconds(1))
    for character in "ha" { screen.press(.character(character)) }
    pause(for: .seconds(1))
    screen.press(.tab)
    screen.press(.enter)
    pause(for: .seconds(1))
    print(shown.joined(separator: "\n"))
    drawing.dispose()
  }
}
