import Dispatch
import Lesson
import Reactive
import ReactiveTesting

/// A test of a desk, which returns whether the desk has passed.
typealias DeskTest = (@escaping MakeDesk) throws -> Bool

/// Returns the faults that a test finds.
func faults(foundBy check: DeskTest) throws -> [String] {
  guard try check(LendingDesk.init) else {
    return ["none: the right desk fails"]
  }
  return try faultyDesks.compactMap { fault, make in
    try check(make) ? nil : fault
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
  example(of: "no glove, and no proof") {
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
  example(of: "an expected value from the code") {
    func fee(days: Int) -> Int { 2 + days / 7 }
    let scheduler = TestScheduler(initialClock: 0)
    let days = scheduler.createHotObservable([.next(210, 14)])
    let result = scheduler.start { days.map(fee) }

    test("by itself", result.events, is: [.next(210, fee(days: 14))])
    test("by hand", result.events, is: [.next(210, 3)])
  }
  example(of: "tests that are tested") {
    let tests: [(name: String, check: DeskTest)] = [
      (
        "finds",
        { desk in
          try DeskPlay(
            typed: "-v-vi-vio---->", server: "----(a|)", desk: desk
          ).hits.hasSuffix("vio>")
        }
      ),
      (
        "finds, in time",
        { desk in
          try DeskPlay(
            typed: "-v-vi-vio---->", server: "----(a|)", desk: desk
          ).hits == "-s---v-s---vio>"
        }
      ),
      (
        "overtaken",
        { desk in
          try DeskPlay(
            typed: "-v--------h----->", server: "------------(a|)",
            desk: desk
          ).hits == "-s--------s-----------h>"
        }
      ),
      (
        "fails",
        { desk in
          try DeskPlay(
            typed: "-v--------h----->", server: "--X", desk: desk
          ).hits == "-s---x----s---x>"
        }
      ),
    ]
    for (name, check) in tests {
      print("\(name):", try faults(foundBy: check))
    }
  }
  example(of: "a text that is taken back") {
    let check: DeskTest = { desk in
      try DeskPlay(
        typed: "-v-vi-v-------->", server: "----(a|)", desk: desk
      ).asked == ["v"]
    }
    print(try faults(foundBy: check))
  }
}
