extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events into those events; the reverse of `materialize`.
  ///
  ///     Observable.of(1, 2).materialize().dematerialize()  // 1, 2, completed
  ///
  /// Ends with the first of them that is an end, or with the source.
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
