import Lesson
import Reactive

/// State inside and outside the closure of `create`.
@ExampleListBuilder
var remembering: ExampleList {
  example(of: "a list that is loaded twice") {
    let bookings = Bookings().all()
    for load in ["opened", "pulled down"] {
      _ = bookings.toArray()
        .subscribe(onSuccess: { print("\(load): \($0)") })
    }
  }

  example(of: "a list that begins with page 0") {
    let bookings = Bookings().allFromPage0()
      .enumerated().map { "\($0.index + 1) \($0.element)" }
    for load in ["opened", "pulled down"] {
      _ = bookings.toArray()
        .subscribe(onSuccess: { print("\(load): \($0)") })
    }
  }
}
