import Benchmark
import OpenCombine
import Reactive

/// A subject with one observer, per event: this library, OpenCombine, and a class that holds closures.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .instructions], scalingFactor: .kilo, maxDuration: .seconds(2))

  Benchmark("subject to 1: plain", configuration: configuration) { benchmark in
    let source = PlainSource()
    var sum = 0
    source.handlers.append { sum &+= $0 }
    for number in benchmark.scaledIterations { source.send(number) }
    blackHole(sum)
  }

  Benchmark("subject to 1: Reactive", configuration: configuration) { benchmark in
    let source = Reactive::PublishSubject<Int>()
    var sum = 0
    let subscription = source.subscribe(onNext: { sum &+= $0 })
    for number in benchmark.scaledIterations { source.onNext(number) }
    subscription.dispose()
    blackHole(sum)
  }

  Benchmark("subject to 1: OpenCombine", configuration: configuration) { benchmark in
    let source = PassthroughSubject<Int, Never>()
    var sum = 0
    let subscription = source.sink { sum &+= $0 }
    for number in benchmark.scaledIterations { source.send(number) }
    subscription.cancel()
    blackHole(sum)
  }
}

/// What a subject costs where there is no library: closures in an array.
private final class PlainSource {
  var handlers: [(Int) -> Void] = []

  @inline(never)
  func send(_ number: Int) {
    for handler in handlers { handler(number) }
  }
}
