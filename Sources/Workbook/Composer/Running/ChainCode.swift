extension CheckedChain {
  /// The modules that the code imports.
  package static let imports = "import Reactive\nimport ReactiveTesting\n"

  /// The extension that code with observed steps needs.
  package static let observation = """
    extension ObservableType {
      /// Prints each event and subscription under a name.
      func shown(_ name: String, _ scheduler: TestScheduler) -> Observable<Element> {
        self.do(
          onNext: { print(scheduler.clock, name, "next(\\($0))") },
          onError: { print(scheduler.clock, name, "error(\\($0))") },
          onCompleted: { print(scheduler.clock, name, "completed") },
          onSubscribe: { print(scheduler.clock, name, "subscribed") },
          onDispose: { print(scheduler.clock, name, "disposed") })
      }
    }

    extension ObservableType where Element: ObservableConvertibleType {
      /// Prints each event and subscription under a name.
      func shown(_ name: String, _ scheduler: TestScheduler) -> Observable<Element> {
        self.do(
          onNext: { _ in print(scheduler.clock, name, "next(sequence)") },
          onError: { print(scheduler.clock, name, "error(\\($0))") },
          onCompleted: { print(scheduler.clock, name, "completed") },
          onSubscribe: { print(scheduler.clock, name, "subscribed") },
          onDispose: { print(scheduler.clock, name, "disposed") })
      }
    }

    """

  /// Returns the chain as a Swift program.
  ///
  /// - Parameter showsSteps: Whether the program prints the events of all stages, or only those of the result.
  package func program(showsSteps: Bool = false) -> String {
    "\(Self.imports)\n\(showsSteps ? "\(Self.observation)\n" : "")\(code(showsSteps: showsSteps))"
  }

  /// Returns the statements of the program.
  package func code(showsSteps: Bool) -> String {
    var text = "let scheduler = TestScheduler.marbles()\n"
    func shown(_ name: String) -> String { showsSteps ? ".shown(\"\(name)\", scheduler)" : "" }
    for (index, source) in sources.enumerated() where index == 0 || isUsed(source.name) {
      text += "\n"
      text += declaration(of: source, showsSteps: showsSteps)
    }
    text += "\n"
    var expression = sources[0].name
    var names = 0
    // Long chains are split, because type inference is slow in long statements.
    var length = 0
    for (index, step) in steps.enumerated() {
      let own = 1 + step.code.after.utf8.count / 40
      if !step.code.before.isEmpty || length + own > 6 {
        if length > 0 {
          names += 1
          text += "let step\(names) = \(expression)\n"
          expression = "step\(names)"
        }
        length = 0
      }
      length += own
      var after = ""
      for scalar in step.code.after.unicodeScalars {
        switch scalar {
        case StageKind.innerMark: after += shown("\(index + 1) inner")
        case StageKind.innersMark: after += showsSteps ? ".map { $0\(shown("\(index + 1) inner")) }" : ""
        default: after.unicodeScalars.append(scalar)
        }
      }
      if step.code.before.isEmpty {
        expression += "\n  \(after)"
      } else {
        // A testable observable isn't an `Observable`, whose type `merge` requires.
        let source =
          index == 0 && step.code.before == StageKind.mergeStart ? "\(expression).asObservable()" : expression
        expression = "\(step.code.before)\(source)\(after)"
      }
      expression += showsSteps ? "\n  \(shown("\(index + 1)"))" : ""
    }
    text += "let result = \(expression)\n\n"
    return text + end(showsSteps: showsSteps)
  }

  private func declaration(of source: CheckedSource, showsSteps: Bool) -> String {
    // The compiler can't infer the type of a row without elements.
    let type =
      source.code.hasPrefix("scheduler.create") ? ": TestableObservable<\(source.type.description)>" : ""
    guard showsSteps else {
      var text = "let \(source.name)\(type) = \(source.code)\n"
      for line in source.more { text += line + "\n" }
      return text
    }
    var text = "let \(source.name)Source\(type) = \(source.code)\n"
    text += "let \(source.name) = \(source.name)Source.shown(\"\(source.name)\", scheduler)\n"
    for line in source.more {
      text += Self.replaced(line, " \(source.name).on", " \(source.name)Source.on") + "\n"
    }
    return text
  }

  /// Returns `text` with the first occurrence of `old` replaced by `new`.
  private static func replaced(_ text: String, _ old: String, _ new: String) -> String {
    let (all, old) = (Array(text.utf8), Array(old.utf8))
    for start in all.indices
    where start + old.count <= all.count && Array(all[start..<(start + old.count)]) == old {
      return String(decoding: all[..<start], as: UTF8.self) + new
        + String(decoding: all[(start + old.count)...], as: UTF8.self)
    }
    return text
  }

  /// Whether a stage uses the source called `name`.
  private func isUsed(_ name: String) -> Bool {
    zip(composition.stages, steps).contains { stage, _ in
      guard let kind = StageKind.named(stage.kind) else { return false }
      return kind.parameters.indices.contains { index in
        switch kind.parameters[index].kind {
        case .row, .inner: stage.parameters.indices.contains(index) && stage.parameters[index] == name
        default: false
        }
      }
    }
  }

  /// Returns the statements that subscribe to the result and let the time pass.
  private func end(showsSteps: Bool) -> String {
    let body: String
    switch (resultType, showsSteps) {
    case (.sequence, false), (.group, false):
      let isGroup = if case .group = resultType { true } else { false }
      let name = isGroup ? "\\(inner.key)" : "#\\(count)"
      body = """
        \(isGroup ? "" : "var count = 0\n")let subscription = result.subscribe { event in
          guard let inner = event.element else { return print(scheduler.clock, event) }
        \(isGroup ? "" : "  count += 1\n")  let name = "\(name)"
          print(scheduler.clock, "next(\\(name))")
          _ = inner.subscribe { event in print(scheduler.clock, name, event) }
        }

        """
    case (.sequence, true), (.group, true):
      body = "_ = result.subscribe { event in _ = event.element?.subscribe { _ in } }\n"
    case (_, true): body = "_ = result.subscribe { _ in }\n"
    default:
      body = "let subscription = result.subscribe { event in print(scheduler.clock, event) }\n"
    }
    return
      "\(body)scheduler.advanceTo(\(composition.duration))\n\(showsSteps ? "" : "subscription.dispose()\n")"
  }
}

