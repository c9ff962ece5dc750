import Lesson
import Reactive

/// The desk's form in a terminal.
let formApp = PracticeApp(
  "form", summary: "Find an instrument, and lend it, at the terminal."
) {
  let requests = BehaviorRelay<[String]>(value: [])
  let catalogue = Catalogue { request in
    requests.accept(requests.value.suffix(4) + [request])
  }
  let screen = DeskScreen(
    DeskForm(find: catalogue.find), requests: requests.asDriver())
  return TerminalForm(shows: screen.lines, gets: screen.press)
}

/// Lines that show the controls of the desk, and keys that reach them.
final class DeskScreen {
  private let form: DeskForm
  private let requests: Driver<[String]>
  private let redraws = PublishRelay<Void>()
  private var isOnButton = false

  init(_ form: DeskForm, requests: Driver<[String]> = .just([])) {
    self.form = form
    self.requests = requests
    let controls = [
      form.field, form.hits, form.count, form.lend, form.news,
    ]
    for control in controls {
      control.redraw = { [redraws] in redraws.accept(()) }
    }
  }

  var lines: Observable<[TerminalForm.Line]> {
    Observable.combineLatest(
      redraws.startWith(()), requests.asObservable()
    ) { _, requests in self.lines(with: requests) }
    .distinctUntilChanged()
  }

  func press(_ key: TerminalForm.Key) {
    switch key {
    case .tab, .up, .down: isOnButton.toggle()
    case .enter where isOnButton: form.lend.press()
    case .enter: isOnButton = true
    case .character(let character) where !isOnButton:
      form.field.type(form.field.text + String(character))
    case .backspace where !isOnButton:
      form.field.type(String(form.field.text.dropLast()))
    case .character, .backspace, .left, .right: return
    }
    redraws.accept(())
  }

  private func lines(with requests: [String]) -> [TerminalForm.Line] {
    [
      .init("Instruments of the music school", .strong),
      "",
      "  Name  \(form.field.text)\(isOnButton ? "" : "▏")",
      "        \(form.hits.text)",
      .init("        \(form.count.text)", .faint),
      "",
      .init(
        "\(isOnButton ? "›" : " ") [ \(form.lend.title) ]",
        form.lend.isEnabled ? .strong : .faint),
      form.news.isHidden ? "" : "  \(form.news.text)",
      "",
    ]
      + requests.map { request in .init("  \(request)", .faint) }
      + [
        "",
        .init("Tab goes on, Enter presses, and Esc leaves.", .faint),
      ]
  }
}
