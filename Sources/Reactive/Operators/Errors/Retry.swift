extension ObservableType {
  /// Subscribes to the source again whenever it fails, until it completes.
  ///
  /// It does so without a pause, so a source that fails synchronously keeps the thread busy. Use `retry(when:)` to wait
  /// between the attempts.
  @inlinable
  public func retry() -> Observable<Element> {
    let source = asObservable().bare
    return Observable { downstream in
      SequentialSources(downstream) { error in error == nil ? .end(nil) : .follow(source) }.begin(
        with: source)
    }
  }

  /// Subscribes to the source again when it fails, up to `maxAttemptCount` attempts in all.
  ///
  ///     failing.retry(2)  // 1, 1, error(Oops())
  ///
  /// If the last attempt fails, the result fails with its error. If `maxAttemptCount` is 0, nothing is attempted and
  /// the result completes.
  ///
  /// - Precondition: `maxAttemptCount` is not negative.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount >= 0, "retry cannot make \(maxAttemptCount) attempts.")
    return .catch(sequence: Swift.repeatElement(asObservable().bare, count: maxAttemptCount))
  }

  /// Subscribes to the source again after a failure, as soon as a sequence of your choice emits an element.
  ///
  ///     failing.retry(when: { errors in errors.delay(.seconds(1), scheduler: scheduler) })
  ///
  /// `notificationHandler` is called once per subscription. It receives the source's errors as a sequence and returns
  /// the sequence that triggers the next attempt. If the returned sequence terminates, the result terminates in the
  /// same way, at the source's next failure.
  @inlinable
  public func retry(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retrying(when: notificationHandler, failure: { $0 })
  }

  /// Subscribes to the source again after a failure with an error of one type, as soon as a sequence of your choice
  /// emits an element.
  ///
  /// `notificationHandler` receives only errors of that type. If the source fails with any other error, the result
  /// fails with it.
  @inlinable
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retrying(when: notificationHandler, failure: { $0 as? Error })
  }

  /// Subscribes to the source again after a failure.
  ///
  /// - Parameter failure: Returns nil for an error that should not be retried.
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
      SequentialSources(downstream) { error in
        switch attempt {
        case .running:
          guard let error, let failure = failure(error) else { return .end(error) }
          attempt = .failed
          // Emits nothing, and terminates when the notifier emits or terminates.
          return .follow(
            Observable { pause in
              let next = { (_: Notifier.Element) in
                attempt = .next
                pause.end(nil)
              }
              notifications.attach(
                Downstream(pause.lifetime, next: next, end: pause.end))
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

/// The state of `retry(when:)`.
@usableFromInline
enum Attempt {
  case running
  /// The source has failed and the notifier hasn't emitted since; if the notifier terminates now, so does the result.
  case failed
  /// The notifier has emitted an element, so the source is subscribed to again.
  case next
}