extension ChainRun {
  /// The lines that the chain's program prints.
  ///
  /// - Parameter showsSteps: Whether the program prints the events of all stages, or only those of the result.
  package func lines(showsSteps: Bool) -> [String] {
    let last = checked.steps.count - 1
    return events.compactMap { event in
      var name = ""
      switch event.track {
      case .source(let number):
        if !showsSteps, last >= 0 || number > 0 { return nil }
        name = checked.sources[number].name
      case .stage(let number):
        if !showsSteps, number != last { return nil }
        name = "\(number + 1)"
      case .inner(let stage, let number):
        if !showsSteps, stage != sequenceStage { return nil }
        name = showsSteps ? "\(stage + 1) inner" : innerNames[stage][number]
      }
      let isInner = if case .inner = event.track { true } else { false }
      let words: String
      switch event.kind {
      case .element: words = "next(\(event.text))"
      case .sequence: words = showsSteps ? "next(sequence)" : "next(\(event.text))"
      case .completed: words = "completed"
      case .error: words = "error(\(event.text))"
      case .subscription, .disposal:
        if !showsSteps { return nil }
        words = event.kind == .subscription ? "subscribed" : "disposed"
      }
      return "\(event.time) \(showsSteps || isInner ? "\(name) " : "")\(words)"
    }
  }

  /// The stage that made the sequences which are elements of the result, if they are sequences.
  private var sequenceStage: Int? {
    checked.steps.lastIndex { $0.makesSequences }.flatMap {
      checked.resultType.innerElement == nil ? nil : $0
    }
  }
}
