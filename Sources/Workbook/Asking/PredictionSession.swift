import Lesson

/// `rxbook ask`: shows examples without their outputs, takes predictions, and compares them with what is printed.
public struct PredictionSession {
  private let console: Console
  private let read: () -> String?

  /// - Parameter read: The next line of what is typed; nil at its end.
  public init(console: Console, read: @escaping () -> String?) {
    self.console = console
    self.read = read
  }

  /// Asks for each of `outputs`, whose examples did `runs`.
  ///
  /// - Parameter place: Where an output is shown, for those who want to read on.
  /// - Returns: Whether all that was predicted is what is printed.
  public func ask(
    _ outputs: [AskedOutputs.Asked], runs: [ExampleRun], place: (AskedOutputs.Asked) -> Place
  ) -> Bool {
    var right = 0
    var predicted = 0
    for (index, asked) in outputs.enumerated() {
      guard let run = runs.first(where: { $0.example.name == asked.example }) else { continue }
      if index > 0 { console.line() }
      let title = "\(index + 1) of \(outputs.count): \(asked.example)"
      console.line(console.paint(title, .strong))
      console.line()
      console.write(asked.pieces)
      console.line("What is printed? Type it line by line; an empty line ends it, Ctrl-D ends all.")
      guard let lines = readLines() else { break }
      if lines.isEmpty {
        console.line("Passed over. It prints:")
        for line in PrintedLines.lines(of: run.transcript).dropFirst() { console.line("    \(line)") }
      } else {
        predicted += 1
        if tell(lines, asked, run) { right += 1 }
      }
      console.line(console.paint("Why: \(place(asked))", .faint))
    }
    if predicted > 1 {
      console.line()
      console.line("\(right) of \(counted(predicted, "prediction")) right.")
    }
    return right == predicted
  }

  /// What is typed up to an empty line; nil where nothing more comes.
  private func readLines() -> [String]? {
    var lines: [String] = []
    while let line = read() {
      if line.allSatisfy(\.isWhitespace) { return lines }
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines
  }

  private func tell(_ lines: [String], _ asked: AskedOutputs.Asked, _ run: ExampleRun) -> Bool {
    let ending = Judgement(onExampleEnding: run.job.ending, traps: run.example.traps, errors: run.job.errors)
    if let ending { console.line("The example \(ending.phrase).") }
    let printed = PrintedLines.lines(of: run.transcript)
    let prediction = Prediction(lines, of: printed, header: run.header, asked: asked)
    if prediction.isRight {
      console.line(console.paint("✓ Right, line for line.", .good))
      return true
    }
    let words =
      switch prediction.hits {
      case 0: "Not this time"
      case prediction.count: "What is printed is there, and more than that"
      default: "\(prediction.hits) of \(counted(prediction.count, "line")) are as you said"
      }
    console.line(console.paint("✗ \(words) (- you, + program):", .warning))
    for line in prediction.difference { console.difference(line, indent: 4) }
    return false
  }
}

extension Console {
  /// Writes what stands above an output or above answers.
  func write(_ pieces: [Question.Piece]) {
    for piece in pieces {
      switch piece {
      case .words(let words): line(TextWrapping.wrap(words, indent: 0, width: width))
      case .code(let lines): for text in lines { line(text.isEmpty ? "" : "    \(text)") }
      }
      line()
    }
  }
}
