extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events into those events; the inverse of `materialize`.
  ///
  ///     Observable.of(1, 2).materialize().dematerialize()  // 1, 2, completed
  ///
  /// The result terminates with the first element that is a terminal event, or with the source.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    stage { downstream in
      { element in
        switch element.event {
        case .next(let element): downstream.next(element)
        case .error(let error): downstream.end(error)
        case .completed: downstream.end(nil)
        }
      }
    }
  }
}
