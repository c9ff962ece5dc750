import Reactive

/// Something that has to be read before anything else goes on.
struct Alert: Equatable, Encodable {
  let title: String
  let text: String
  /// What it is about, if that is in the album.
  var picture: PhotoID?
}

/// The place for one alert in front of the screen.
final class Alerts {
  private let current = BehaviorRelay<Alert?>(value: nil)
  private let dismissals = PublishRelay<Void>()

  /// What has to be read now, if anything.
  var alert: Observable<Alert?> { current.asObservable() }

  /// Shows `alert`; completes when it is dismissed.
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
