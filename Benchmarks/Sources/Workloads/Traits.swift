import Reactive

extension Workload {
  /// Traits: what one event costs on its way through them, the subscription included where there is one for each.
  static let traits = [
    Workload(
      "Single.just.map", goal: 6, plain: plainOnce,
      reactive: {
        let sum = Sum()
        return {
          for number in 0..<$0 { _ = Single.just(number).map { $0 &+ 1 }.subscribe(onSuccess: sum.add) }
        }
      }),
    Workload(
      "Maybe.just.map", goal: 6, plain: plainOnce,
      reactive: {
        let sum = Sum()
        return {
          for number in 0..<$0 { _ = Maybe.just(number).map { $0 &+ 1 }.subscribe(onSuccess: sum.add) }
        }
      }),
    Workload(
      "Completable.empty", goal: 6, plain: plainOnce,
      reactive: {
        let sum = Sum()
        return {
          for number in 0..<$0 { _ = Completable.empty().subscribe(onCompleted: { sum.add(number) }) }
        }
      }),
    Workload(
      "Infallible, (map+filter)x4", goal: 2, plain: plainChain(4),
      reactive: {
        let source = PublishRelay<Int>()
        let sum = Sum()
        var chain = source.asInfallible()
        for _ in 0..<4 { chain = chain.map { $0 &+ 1 }.filter { $0 != 0 } }
        _ = chain.subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.accept(number) } }
      }),
    Workload(
      "Signal, (map+filter)x6", goal: 18, plain: plainChain(6),
      reactive: {
        let source = PublishRelay<Int>()
        let sum = Sum()
        var chain = source.asSignal()
        for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 != 0 } }
        _ = chain.emit(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.accept(number) } }
      }),
    Workload(
      "groupBy of 1000 keys", goal: 4,
      plain: {
        let sums = (0..<1000).map { _ in Sum() }
        var groups: [Int: Sum] = [:]
        let source = PlainSource()
        _ = source.add { number in
          let key = number % 1000
          if groups[key] == nil { groups[key] = sums[key] }
          groups[key]?.add(number)
        }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let sum = Sum()
        _ = source.groupBy { $0 % 1000 }.subscribe(onNext: { group in
          _ = group.subscribe(onNext: { sum.add($0) })
        })
        return { for number in 0..<$0 { source.onNext(number) } }
      }),
  ]

  /// A closure that another closure calls, created again for each event.
  private static let plainOnce: Preparation = {
    let sum = Sum()
    return { for number in 0..<$0 { PlainStage { sum.add($0) }.handle(number &+ 1) } }
  }

  private static func plainChain(_ pairs: Int) -> Preparation {
    {
      let source = PlainSource()
      let sum = Sum()
      _ = source.add(plainPairs(pairs) { sum.add($0) })
      return { for number in 0..<$0 { source.send(number) } }
    }
  }
}
