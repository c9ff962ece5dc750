import Dispatch
import Lesson
import Reactive

/// Timers as observables.
@ExampleListBuilder
var ticking: ExampleList {
  example(of: "interval") {
    let mist = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .stamped(by: "mist")
    pause(for: .milliseconds(3500))
    mist.dispose()
  }

  diagram("interval", frame: .seconds(1)) {
    Observable<Int>.interval(
      .seconds(3), scheduler: MainScheduler.instance)
  }

  diagram("timer", frame: .seconds(1)) {
    Observable<Int>.timer(
      .seconds(2), scheduler: MainScheduler.instance)
  }

  diagram("timer with a period", frame: .seconds(1)) {
    Observable<Int>.timer(
      .seconds(2), period: .seconds(3),
      scheduler: MainScheduler.instance)
  }

  example(of: "a duration as a period") {
    let period: Duration = .seconds(3) / 2
    let mist = Observable<Int>
      .interval(period, scheduler: MainScheduler.instance)
      .stamped(by: "mist")
    pause(for: .milliseconds(3500))
    mist.dispose()
  }

  diagram(
    "two timers",
    """
    hall:  ^------------->
    yard:  ----^--------->
    """, frame: .seconds(1)
  ) {
    Observable<Int>.interval(
      .seconds(3), scheduler: MainScheduler.instance)
  }

  example(of: "a timer for each row") {
    var timers = 0
    var ticks = 0
    let seconds = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .do(onNext: { _ in ticks += 1 }, onSubscribe: { timers += 1 })

    for source in [seconds, seconds.share()] {
      let rows = (1...100).map { _ in source.subscribe() }
      pause(for: .milliseconds(10_500))
      print("timers: \(timers), ticks in 10 seconds: \(ticks)")
      for row in rows { row.dispose() }
      timers = 0
      ticks = 0
    }
  }

  example(of: "a pump that is slow once") {
    stamp("the pump is switched on")
    let pump = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { tick in
        stamp("tick \(tick)")
        pause(for: .milliseconds(tick == 1 ? 2500 : 300))
      })
    pause(for: .milliseconds(6500))
    pump.dispose()
  }

  example(of: "a screen that polls", leaks: 1) {
    var screens = [ForecastScreen()]
    pause(for: .milliseconds(1500))
    screens.removeLast()
    pause(for: .seconds(2))
    print("subscriptions:", Resources.total)
  }

  example(of: "a screen with a bag") {
    var screens = [TidyForecastScreen()]
    pause(for: .milliseconds(1500))
    screens.removeLast()
    pause(for: .seconds(2))
    print("subscriptions:", Resources.total)
  }
}
