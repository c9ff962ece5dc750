import Reactive

/// A message that the user has to dismiss.
struct Alert: Equatable, Encodable {
  let title: String
  let text: String
  /// The picture that the alert is about, if it is in the album.
  var picture: PhotoID?
}

/// The alert on the screen, if there is one.
final class Alerts {
  private let current = BehaviorRelay<Alert?>(value: nil)
  private let dismissals = PublishRelay<Void>()

  /// The current alert, or `nil`.
  var alert: Observable<Alert?> { current.asObservable() }

  /// Shows `alert`, and completes when the user dismisses it.
  func show(_ alert: Alert) -> Completable {
    Completable.create { completable in
      self.current.accept(alert)
      let dismissal = self.dismissals.subscribe(onNext: {
        completable(.completed)
      })
      return Disposables.create {
        dismissal.dispose()
        if self.current.value == alert { self.current.accept(nil) }
      }
    }
  }

  func dismiss() {
    dismissals.accept(())
  }
}
