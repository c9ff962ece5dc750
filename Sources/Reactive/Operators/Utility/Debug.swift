extension ObservableType {
  /// Prints subscription, events and disposal, each with the current time.
  ///
  ///     let subscription = Observable.of(1).debug("till").subscribe()
  ///     // 2001-01-01 00:00:00.000: till -> subscribed
  ///     // 2001-01-01 00:00:00.000: till -> Event next(1)
  ///     // 2001-01-01 00:00:00.000: till -> Event completed
  ///     // 2001-01-01 00:00:00.000: till -> isDisposed
  ///
  /// - Parameters:
  ///   - identifier: The name of the sequence in the output; by default the place of the call.
  ///   - trimOutput: Whether to shorten events of more than 40 characters to their first and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let attach = asObservable().attach
    let log = DebugLog(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
    return Observable { downstream in
      log.print("subscribed")
      downstream.lifetime.hold(disposable: Disposables.create { log.print("isDisposed") })
      attach(
        Downstream(downstream.lifetime) { element in
          log.print(event: "\(Event<Element>.next(element))")
          downstream.next(element)
        } end: { error in
          log.print(event: "\(Event<Element>.end(error))")
          downstream.end(error)
        }.keeping(attach))
    }
  }
}

/// Prints the lines of `debug`.
@usableFromInline
struct DebugLog {
  private let identifier: String
  private let trimsOutput: Bool

  @usableFromInline
  init(_ identifier: String?, trimOutput: Bool, file: String, line: UInt, function: String) {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    self.identifier = identifier ?? "\(fileName):\(line) (\(function))"
    trimsOutput = trimOutput
  }

  @usableFromInline
  func print(_ content: String) { Swift.print(line(content)) }

  @usableFromInline
  func print(event: String) { print(text(of: event)) }

  func line(_ content: String) -> String { "\(Timestamp.current()): \(identifier) -> \(content)" }

  func text(of event: String) -> String {
    let isLong = trimsOutput && event.count > 40
    return "Event \(isLong ? "\(event.prefix(20))...\(event.suffix(20))" : event)"
  }
}
