import Lesson

public let chapter = Chapter("Sharing subscriptions") {
  sharing
  remembering
  failing
  publishing
  comparing
  questions
}
