import Reactive

extension Observable {
  /// Emits the elements of `sequence` until the subscription is over.
  static func elements(
    of sequence: some Sequence<Element>
  ) -> Observable<Element> {
    .create { observer in
      let thread = CurrentThreadScheduler.instance
      let start = sequence.makeIterator()
      return thread.scheduleRecursive(start) { state, goOn in
        var iterator = state
        if let element = iterator.next() {
          observer.onNext(element)
          goOn(iterator)
        } else {
          observer.onCompleted()
        }
      }
    }
  }
}
