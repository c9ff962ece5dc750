import Reactive

/// How cost grows with the work: each curve is flat where it is linear.
struct CurveTable {
  func print() {
    Swift.print("| ns per | n = 1,000 | 10,000 | 100,000 | 1,000,000 |\n|---|---|---|---|---|")
    row("event, in a stream of n events, (map+filter)x2") { count in
      _ = Observable.from(0..<count).map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &+ 1 }.filter { $0 != -1 }
        .subscribe(onNext: { total &+= $0 })
    }
    row("event and observer, for one subject with n observers", upTo: 100_000) { count in
      let subject = PublishSubject<Int>()
      let all = (0..<count).map { _ in subject.subscribe(onNext: { total &+= $0 }) }
      return {
        for number in 0..<10 { subject.onNext(number) }; withExtendedLifetime(all) {}
      }
    } per: {
      $0 * 10
    }
    row("subscription and disposal, for n observers of one subject, in order") { count in
      let subject = PublishSubject<Int>()
      let all = (0..<count).map { _ in subject.subscribe(onNext: { total &+= $0 }) }
      for subscription in all { subscription.dispose() }
    }
    row("the same, in reverse order") { count in
      let subject = PublishSubject<Int>()
      let all = (0..<count).map { _ in subject.subscribe(onNext: { total &+= $0 }) }
      for subscription in all.reversed() { subscription.dispose() }
    }
    row("stage and event, in a chain of n stages", upTo: 10_000) { count in
      let subject = PublishSubject<Int>()
      var chain = subject.asObservable()
      for _ in 0..<count { chain = chain.map { $0 &+ 1 } }
      let subscription = chain.subscribe(onNext: { total &+= $0 })
      return {
        for number in 0..<10 { subject.onNext(number) }; withExtendedLifetime(subscription) {}
      }
    } per: {
      $0 * 10
    }
    row("element, for `concat` of 1,000 sources with n elements in total") { count in
      let sources = (0..<1000).map { _ in Observable.from(0..<count / 1000) }
      _ = Observable.concat(sources).subscribe(onNext: { total &+= $0 })
    }
    row("element, for `groupBy` with n / 10 keys") { count in
      _ = Observable.from(0..<count).groupBy { $0 % (count / 10) }.flatMap { $0 }.subscribe(onNext: {
        total &+= $0
      })
    }
    row("element, for `replay` of n elements to one late subscriber") { count in
      let subject = ReplaySubject<Int>.create(bufferSize: count)
      for number in 0..<count { subject.onNext(number) }
      subject.subscribe(onNext: { total &+= $0 }).dispose()
    }
  }

  private func row(_ name: String, upTo limit: Int = 1_000_000, _ work: @escaping (Int) -> Void) {
    row(name, upTo: limit, { count in { work(count) } }, per: { $0 })
  }

  /// `prepare` is not timed, what it returns is; the best of five.
  private func row(
    _ name: String, upTo limit: Int = 1_000_000, _ prepare: (Int) -> () -> Void, per divisor: (Int) -> Int
  ) {
    let clock = ContinuousClock()
    let cells = [1000, 10_000, 100_000, 1_000_000].map { count -> String in
      if count > limit { return "" }
      let times = (0..<5).map { _ -> Double in
        let work = prepare(count)
        return clock.measure { work() } / .nanoseconds(1)
      }
      return ((times.min() ?? 0) / Double(divisor(count))).rounded(to: 1)
    }
    Swift.print("| \(name) | \(cells.joined(separator: " | ")) |")
  }
}

nonisolated(unsafe) private var total = 0
