import Lesson

public let chapter = Chapter("Time-based operators") {
  searching
  thinning
  ticking
  delaying
  waiting
  gathering
  questions
}
