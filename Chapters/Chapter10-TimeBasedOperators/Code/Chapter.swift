import Lesson

public let chapter = Chapter("Time-based operators") {
  ticking
  delaying
  thinning
  waiting
  gathering
  questions
}
