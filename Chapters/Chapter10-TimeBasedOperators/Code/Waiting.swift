import Dispatch
import Lesson
import Reactive

/// Limits on silence.
@ExampleListBuilder
var waiting: ExampleList {
  diagram(
    "timeout",
    """
    radio:   --18--19-----------17-->
    """, frame: .seconds(1)
  ) { (radio: Observable<Int>) in
    radio.timeout(.seconds(5), scheduler: MainScheduler.instance)
  }

  example(of: "a request that hangs") {
    let forecast = Forecast.hangingRequest()
      .timeout(.seconds(5), scheduler: MainScheduler.instance)
      .stamped(by: "forecast")
    pause(for: .seconds(20))
    forecast.dispose()
  }

  diagram(
    "timeout with another source",
    """
    radio:  --18--19-----------17-->
    cable:             -------20--|
    """, frame: .seconds(1)
  ) { (radio: Observable<Int>, cable: Observable<Int>) in
    radio.timeout(
      .seconds(5), other: cable, scheduler: MainScheduler.instance)
  }

  diagram(
    "timeout of the whole",
    """
    file:    ----10----20----30----40----50--|
    """, frame: .seconds(1)
  ) { (file: Observable<Int>) in
    file.takeLast(1)
      .timeout(.seconds(20), scheduler: MainScheduler.instance)
  }
}
