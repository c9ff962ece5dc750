import Lesson

public let chapter = Chapter("Data sources") {
  reloading
  comparing
  moving
  streaming
  animating
  dividing
  doubling
  questions
}
