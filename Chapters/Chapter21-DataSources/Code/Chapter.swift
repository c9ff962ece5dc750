import Lesson

public let chapter = Chapter("Data sources") {
  reloading
  comparing
  moving
  testing
  streaming
  animating
  dividing
  doubling
  questions
}
