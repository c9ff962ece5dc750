import Dispatch
import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "prices") {
    _ = Observable.of(10, 60)
      .map { price in price * 2 }
      .filter { price in price < 100 }
      .subscribe(onNext: { note($0) })
  }

  example(of: "an inbox") {
    let inbox = Observable.of("offer", "invoice")
    _ = inbox.filter { mail in mail != "offer" }
    _ = inbox.subscribe(onNext: { note($0) })
  }

  example(of: "two pages") {
    _ = Observable.of(1, 2)
      .map { page in marked("read", page) }
      .subscribe(onNext: { page in note("check \(page)") })
    note("send")
  }

  example(of: "a till in the yard") {
    let till = Till()
    let tables = till.orders.map { marked("table", $0.table) }
    _ = tables.subscribe(onNext: { _ in note("waiter") })
    _ = tables.subscribe(onNext: { _ in note("office") })
    till.ring(.food, "pie", table: 3)
  }

  example(of: "an afternoon") {
    let till = Till()
    _ = till.orders.subscribe(
      onNext: { note($0.dish) }, onCompleted: { note("closed") })
    pause(for: .seconds(10))
    till.ring(.drink, "milk", table: 4)
  }

  example(of: "an evening") {
    let till = Till()
    _ = till.orders.subscribe(
      onNext: { note($0.dish) }, onError: { _ in note("failed") },
      onCompleted: { note("closed") })
    till.fail(with: .noPaper)
    till.ring(.food, "pie", table: 3)
  }

  example(of: "a dessert") {
    _ = menu(on: "Sunday").filter { dish in dish == "cake" }.subscribe(
      onNext: { note($0) }, onError: { _ in note("failed") },
      onCompleted: { note("complete") })
  }

  example(of: "a photo") {
    let background = SerialDispatchQueueScheduler(qos: .utility)
    _ = Observable.of("cat.png")
      .map { file in "\(file): shrunk on \(thread)" }
      .observe(on: background)
      .subscribe(onNext: { note("\($0), sent on \(thread)") })
    pause(for: .seconds(1))
  }

  example(of: "a phone line") {
    let line = PhoneLine(row: "-soup---(tea pie)--X")
    pause(for: .milliseconds(40))
    _ = line.dishes.subscribe(
      onNext: { note($0) }, onError: { _ in note("failed") })
    pause(for: .seconds(1))
  }

  example(of: "a mailing list") {
    var people = ["Ada", "Ben"]
    for person in people {
      people.removeFirst()
      note("mail to \(person)")
    }
  }
}
