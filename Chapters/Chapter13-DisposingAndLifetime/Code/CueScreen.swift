import Reactive

/// Shows text.
final class Label {
  var text = "" { didSet { print("label:", text) } }
}

/// Shows the present cue of a play, and is counted while it is alive.
final class CueScreen {
  private let label = Label()
  private let closing = PublishSubject<Void>()
  private var bag = DisposeBag()

  init() { Resources.incrementTotal() }

  deinit { Resources.decrementTotal() }

  private func show(_ cue: Int) { label.text = "cue \(cue)" }

  func follow(_ cues: Observable<Int>) {
    cues.subscribe(onNext: show).disposed(by: bag)
  }

  func followWeakly(_ cues: Observable<Int>) {
    cues
      .subscribe(onNext: { [weak self] cue in self?.show(cue) })
      .disposed(by: bag)
  }

  func followWithLabel(_ cues: Observable<Int>) {
    cues
      .subscribe(onNext: { [label] cue in label.text = "cue \(cue)" })
      .disposed(by: bag)
  }

  func followUntilClosed(_ cues: Observable<Int>) {
    cues
      .take(until: closing)
      .subscribe(onNext: show)
      .disposed(by: bag)
  }

  func followSpoken(
    _ cues: Observable<Int>, _ lines: Observable<String>
  ) {
    cues
      .flatMapLatest { [weak self] cue -> Observable<String> in
        guard let self else { return .empty() }
        return lines.map { self.caption(cue, $0) }
      }
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
  }

  private func caption(_ cue: Int, _ line: String) -> String {
    "cue \(cue): \(line)"
  }

  func close() { closing.onNext(()) }

  func emptyBag() { bag = DisposeBag() }
}
