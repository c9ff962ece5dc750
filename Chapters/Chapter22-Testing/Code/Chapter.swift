import Lesson
import Reactive
import ReactiveTesting

public let chapter = Chapter("Testing") {
  waiting
  recording
  sources
  marbles
  searching
  proving
  blocking
  stilling
  questions
}
