extension ObservableType {
  /// Emits `default` if the source completes without an element.
  ///
  ///     Observable<Int>.empty().ifEmpty(default: 9)  // 9, completed
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    completingStage(keepsSource: false) { downstream in
      var isEmpty = true
      return (
        next: { element in
          isEmpty = false
          downstream.next(element)
        },
        completed: { if isEmpty { downstream.sendOnly(`default`) } else { downstream.end(nil) } }
      )
    }
  }

  /// Continues with `other` if the source completes without an element.
  ///
  ///     Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))  // 1, 2, completed
  @inlinable
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable().bare
    let other = other.bare
    return Observable { downstream in
      var isEmpty = true
      let marked = source.stage { (entrance: Downstream<Element>) in
        { element in
          isEmpty = false
          entrance.next(element)
        }
      }
      marked.resumed(downstream) { error in error == nil && isEmpty ? other : nil }
    }
  }
}
