import Dispatch
import Lesson
import Reactive

/// Delays, and elements left out at the start or the end.
@ExampleListBuilder
var delaying: ExampleList {
  diagram(
    "delay",
    """
    door:   --open--shut----|
    """, frame: .seconds(1)
  ) { (door: Observable<String>) in
    door.delay(.seconds(3), scheduler: MainScheduler.instance)
  }

  diagram(
    "delay and an error",
    """
    soil:   --31--32--X
    """, frame: .seconds(1)
  ) { (soil: Observable<Int>) in
    soil.delay(.seconds(5), scheduler: MainScheduler.instance)
  }

  example(of: "two ways to be late") {
    let answers = Forecast.request()
      .delay(.seconds(2), scheduler: MainScheduler.instance)
      .stamped(by: "delay")
    pause(for: .seconds(3))
    answers.dispose()
    let requests = Forecast.request()
      .delaySubscription(
        .seconds(2), scheduler: MainScheduler.instance
      )
      .stamped(by: "delaySubscription")
    pause(for: .seconds(3))
    requests.dispose()
  }

  diagram(
    "delaySubscription of a hot source",
    """
    soil:    -31-32-33-34-35-->
    """, hot: ["soil"], frame: .seconds(1)
  ) { (soil: Observable<Int>) in
    soil.delaySubscription(
      .seconds(5), scheduler: MainScheduler.instance)
  }

  example(of: "a retry without a pause") {
    var requests = 0
    let hasty = Forecast.failingRequest()
      .do(onSubscribe: { requests += 1 })
    let patient = hasty.delaySubscription(
      .seconds(1), scheduler: MainScheduler.instance)

    for forecast in [hasty, patient] {
      requests = 0
      let retrying = forecast.retry().subscribe()
      pause(for: .milliseconds(4950))
      retrying.dispose()
      print("requests:", requests)
    }
  }

  diagram(
    "skip for a time",
    """
    soil:    --0--0--31--------32--33--|
    first:   ^------------------------->
    second:  ----------^--------------->
    third:   ---------------------^---->
    """, hot: ["soil"], frame: .seconds(1)
  ) { (soil: Observable<Int>) in
    soil.skip(.seconds(6), scheduler: MainScheduler.instance)
  }

  diagram(
    "take for a time",
    """
    soil:    --0--0--31--------32--33--|
    first:   ^------------------------->
    second:  ----------^--------------->
    third:   ---------------------^---->
    """, hot: ["soil"], frame: .seconds(1)
  ) { (soil: Observable<Int>) in
    soil.take(
      for: .seconds(6), scheduler: MainScheduler.instance)
  }
}
