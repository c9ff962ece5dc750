import Lesson

public let chapter = Chapter("Transforming operators") {
  mapping
  gathering
  flattening
  requests
  working
  overtaking
  chatting
  leaking
  surviving
  counting
  loading
  grouping
  questions
}
