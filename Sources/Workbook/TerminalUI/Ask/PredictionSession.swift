import BookModel
import Lesson
import Runner
import TextSupport

/// The dialogue of `rxbook ask`, which shows examples without their output and compares predictions with the real
/// output.
package struct PredictionSession {
  private let console: Console
  private let read: () -> String?

  /// - Parameter read: Returns the next line that the reader types, or nil at the end of the input.
  package init(console: Console, read: @escaping () -> String?) {
    self.console = console
    self.read = read
  }

  /// Asks for a prediction of each of `outputs`.
  ///
  /// - Parameters:
  ///   - outputs: The outputs to predict.
  ///   - runs: The examples with their results.
  ///   - place: Returns the place of an output in the book, where the reader finds the explanation.
  /// - Returns: Whether all predictions are right.
  package func ask(
    _ outputs: [AskedOutputs.Asked], runs: [(example: Example, result: RunResult)],
    place: (AskedOutputs.Asked) -> Place
  ) -> Bool {
    var right = 0
    var predicted = 0
    for (index, asked) in outputs.enumerated() {
      guard let (example, result) = runs.first(where: { $0.example.name == asked.example }) else { continue }
      if index > 0 { console.line() }
      let title = "\(index + 1) of \(outputs.count): \(asked.example)"
      console.line(console.paint(title, .strong))
      console.line()
      console.write(asked.pieces)
      console.line("What does it print? Type each line, and finish with an empty one (Ctrl-D to quit):")
      guard let lines = readLines() else { break }
      if lines.isEmpty {
        console.line("Skipped. It prints:")
        for line in PrintedLines.lines(of: result.transcript(of: example)).dropFirst() {
          console.line("    \(line)")
        }
      } else {
        predicted += 1
        if show(lines, asked, example, result) { right += 1 }
      }
      console.line(console.paint("Explanation: \(place(asked))", .faint))
    }
    if predicted > 1 {
      console.line()
      console.line("\(right) of \(counted(predicted, "prediction")) \(right == 1 ? "was" : "were") right.")
    }
    return right == predicted
  }

  /// Returns the lines up to an empty line, or nil at the end of the input.
  private func readLines() -> [String]? {
    var lines: [String] = []
    while let line = read() {
      if line.allSatisfy(\.isWhitespace) { return lines }
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines
  }

  private func show(
    _ lines: [String], _ asked: AskedOutputs.Asked, _ example: Example, _ result: RunResult
  ) -> Bool {
    let failure = ExplainedVerdict(
      exampleTermination: result.termination, traps: example.traps, errors: result.errors)
    if let failure { console.line("The example \(failure.explanation).") }
    let printed = PrintedLines.lines(of: result.transcript(of: example))
    let prediction = Prediction(lines, of: printed, header: example.header, asked: asked)
    if prediction.isRight {
      console.line(console.paint("✓ Right, line for line.", .good))
      return true
    }
    let words =
      switch prediction.hits {
      case 0: "You predicted none of the lines"
      case prediction.count: "You predicted all lines, but also some that are not printed"
      default: "You predicted \(prediction.hits) of \(counted(prediction.count, "line"))"
      }
    console.line(console.paint("✗ \(words) (- you, + program):", .warning))
    for line in prediction.difference { console.difference(line, indent: 4) }
    return false
  }
}

extension Console {
  /// Writes the text and code of a question.
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
