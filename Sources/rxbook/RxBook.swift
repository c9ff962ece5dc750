import ArgumentParser

@main
struct RxBook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxbook", abstract: "A workbook for reactive programming.")
}
