import Lesson
import Reactive
import ReactiveTesting

public let chapter = Chapter("Testing") {
  waiting
  recording
  sources
  marbles
  desks
  proving
  blocking
  stilling
  questions
}
