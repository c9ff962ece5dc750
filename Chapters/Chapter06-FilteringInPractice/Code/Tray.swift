import Reactive

/// The row of thumbnails in the picker, and its message.
final class Tray {
  private let row = BehaviorRelay(value: Row())
  private let bag = DisposeBag()

  /// The contents that the page draws.
  struct Row: Equatable, Encodable {
    var photos: [Photo] = []
    var notice = ""
  }

  var shown: Observable<Row> { row.asObservable() }

  func follow(_ verdicts: Observable<Verdict>) {
    verdicts
      .subscribe(
        with: self,
        onNext: { tray, verdict in
          tray.show(verdict)
        }
      )
      .disposed(by: bag)
  }

  /// Adds the photo to the row, or shows why it was refused.
  private func show(_ verdict: Verdict) {
    var now = row.value
    if verdict.isAccepted {
      now.photos.append(verdict.photo)
      now.notice = ""
    } else {
      now.notice = "\(verdict)."
    }
    row.accept(now)
  }
}
