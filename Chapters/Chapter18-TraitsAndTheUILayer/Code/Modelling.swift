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

  example(of: "a model for a SwiftUI view") {
    let model = DeskModel(find: Catalogue().find)
    pause(for: .seconds(1))
    print(model.answer.text)
    model.text = "viol"
    pause(for: .seconds(1))
    print(model.answer.text)
  }
}
