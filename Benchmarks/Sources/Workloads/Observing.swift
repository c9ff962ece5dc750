import Observation
import Reactive

@Observable
private final class Gauge: ReactiveCompatible {
  @ObservationIgnored var total = 0
  var value = 0
}

extension Workload {
  /// Changes of a property of an `@Observable` object.
  static let observing = [
    Workload(
      "observe", goal: 3, plain: plainTracking,
      reactive: {
        let gauge = Gauge()
        let sum = Sum()
        _ = gauge.rx.observe(\.value).subscribe(onNext: sum.add)
        return { for number in 1...$0 { gauge.value = gauge.value &+ number } }
      }),
    Workload(
      "observeWeakly", goal: 3, plain: plainTracking,
      reactive: {
        let gauge = Gauge()
        let sum = Sum()
        _ = gauge.rx.observeWeakly(\.value).subscribe(onNext: { sum.add($0 ?? 0) })
        return { for number in 1...$0 { gauge.value = gauge.value &+ number } }
      }),
  ]

  /// Swift's own observation, which must be registered again after each change, and reports a change before it happens.
  private static let plainTracking: Preparation = {
    nonisolated(unsafe) let gauge = Gauge()
    return {
      for number in 1...$0 {
        gauge.total &+= withObservationTracking {
          gauge.value
        } onChange: {
        }
        gauge.value = gauge.value &+ number
      }
    }
  }
}
