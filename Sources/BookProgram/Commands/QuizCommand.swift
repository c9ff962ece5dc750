import ArgumentParser
import Foundation
import Workbook

/// Asks the questions of chapters.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz", abstract: "Answer the questions of a chapter.",
    usage: "rxbook quiz [<chapter>] [--again] [<options>]",
    discussion: """
      Asks what you have not answered right so far, and says of each answer why it is right, or what \
      makes people think that it is. What you answer is noted, with what you have solved; what was \
      wrong comes again the next time. In another form than text, nothing is asked: it tells how you \
      stand.
      """)

  @Argument(help: "A chapter, as in chapter3; all of them if left out.", completion: .chapters)
  var chapter: String?

  @Flag(help: "Ask all of them, answered or not.")
  var again = false

  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let chapters = try chapter.map { [try book.chapter(named: $0)] } ?? book.chapters
    let reader = ReaderFolder(of: book)
    let questions = chapters.flatMap { chapter in
      let questions = ChapterEvidence(of: chapter, in: book).questions
      return questions.enumerated().map { (chapter, $0 + 1, questions.count, $1) }
    }
    if questions.isEmpty {
      throw NoQuestions(place: chapters.count == 1 ? chapters[0].identifier : "This book")
    }
    let report = report(questions.map { ($0.0, $0.3) }, reader.progress)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
      throw ExitCode(report.status)
    }
    let open = questions.filter { again || reader.progress.standing(of: $0.3) != .right }
    if open.isEmpty {
      colour.output.line(
        "You have answered all \(questions.count) questions right. To be asked again: --again")
      return
    }
    let quiz = Quiz(console: colour.output, read: { readLine() }) { question, letter in
      reader.noteOrWarn([(question, question.answered(letter))], on: colour.errors)
    }
    let outcome = quiz.ask(open.map { ($0.1, $0.2, $0.3) })
    colour.output.line()
    let right = again ? outcome.right : questions.count - open.count + outcome.right
    colour.output.line("You have answered \(right) of \(questions.count) questions right.")
    if outcome.open > 0 {
      let name = chapter.map { " \($0)" } ?? ""
      colour.output.line("The others come again: ./rxbook quiz\(name)")
    }
    throw ExitCode(outcome.open == 0 ? 0 : 1)
  }

  private func report(_ questions: [(BookChapter, Question)], _ progress: Workbook.Progress) -> Report {
    Report(
      command: "quiz",
      results: questions.map { Report.Result(question: $1, in: $0, standing: progress.standing(of: $1)) })
  }
}

/// There are no questions where some were to be asked.
private struct NoQuestions: UserError {
  let place: String

  var description: String { "\(place) has no questions." }
}
