import Lesson
import Reactive

public let chapter = Chapter("Disposing and lifetime") {
  leaving
  holding
  circling
  counting
  questions
}
