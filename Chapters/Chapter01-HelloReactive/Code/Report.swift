import Foundation

/// The thread that asks for this.
var thread: String {
  Thread.isMainThread ? "the main thread" : "another thread"
}

/// Prints what is being done, and on which thread.
func report(_ what: String) {
  print(what, "on", thread)
}

/// Looks a recipe up, which takes long.
func recipe(for dish: String) -> String {
  report("look \(dish) up")
  return "\(dish): 9 minutes"
}

/// Prints a text and a full stop, and stays in the line.
func note(_ text: Any) {
  print(text, terminator: ". ")
}

/// Prints what is being done to a page, and returns the page.
func marked(_ what: String, _ page: Int) -> Int {
  note("\(what) \(page)")
  return page
}
