import Lesson

public let chapter = Chapter("Data sources") {
  reloading
  comparing
  stepping
  streaming
  animating
  dividing
  identifying
  questions
}
