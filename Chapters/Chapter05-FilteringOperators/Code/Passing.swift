import Lesson
import Reactive

/// Operators that decide about each element.
@ExampleListBuilder
var passing: ExampleList {
  diagram(
    "filters of a search field",
    """
    text:    -va--vas--vase--va--vase--->
    closed:  -------------------------1->
    """
  ) { (text: Observable<String>, closed: Observable<Int>) in
    text
      .filter { $0.count > 2 }
      .distinctUntilChanged()
      .take(until: closed)
  }

  diagram(
    "filter", "tickets: --adult--child--adult--child--|"
  ) { (tickets: Observable<String>) in
    tickets.filter { $0 == "child" }
  }

  example(of: "filter") {
    let bag = DisposeBag()
    let gate = PublishSubject<String>()
    gate
      .filter { $0 == "child" }
      .noted(by: "Tour desk")
      .disposed(by: bag)
    gate
      .filter { $0 == "member" }
      .noted(by: "Members' desk")
      .disposed(by: bag)

    for ticket in ["adult", "child", "adult"] {
      gate.onNext(ticket)
    }
    gate.onError(MuseumError.jammed)
  }

  example(of: "failed requests") {
    let log = Observable.of("200 /", "-- restart", "500 /shop")
    _ =
      log
      .filter { $0.first != "-" }
      .filter { try status(of: $0) >= 500 }
      .noted(by: "two filters")
    _ =
      log
      .filter { try $0.first != "-" && status(of: $0) >= 500 }
      .noted(by: "one filter")
    _ =
      log
      .filter { try status(of: $0) >= 500 }
      .noted(by: "no check")
  }

  diagram(
    "ignoreElements", "upload: --25--50--75--100--|"
  ) { (upload: Observable<Int>) in
    upload.ignoreElements()
  }
}
