import Lesson

public let chapter = Chapter("Observing objects") {
  properties
  forms
  notices
  lifetimes
  tracking
  questions
}
