import Lesson

public let chapter = Chapter("Disposing and lifetime") {
  retaining
  counting
  leaving
  ending
  holding
  cleaningUp
  questions
}
