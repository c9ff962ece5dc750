import Reactive

/// A million events through four operators: the measure of debug builds, which is what readers run.
enum ChainTime {
  static func print() {
    let subject = PublishSubject<Int>()
    var sum = 0
    let subscription = subject.map { $0 + 1 }.filter { $0.isMultiple(of: 2) }.map { $0 / 2 }.scan(
      0, accumulator: max
    )
    .subscribe(onNext: { sum = $0 })
    let time = ContinuousClock().measure { for number in 0..<1_000_000 { subject.onNext(number) } }
    subscription.dispose()
    Swift.print("A million events through four operators: \(time), the last of them \(sum)")
  }
}
