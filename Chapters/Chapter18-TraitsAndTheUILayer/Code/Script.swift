import Dispatch
import Lesson
import Reactive

/// The error of a catalogue that can't be reached.
struct Offline: Error {}

/// Plays one script into a trait, and prints the results as a row.
///
/// The source answers "viola" after a second, on the server's queue,
/// and fails after three. Two observers subscribe at the start, and a
/// third one after two seconds.
func row<Trait: ObservableConvertibleType>(
  _ name: String, _ makeTrait: (Observable<String>) -> Trait
) {
  var runs = 0
  let source = Observable<String>.deferred {
    runs += 1
    let answer = Observable<Int>.timer(.seconds(1), scheduler: server)
      .map { _ in "viola" }
    let end = Observable<Int>.timer(.seconds(2), scheduler: server)
      .map { _ -> String in throw Offline() }
    return answer.concat(end)
  }
  let trait = makeTrait(source).asObservable()

  var fails = "no"
  var place = ""
  let first = trait.subscribe { event in
    place = here
    if case .error = event { fails = "yes" }
  }
  let second = trait.subscribe { _ in }
  pause(for: .milliseconds(2_000))
  var heard = "-"
  let third = trait.subscribe { event in
    if case .next(let element) = event, heard == "-" {
      heard = "\(element)"
    }
  }
  pause(for: .milliseconds(500))
  let late = heard
  let subscriptions = runs
  pause(for: .milliseconds(1_500))
  print(line(name, fails, "\(subscriptions)", late, place))
  for observer in [first, second, third] { observer.dispose() }
}

/// A row of a table, with its cells in columns.
func line(_ name: String, _ cells: String...) -> String {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  return padded(name, 17)
    + cells.dropLast().map { padded($0, 8) }.joined()
    + (cells.last ?? "")
}
