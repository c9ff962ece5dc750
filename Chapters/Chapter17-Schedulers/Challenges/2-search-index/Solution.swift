import Reactive

/// Answers each query with matching titles that came before it.
func answers(
  to queries: Observable<String>, among titles: Observable<String>,
  on worker: any ImmediateSchedulerType,
  matches: @escaping (_ title: String, _ query: String) -> Bool
) -> Observable<[String]> {
  enum Job {
    case title(String)
    case query(String)
  }
  struct Index {
    var titles: [String] = []
    var answer: [String]?
  }

  return Observable.merge(titles.map(Job.title), queries.map(Job.query))
    .observe(on: worker)
    .scan(into: Index()) { index, job in
      switch job {
      case .title(let title):
        index.titles.append(title)
        index.answer = nil
      case .query(let query):
        index.answer = index.titles.filter { title in
          matches(title, query)
        }
      }
    }
    .compactMap(\.answer)
    .observe(on: MainScheduler.instance)
}
