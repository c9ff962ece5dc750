import Lesson

public let chapter = Chapter("Custom operators") {
  naming
  reading
  remembering
  settling
  bundling
  leaving
  questions
}
