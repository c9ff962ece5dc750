import Lesson

public let chapter = Chapter("Observables") {
  pushing
  creating
  subscribing
  making
  deferring
  disposing
  borrowing
  reading
  watching
  questions
}
