import OpenCombine
import Reactive

extension Workload {
  /// One source, stages in a row.
  static let stages = [
    Workload(
      "subject, (map+filter)x4", goal: 1.5,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        _ = source.add(plainPairs(4) { sum.add($0) })
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        _ = source.pair().pair().pair().pair().subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = source.pair().pair().pair().pair().sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
    Workload(
      "from, map, filter, scan", goal: 4,
      plain: {
        let sum = Sum()
        return { events in
          let last = PlainStage { sum.add($0) }
          var state = 0
          let scan = PlainStage {
            state &+= $0
            last.handle(state)
          }
          let first = plainPairs(1, scan.handle)
          for number in 0..<events { first(number) }
        }
      },
      reactive: {
        let sum = Sum()
        return { events in
          _ = Observable.from(0..<events).map { $0 &+ 1 }.filter { $0 != -1 }.scan(0, accumulator: &+)
            .subscribe(onNext: { sum.add($0) })
        }
      },
      openCombine: {
        let sum = Sum()
        return { events in
          _ = (0..<events).publisher.map { $0 &+ 1 }.filter { $0 != -1 }.scan(0, &+).sink { sum.add($0) }
        }
      }),
    Workload(
      "distinctUntilChanged, scan, take", goal: 0.2, against: .openCombine,
      plain: {
        let source = PlainSource()
        let sum = Sum()
        let last = PlainStage { sum.add($0) }
        var remaining = Int.max
        let take = PlainStage {
          if remaining == 0 { return }
          remaining -= 1
          last.handle($0)
        }
        var state = 0
        let scan = PlainStage {
          state &+= $0
          take.handle(state)
        }
        var latest: Int?
        _ = source.add {
          if $0 == latest { return }
          latest = $0
          scan.handle($0)
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        _ = source.distinctUntilChanged().scan(0, accumulator: &+).take(.max)
          .subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      },
      openCombine: {
        let source = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = source.removeDuplicates().scan(0, &+).prefix(.max).sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { for number in 0..<events { source.send(number) } } }
      }),
  ]
}
