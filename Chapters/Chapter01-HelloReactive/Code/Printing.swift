import Foundation

/// The name of the current thread.
var thread: String {
  Thread.isMainThread ? "the main thread" : "another thread"
}

/// Prints a step, and the thread on which it runs.
func say(_ step: String) {
  print(step, "on", thread)
}

/// Looks up a recipe, which takes a while.
func recipe(for dish: String) -> String {
  say("look up \(dish)")
  return "\(dish): 9 minutes"
}

/// Prints a text and a full stop, without a line break.
func note(_ text: Any) {
  print(text, terminator: ". ")
}

/// Prints a step and the number that it works on, and returns the number.
func marked(_ step: String, _ number: Int) -> Int {
  note("\(step) \(number)")
  return number
}
