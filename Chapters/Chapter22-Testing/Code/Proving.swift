import Dispatch
import Lesson
import Reactive
import ReactiveTesting

/// A test of the search page: whether a page is as it wants.
typealias SearchTest = (MakeSearch) throws -> Bool

/// The faults that a test finds.
func faults(foundBy check: SearchTest) throws -> [String] {
  guard try check(searchPage) else { return ["none: it is wrong"] }
  return try faultyPages.compactMap { fault, page in
    try check(page) ? nil : fault
  }
}

@ExampleListBuilder var proving: ExampleList {
  example(of: "gloves at the counter") {
    let scheduler = TestScheduler(initialClock: 0)
    let brought = scheduler.createHotObservable([
      .next(210, "umbrella"), .completed(220),
    ])
    var expectations = 0
    let desk = brought.filter { $0 == "glove" }
      .subscribe(onNext: { thing in
        expectations += 1
        test("a glove", thing, is: "glove")
      })
    scheduler.start()
    print("expectations:", expectations)
    desk.dispose()
  }
  example(of: "nothing is as wanted") {
    let scheduler = TestScheduler.marbles()
    let brought = try scheduler.createHotObservable(
      "--key--key--|", of: String.self)
    let row = scheduler.marbles {
      brought
        .delay(.milliseconds(10), scheduler: MainScheduler.instance)
        .filter { $0 == "glove" }
    }
    test("no glove", row.contains("glove"), is: false)
    print(row)
  }
  example(of: "the code is asked what is right") {
    func fee(days: Int) -> Int { 2 + days / 7 }
    let scheduler = TestScheduler(initialClock: 0)
    let days = scheduler.createHotObservable([.next(210, 14)])
    let result = scheduler.start { days.map(fee) }

    test("by itself", result.events, is: [.next(210, fee(days: 14))])
    test("by hand", result.events, is: [.next(210, 3)])
  }
  example(of: "tests that are tested") {
    let tests: [(name: String, check: SearchTest)] = [
      (
        "finds",
        { page in
          try SearchPlay(
            typed: "--um------>", server: "--a|", page: page
          )
          .shown.hasSuffix("um>")
        }
      ),
      (
        "finds, in time",
        { page in
          try SearchPlay(
            typed: "--um------>", server: "--a|", page: page
          )
          .shown == "e----b-um>"
        }
      ),
      (
        "overtaken",
        { page in
          try SearchPlay(
            typed: "-u-------k------>", server: "----------a|",
            page: page
          ).shown == "e---b-------b---------k>"
        }
      ),
      (
        "fails",
        { page in
          try SearchPlay(
            typed: "-u-------k------>", server: "--X", page: page
          ).shown == "e---b-x-----b-x>"
        }
      ),
    ]
    for (name, check) in tests {
      print("\(name):", try faults(foundBy: check))
    }
  }
  example(of: "a text that is taken back") {
    let check: SearchTest = { page in
      try SearchPlay(
        typed: "-u------v-u------>", server: "--a|", page: page
      ).asked == ["u"]
    }
    print(try faults(foundBy: check))
  }
}
