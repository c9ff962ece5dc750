import Lesson
import Reactive

/// A draft that can be changed.
final class Draft {
  var title: String

  init(_ title: String) { self.title = title }
}

@ExampleListBuilder
var crossings: ExampleList {
  example(of: "a draft that is changed on the way") {
    let drafts = PublishSubject<Draft>()
    let values = drafts.values
    let draft = Draft("SALE")
    drafts.onNext(draft)
    draft.title = "SOLD OUT"
    drafts.onNext(draft)
    drafts.onCompleted()
    for try await draft in values { print(draft.title) }
  }
}
