import Lesson

public let chapter = Chapter("Transforming operators") {
  mapping
  gathering
  flattening
  requests
  working
  searching
  chatting
  leaking
  surviving
  counting
  ordering
  grouping
  questions
}
