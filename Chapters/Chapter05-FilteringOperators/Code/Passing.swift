import Lesson
import Reactive

/// Which elements pass, and which ends.
@ExampleListBuilder
var passing: ExampleList {
  diagram(
    "filter", "tickets: --adult--child--adult--child--|"
  ) { (tickets: Observable<String>) in
    tickets.filter { $0 == "child" }
  }

  example(of: "filter") {
    let bag = DisposeBag()
    let turnstile = PublishSubject<String>()
    turnstile
      .filter { $0 == "child" }
      .noted(by: "School desk")
      .disposed(by: bag)
    turnstile
      .filter { $0 == "member" }
      .noted(by: "Members' desk")
      .disposed(by: bag)

    for ticket in ["adult", "child", "adult"] {
      turnstile.onNext(ticket)
    }
    turnstile.onError(MuseumError.jammed)
  }

  diagram(
    "ignoreElements", "upload: --25--50--75--100--|"
  ) { (upload: Observable<Int>) in
    upload.ignoreElements()
  }
}
