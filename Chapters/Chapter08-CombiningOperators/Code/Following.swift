import Lesson
import Reactive

/// One source after the other.
@ExampleListBuilder
var following: ExampleList {
  diagram(
    "concat",
    """
    cache:   --90--|
    server:        ----95--|
    """
  ) { (cache: Observable<Int>, server: Observable<Int>) in
    cache.concat(server)
  }

  example(of: "cache, then server") {
    func price(in place: String, _ price: Int) -> Observable<Int> {
      .deferred {
        print("asking the \(place)")
        return .just(price)
      }
    }
    let price = price(in: "cache", 90).concat(price(in: "server", 95))
    _ = price.noted(by: "page")
    _ = price.take(1).noted(by: "receipt")
  }

  diagram(
    "concat after an endless source",
    """
    prices:  --90---85---80-->
    thanks:  --1--|
    """
  ) { (prices: Observable<Int>, thanks: Observable<Int>) in
    prices.concat(thanks)
  }

  diagram(
    "concat of hot sources",
    """
    day:    --a---b----|
    night:  ----c----d----e--|
    """, hot: ["day", "night"]
  ) { (day: Observable<String>, night: Observable<String>) in
    day.concat(night)
  }
}
