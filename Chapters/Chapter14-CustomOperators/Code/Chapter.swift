import Lesson

public let chapter = Chapter("Custom operators") {
  naming
  reading
  remembering
  settling
  byHand
  forgetting
  bundling
  translating
  leaving
  questions
}
