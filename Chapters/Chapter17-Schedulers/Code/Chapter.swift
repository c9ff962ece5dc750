import Lesson

public let chapter = Chapter("Schedulers") {
  freezing
  requests
  moving
  carrying
  ordering
  concurrency
  mainActor
  sending
  following
  questions
}
