import Reactive

/// Says who has come and who has gone.
func announcements(
  _ guests: Observable<[String]>
) -> Observable<String> {
  // This is the loudspeaker that reads out the whole list.
  guests.concatMap { list in
    Observable.from(list.map { "hello \($0)" })
  }
}
