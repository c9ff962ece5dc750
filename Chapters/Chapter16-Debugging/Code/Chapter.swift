import Lesson
import Reactive

public let chapter = Chapter("Debugging") {
  compiling
  probing
  counting
  drawing
  tracing
  questions
}
