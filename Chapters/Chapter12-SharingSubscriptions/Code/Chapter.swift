import Lesson

public let chapter = Chapter("Sharing subscriptions") {
  publishing
  counting
  remembering
  failing
  table
  questions
}
