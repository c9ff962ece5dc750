import ArgumentParser
import BookModel
import Checker
import Foundation
import Runner
import SystemSupport
import TerminalUI

/// Asks the reader the questions of chapters.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz", abstract: "Answer the questions of a chapter.",
    usage: "rxbook quiz [<chapter>] [--again] [<options>]",
    discussion: """
      Asks the questions that you have not answered correctly yet, and explains after each answer why \
      it is right or wrong. Your answers are saved in MySolutions. Questions you got wrong are asked \
      again next time. With any format but text, prints your results instead of asking.
      """)

  @Argument(help: "A chapter, such as chapter3 (default: all).", completion: .chapters)
  var chapter: String?

  @Flag(help: "Ask all questions, even those you have answered correctly.")
  var again = false

  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let chapters = try chapter.map { [try book.chapter(named: $0)] } ?? book.chapters
    let reader = ReaderFolder(of: book)
    let questions = chapters.flatMap { chapter in
      let questions = chapter.questions
      return questions.enumerated().map { (chapter.chapter, $0 + 1, questions.count, $1) }
    }
    if questions.isEmpty {
      throw NoQuestions(place: chapters.count == 1 ? chapters[0].identifier : "This book")
    }
    let report = report(questions.map { ($0.0, $0.3) }, reader.progress)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
      throw ExitCode(report.status)
    }
    let open = questions.filter { again || reader.progress.status(of: $0.3) != .right }
    if open.isEmpty {
      colour.output.line(
        questions.count == 1
          ? "You have answered the question correctly. To answer it again, add --again."
          : "You have answered all \(questions.count) questions correctly. To answer them again, add --again."
      )
      return
    }
    let quiz = Quiz(console: colour.output, read: { readLine() }) { question, letter in
      reader.recordOrWarn([(question, question.answered(letter))], on: colour.errors)
    }
    let outcome = quiz.ask(open.map { ($0.1, $0.2, $0.3) })
    colour.output.line()
    let right = again ? outcome.right : questions.count - open.count + outcome.right
    colour.output.line("You have answered \(right) of \(questions.count) questions correctly.")
    if outcome.open > 0 {
      let name = chapter.map { " \($0)" } ?? ""
      colour.output.line("To answer the others: ./rxbook quiz\(name)")
    }
    throw ExitCode(outcome.open == 0 ? 0 : 1)
  }

  private func report(_ questions: [(BookChapter, Question)], _ progress: ReaderProgress) -> Report {
    Report(
      command: "quiz",
      results: questions.map { Report.Result(question: $1, in: $0, status: progress.status(of: $1)) })
  }
}

/// The chapter or the book has no questions.
private struct NoQuestions: UserError {
  let place: String

  var description: String { "\(place) has no questions." }
}
