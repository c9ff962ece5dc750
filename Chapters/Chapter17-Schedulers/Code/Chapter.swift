import Lesson

public let chapter = Chapter("Schedulers") {
  moving
  carrying
  mainActor
  waiting
  questions
}
