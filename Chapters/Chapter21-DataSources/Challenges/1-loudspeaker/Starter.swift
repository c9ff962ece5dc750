import Reactive

/// Announces who has joined and who has left.
func announcements(
  _ guests: Observable<[String]>
) -> Observable<String> {
  // This version reads out the whole list each time.
  guests.concatMap { list in
    Observable.from(list.map { "hello \($0)" })
  }
}
