/// An example whose output is known here; five kinds of them take turns.
struct GeneratedExample {
  let number: Int
  let factor: Int

  private var name: String { "example \(number)" }

  private enum Kind: Int {
    case range, subject, interval, debounce, asynchronous
  }

  private var kind: Kind { Kind(rawValue: number % 5) ?? .range }

  private var body: [String] {
    switch kind {
    case .range:
      [
        "let numbers = Observable.range(start: 1, count: \(number))",
        "_ =",
        "  numbers.map { $0 * \(factor) }",
        "  .filter { !$0.isMultiple(of: 3) }",
        "  .subscribe { print($0) }",
      ]
    case .subject:
      [
        "let numbers = PublishSubject<Int>()",
        "_ =",
        "  numbers.scan(0, accumulator: +).map { $0 * \(factor) }",
        "  .catchAndReturn(-1)",
        "  .subscribe { print($0) }",
        "for number in 1...\(number) { numbers.onNext(number) }",
        "numbers.onError(RxError.unknown)",
      ]
    case .interval:
      [
        "let ticks = Observable<Int>.interval(.seconds(6), scheduler: MainScheduler.instance)",
        "let subscription = ticks.subscribe(onNext: { print($0 * \(factor)) })",
        "pause(for: .seconds(6 * \(number)))",
        "subscription.dispose()",
      ]
    case .debounce:
      [
        "let queue = SerialDispatchQueueScheduler(qos: .default)",
        "let keys = Observable.of(1, 2, \(factor)).concat(Observable.never())",
        "_ =",
        "  keys.debounce(.seconds(10), scheduler: queue)",
        "  .timeout(.seconds(40), scheduler: MainScheduler.instance)",
        "  .subscribe { print($0) }",
        "pause(for: .seconds(60))",
      ]
    case .asynchronous:
      [
        "let queue = ConcurrentDispatchQueueScheduler(qos: .default)",
        "let ticks = Observable<Int>.interval(.seconds(5), scheduler: queue)",
        "for try await tick in ticks.take(\(number)).values {",
        "  print(tick * \(factor))",
        "}",
      ]
    }
  }

  private var output: [String] {
    switch kind {
    case .range:
      (1...number).map { $0 * factor }.filter { !$0.isMultiple(of: 3) }.map { "next(\($0))" }
        + ["completed"]
    case .subject:
      (1...number).map { "next(\($0 * ($0 + 1) / 2 * factor))" } + ["next(-1)", "completed"]
    case .interval, .asynchronous: (0..<number).map { "\($0 * factor)" }
    case .debounce: ["next(\(factor))", "error(Sequence timeout.)"]
    }
  }

  var code: String {
    """
    example(of: "\(name)") {
    \(body.map { "  " + $0 }.joined(separator: "\n"))
    }
    """
  }

  var text: String {
    """
    ## Section \(number)

    Numbers are multiplied by \(factor), and what comes of that is printed. The text is about as long as it
    would be in a chapter, so that reading it takes as long, too.

    ```swift of="\(name)"
    \(code)
    ```

    This is printed, and nothing else.

    ```output
    --- Example of: \(name) ---
    \(output.joined(separator: "\n"))
    ```

    """
  }
}
