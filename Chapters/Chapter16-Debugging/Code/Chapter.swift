import Lesson

public let chapter = Chapter("Debugging") {
  compiling
  probing
  understanding
  counting
  drawing
  diagnosing
  numbering
  tracing
  questions
}
