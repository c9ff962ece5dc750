#if !hasFeature(Embedded)
import Dispatch
import Reactive
#endif

/// Checks a source, and creates its observable and its code.
struct SourceReader {
  private let source: Composition.Source
  private(set) var problem: ChainProblem?

  init(_ source: Composition.Source) { self.source = source }

  private mutating func fail(_ message: String, _ parameter: Int? = nil, at position: Int? = nil) {
    if problem != nil { return }
    problem = ChainProblem(message, at: position)
    problem?.parameter = parameter
  }

  private func text(_ index: Int) -> String {
    source.parameters.indices.contains(index) ? source.parameters[index] : source.kind.parameters[index].usual
  }

  private mutating func time(_ index: Int) -> Int {
    if let number = Int(text(index)), number > 0, number <= Composition.longest { return number }
    fail("The time must be a whole number of milliseconds from 1 to \(Composition.longest).", index)
    return 10
  }

  /// Reads values that are separated by commas.
  private mutating func values(_ index: Int) -> (values: [Value], type: ValueType, code: String) {
    let crash = Crash()
    switch ExpressionParser.list(text(index)) {
    case .failure(let problem): fail(problem.message, index, at: problem.position)
    case .success(let expressions):
      var values: [Value] = []
      var code = ""
      var type = ValueType.unknown
      for expression in expressions {
        switch Closure.make(expression, [], crash: crash) {
        case .failure(let problem): fail(problem.message, index, at: problem.position)
        case .success(let closure):
          if !ExpressionChecker.fits(closure.result, type) {
            fail(
              "All values must have the same type, but there are \(type.description) and "
                + "\(closure.result.description).", index)
          }
          type = closure.result
          values.append(closure())
          code += (code.isEmpty ? "" : ", ") + closure.body
        }
      }
      if let message = crash.message { fail(message, index) }
      return (values, type, code)
    }
    return ([.number(0)], .unknown, "")
  }

  mutating func read() -> CheckedSource {
    let name = source.name
    switch source.kind {
    case .cold:
      let type = rowType
      let marks = events(type)
      var list = ""
      for (index, mark) in marks.enumerated() {
        list += (marks.count > 2 && index % 4 == 0 ? "\n  " : index == 0 ? "" : " ") + mark.recorded
        list += index < marks.count - 1 ? "," : marks.count > 2 ? ",\n" : ""
      }
      return CheckedSource(
        name: name, type: type, code: "scheduler.createColdObservable([\(list)])", more: []
      ) { clock in
        Observable.create { observer in
          let subscription = BooleanDisposable()
          let start = clock.now
          for mark in marks {
            clock.perform(at: start + mark.time) {
              if !subscription.isDisposed { observer.on(mark.event) }
            }
          }
          return subscription
        }
      }
    case .publish:
      let type = rowType
      return subject(type, "PublishSubject<\(type.description)>()") {
        let subject = PublishSubject<Value>()
        return (subject.asObservable(), { subject.on($0) })
      }
    case .behavior:
      let first = values(0)
      let type = first.type == .text ? .text : rowType
      if !ExpressionChecker.fits(first.type, type) {
        fail("The first value must be \(ExpressionChecker.words(type)), like the marbles.", 0)
      }
      if first.values.count != 1 { fail("A subject has one current value.", 0) }
      return subject(type, "BehaviorSubject<\(type.description)>(value: \(first.code))") {
        let subject = BehaviorSubject<Value>(value: first.values[0])
        return (subject.asObservable(), { subject.on($0) })
      }
    case .replay:
      let type = rowType
      let size = Int(text(0)) ?? -1
      if size < 0 || size > 9 { fail("`bufferSize` must be a whole number from 0 to 9.", 0) }
      return subject(type, "ReplaySubject<\(type.description)>.create(bufferSize: \(size))") {
        let subject = ReplaySubject<Value>.create(bufferSize: max(0, size))
        return (subject.asObservable(), { subject.on($0) })
      }
    case .of:
      let (values, type, code) = values(0)
      return CheckedSource(name: name, type: type, code: "Observable.of(\(code))", more: []) { _ in
        Observable.from(values)
      }
    case .timer:
      let time = time(0)
      return CheckedSource(
        name: name, type: .number,
        code: "Observable<Int>.timer(.milliseconds(\(time)), scheduler: scheduler)", more: []
      ) { clock in
        Observable<Int>.timer(.milliseconds(time), scheduler: clock.scheduler).map { .number(Int64($0)) }
      }
    case .interval:
      let time = time(0)
      return CheckedSource(
        name: name, type: .number,
        code: "Observable<Int>.interval(.milliseconds(\(time)), scheduler: scheduler)", more: []
      ) { clock in
        Observable<Int>.interval(.milliseconds(time), scheduler: clock.scheduler).map { .number(Int64($0)) }
      }
    case .empty:
      return CheckedSource(name: name, type: .number, code: "Observable<Int>.empty()", more: []) { _ in
        .empty()
      }
    case .never:
      return CheckedSource(name: name, type: .number, code: "Observable<Int>.never()", more: []) { _ in
        .never()
      }
    }
  }

  // MARK: Marbles

  private struct MarkEvent {
    let time: Int
    let event: Event<Value>
    /// The event of a script in the code.
    let recorded: String
    /// The call that emits the event in the code.
    let call: String
  }

  /// The type of the marbles: numbers if all of them are numbers, else texts.
  private var rowType: ValueType {
    source.marks.allSatisfy { $0.kind != .element || Int64($0.text) != nil } ? .number : .text
  }

  private func events(_ type: ValueType) -> [MarkEvent] {
    source.marks.map { mark in
      switch mark.kind {
      case .element:
        let value: Value = type == .number ? .number(Int64(mark.text) ?? 0) : .text(mark.text)
        let code = value.debugDescription
        return MarkEvent(
          time: mark.time, event: .next(value), recorded: ".next(\(mark.time), \(code))",
          call: "onNext(\(code))")
      case .completed:
        return MarkEvent(
          time: mark.time, event: .completed, recorded: ".completed(\(mark.time))", call: "onCompleted()")
      case .error:
        let error = "MarbleError(\(Value.quoted(mark.text)))"
        return MarkEvent(
          time: mark.time, event: .error(RowError.error(mark.text)),
          recorded: ".error(\(mark.time), \(error))", call: "onError(\(error))")
      }
    }
  }

  private func subject(
    _ type: ValueType, _ code: String,
    _ make: @escaping () -> (events: Observable<Value>, send: (Event<Value>) -> Void)
  ) -> CheckedSource {
    let marks = events(type)
    let name = source.name
    return CheckedSource(
      name: name, type: type, code: code,
      more: marks.map { "scheduler.scheduleAt(\($0.time)) { \(name).\($0.call) }" }
    ) { clock in
      let subject = make()
      for mark in marks { clock.perform(at: mark.time) { subject.send(mark.event) } }
      return subject.events
    }
  }
}
