extension ObservableType {
  /// Subscribes to the source again whenever it fails, until it completes.
  ///
  /// It does so at once: a source that fails within its subscription keeps the thread busy. `retry(when:)` can wait.
  @inlinable
  public func retry() -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      Succession(downstream) { error in error == nil ? .end(nil) : .follow(source) }.begin(with: source)
    }
  }

  /// Subscribes to the source again when it fails, `maxAttemptCount` times in all; the last error is the error of this.
  ///
  ///     failing.retry(2)  // 1, 1, error(Oops())
  ///
  /// - Precondition: `maxAttemptCount` is not negative. With 0 there is no attempt, and the sequence completes.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount >= 0, "retry cannot make \(maxAttemptCount) attempts.")
    return .catch(sequence: Swift.repeatElement(asObservable().bare, count: maxAttemptCount))
  }

  /// Subscribes to the source again when it has failed and the sequence that `notificationHandler` makes of the errors
  /// sends an element.
  ///
  ///     failing.retry(when: { errors in errors.delay(.seconds(1), scheduler: scheduler) })
  ///
  /// `notificationHandler` is called once per subscription. Its sequence ends this one, by an error or by completion,
  /// as soon as the source has failed.
  @inlinable
  public func retry(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retrying(when: notificationHandler, failure: { $0 })
  }

  /// Subscribes to the source again when it has failed with an error of one type and the sequence that
  /// `notificationHandler` makes of these errors sends an element.
  ///
  /// An error of any other type is the error of this.
  @inlinable
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retrying(when: notificationHandler, failure: { $0 as? Error })
  }

  /// - Parameter failure: Returns nil for an error that is not to be retried.
  @inlinable
  func retrying<Failure, Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<Failure>) -> Notifier,
    failure: @escaping (any Swift.Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      let errors = PublishSubject<Failure>()
      let subject = PublishSubject<Notifier.Element>()
      let notifications = subject.bare
      let notifier = notificationHandler(errors)
      downstream.lifetime.hold(disposable: notifier.subscribe(subject))
      var attempt = Attempt.running
      Succession(downstream) { error in
        switch attempt {
        case .running:
          guard let error, let failure = failure(error) else { return .end(error) }
          attempt = .failed
          // Sends nothing: it ends when the notifier says how to go on.
          return .follow(
            Observable { inlet in
              let next = { (_: Notifier.Element) in
                attempt = .next
                inlet.end(nil)
              }
              notifications.attach(Downstream(inlet.lifetime, next: next, end: inlet.end))
              errors.onNext(failure)
            })
        case .next:
          attempt = .running
          return .follow(source)
        case .failed: return .end(error)
        }
      }.begin(with: source)
    }
  }
}

/// Where `retry(when:)` is.
@usableFromInline
enum Attempt {
  case running
  /// The notifier has not said yet how to go on; if it has ended, that is the end.
  case failed
  /// The notifier has said to go on.
  case next
}
