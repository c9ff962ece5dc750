import Lesson
import Reactive

/// Inner sequences that never end.
@ExampleListBuilder
var leaking: ExampleList {
  example(of: "a page that is opened three times") {
    let van = BehaviorRelay(value: "Mill Lane")
    let opened = PublishSubject<String>()
    let page =
      opened
      .flatMap { code in van.map { "\(code): van in \($0)" } }
      .subscribe(onNext: { line in print(line) })

    for code in ["N12", "N4", "N9"] {
      opened.onNext(code)
      print("subscriptions:", Resources.total)
    }
    print("the van drives on")
    van.accept("Market Street")
    opened.onCompleted()
    print("subscriptions:", Resources.total)
    page.dispose()
    print("subscriptions:", Resources.total)
  }

  example(of: "a page that is left") {
    let van = BehaviorRelay(value: "Mill Lane")
    let opened = PublishSubject<String>()
    let page =
      opened
      .flatMapLatest { code in van.map { "\(code): van in \($0)" } }
      .subscribe(onNext: { line in print(line) })

    for code in ["N12", "N4", "N9"] {
      opened.onNext(code)
      print("subscriptions:", Resources.total)
    }
    print("the van drives on")
    van.accept("Market Street")
    page.dispose()
  }
}
