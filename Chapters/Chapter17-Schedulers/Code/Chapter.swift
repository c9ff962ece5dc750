import Lesson

public let chapter = Chapter("Schedulers") {
  moving
  carrying
  ordering
  mainActor
  following
  questions
}
