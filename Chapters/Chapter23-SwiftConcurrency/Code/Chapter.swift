import Lesson

public let chapter = Chapter("Swift concurrency") {
  loops
  endings
  answers
  directions
  buffers
  actors
  crossings
  questions
}
