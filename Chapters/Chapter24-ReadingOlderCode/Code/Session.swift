import Lesson
import Reactive

/// The members that a session uses of each version of the screen.
protocol CourseScreen: AnyObject {
  init(office: Office)
  func type(_ text: String)
  var shown: Observable<String> { get }
  var prices: Observable<String> { get }
}

/// Uses a screen as a user would, and returns what happens.
func session<Screen: CourseScreen>(with kind: Screen.Type) -> [String] {
  var lines: [String] = []
  let office = Office()
  office.record = { line in lines.append(line) }
  var screen: Screen? = Screen(office: office)
  let label = screen?.shown.subscribe { lines.append("label: \($0)") }
  func type(_ text: String, thenWait time: Duration) {
    screen?.type(text)
    pause(for: time)
  }
  type("c", thenWait: .milliseconds(100))
  type("cr", thenWait: .milliseconds(100))
  type("crawl", thenWait: .seconds(1))
  for _ in 1...2 {
    let sheet = screen?.prices.subscribe {
      lines.append("sheet: \($0)")
    }
    sheet?.dispose()
  }
  office.isOnline = false
  type("diving", thenWait: .seconds(1))
  office.isOnline = true
  type("yoga", thenWait: .seconds(1))
  screen = nil
  lines.append("the screen is closed")
  label?.dispose()
  return lines
}

/// Prints the lines in which two versions of the screen differ.
func printChanges<Old: CourseScreen, New: CourseScreen>(
  from old: Old.Type, to new: New.Type
) {
  let changes = session(with: new).difference(from: session(with: old))
  for change in changes {
    switch change {
    case .remove(_, let line, _): print("-", line)
    case .insert(_, let line, _): print("+", line)
    }
  }
  if changes.isEmpty { print("no changes") }
}
