import Lesson

public let chapter = Chapter("Observables") {
  pushing
  making
  subscribing
  edges
  producing
  disposing
  creating
  borrowing
  reading
  watching
}
