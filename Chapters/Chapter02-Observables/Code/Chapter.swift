import Lesson

public let chapter = Chapter("Observables") {
  pushing
  creating
  subscribing
  disposing
  making
  deferring
  reading
  watching
  nesting
  questions
}
