import Reactive

/// Announces who has joined and who has left.
func announcements(
  _ guests: Observable<[String]>
) -> Observable<String> {
  guests
    .map(once)
    .scan((old: [String](), new: [String]())) { pair, list in
      (pair.new, list)
    }
    .concatMap { pair in
      let old = Set(pair.old)
      let new = Set(pair.new)
      let gone = pair.old.filter { !new.contains($0) }
      let come = pair.new.filter { !old.contains($0) }
      return Observable.from(
        gone.map { "bye \($0)" } + come.map { "hello \($0)" })
    }
}

/// The names without repetitions.
private func once(_ names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { seen.insert($0).inserted }
}
