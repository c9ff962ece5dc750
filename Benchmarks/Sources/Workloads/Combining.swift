import OpenCombine
import Reactive

extension Workload {
  /// Several sources, which take turns.
  static let combining = [
    Workload(
      "combineLatest of 2", goal: 2.5,
      plain: {
        let left = PlainSource(), right = PlainSource()
        let sum = Sum()
        var latest: (left: Int?, right: Int?)
        let emit = PlainStage { sum.add($0) }
        let combine = { if let left = latest.left, let right = latest.right { emit.handle(left &+ right) } }
        _ = left.add {
          latest.left = $0
          combine()
        }
        _ = right.add {
          latest.right = $0
          combine()
        }
        return { inTurns($0, left.send, right.send) }
      },
      reactive: {
        let left = PublishSubject<Int>(), right = PublishSubject<Int>()
        let sum = Sum()
        _ = Observable.combineLatest(left, right) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
        return { inTurns($0, left.onNext, right.onNext) }
      },
      openCombine: nil),
    Workload(
      "combineLatest of 4", goal: 2.5,
      plain: {
        let a = PlainSource(), b = PlainSource(), c = PlainSource(), d = PlainSource()
        let sum = Sum()
        var latest: (Int?, Int?, Int?, Int?)
        let emit = PlainStage { sum.add($0) }
        let combine = {
          if let a = latest.0, let b = latest.1, let c = latest.2, let d = latest.3 {
            emit.handle(a &+ b &+ c &+ d)
          }
        }
        _ = a.add {
          latest.0 = $0
          combine()
        }
        _ = b.add {
          latest.1 = $0
          combine()
        }
        _ = c.add {
          latest.2 = $0
          combine()
        }
        _ = d.add {
          latest.3 = $0
          combine()
        }
        return { inTurns($0, a.send, b.send, c.send, d.send) }
      },
      reactive: {
        let a = PublishSubject<Int>(), b = PublishSubject<Int>()
        let c = PublishSubject<Int>(), d = PublishSubject<Int>()
        let sum = Sum()
        let combined = Observable<Int>.combineLatest(a, b, c, d) { (a: Int, b: Int, c: Int, d: Int) -> Int in
          a &+ b &+ c &+ d
        }
        _ = combined.subscribe(onNext: { sum.add($0) })
        return { inTurns($0, a.onNext, b.onNext, c.onNext, d.onNext) }
      },
      openCombine: nil),
    Workload(
      "combineLatest of 4, in 7 layers", goal: 2.5,
      plain: {
        let source = PlainSource()
        let others = (0..<3).map { _ in PlainSource() }
        let sum = Sum()
        var handle: (Int) -> Void = { sum.add($0) }
        for _ in 0..<7 {
          var latest: [Int?] = [nil, nil, nil, nil]
          let emit = PlainStage(handle)
          let combine = { (place: Int, number: Int) in
            latest[place] = number
            if let a = latest[0], let b = latest[1], let c = latest[2], let d = latest[3] {
              emit.handle(a &+ b &+ c &+ d)
            }
          }
          for (place, other) in others.enumerated() { _ = other.add { combine(place + 1, $0) } }
          handle = { combine(0, $0) }
        }
        _ = source.add(handle)
        for other in others { other.send(1) }
        return { for number in 0..<$0 { source.send(number) } }
      },
      reactive: {
        let source = PublishSubject<Int>()
        let others = (0..<3).map { BehaviorSubject(value: $0) }
        let sum = Sum()
        var layer = source.asObservable()
        for _ in 0..<7 {
          layer = Observable<Int>.combineLatest(layer, others[0], others[1], others[2]) {
            (a: Int, b: Int, c: Int, d: Int) -> Int in a &+ b &+ c &+ d
          }
        }
        _ = layer.subscribe(onNext: { sum.add($0) })
        return { for number in 0..<$0 { source.onNext(number) } }
      }),
    Workload(
      "merge of 10", goal: 2.5,
      plain: {
        let sources = (0..<10).map { _ in PlainSource() }
        let sum = Sum()
        let emit = PlainStage { sum.add($0) }
        for source in sources { _ = source.add { emit.handle($0) } }
        return { events in
          for number in 0..<events / 10 { for source in sources { source.send(number) } }
        }
      },
      reactive: {
        let sources = (0..<10).map { _ in PublishSubject<Int>() }
        let sum = Sum()
        _ = Observable.merge(sources.map { $0.asObservable() }).subscribe(onNext: { sum.add($0) })
        return { events in
          for number in 0..<events / 10 { for source in sources { source.onNext(number) } }
        }
      },
      openCombine: {
        let sources = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
        let sum = Sum()
        let kept = sources.publisher.flatMap { $0 }.sink { sum.add($0) }
        return { events in
          withExtendedLifetime(kept) {
            for number in 0..<events / 10 { for source in sources { source.send(number) } }
          }
        }
      }),
    Workload(
      "zip of 2", goal: 2.5,
      plain: {
        let left = PlainSource(), right = PlainSource()
        let sum = Sum()
        var waiting: (left: [Int], right: [Int]) = ([], [])
        let emit = PlainStage { sum.add($0) }
        let pair = {
          if waiting.left.isEmpty || waiting.right.isEmpty { return }
          emit.handle(waiting.left.removeFirst() &+ waiting.right.removeFirst())
        }
        _ = left.add {
          waiting.left.append($0)
          pair()
        }
        _ = right.add {
          waiting.right.append($0)
          pair()
        }
        return { inTurns($0, left.send, right.send) }
      },
      reactive: {
        let left = PublishSubject<Int>(), right = PublishSubject<Int>()
        let sum = Sum()
        _ = Observable.zip(left, right) { $0 &+ $1 }.subscribe(onNext: { sum.add($0) })
        return { inTurns($0, left.onNext, right.onNext) }
      },
      openCombine: {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let kept = left.zip(right) { $0 &+ $1 }.sink { sum.add($0) }
        return { events in withExtendedLifetime(kept) { inTurns(events, left.send, right.send) } }
      }),
  ]
}

/// Sends as many events as `count` says, to each source in turn.
@inline(__always)
private func inTurns(_ count: Int, _ send: ((Int) -> Void)...) {
  for number in 0..<count / send.count { for send in send { send(number) } }
}
