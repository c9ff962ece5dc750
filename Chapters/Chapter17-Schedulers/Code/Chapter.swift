import Lesson

public let chapter = Chapter("Schedulers") {
  moving
  carrying
  ordering
  concurrency
  mainActor
  sending
  following
  questions
}
