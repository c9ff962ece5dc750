import Lesson

public let chapter = Chapter("Testing") {
  waiting
  recording
  sources
  marbles
  models
  desks
  proving
  blocking
  stilling
  questions
}
