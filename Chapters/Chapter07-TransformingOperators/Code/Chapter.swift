import Lesson

public let chapter = Chapter("Transforming operators") {
  mapping
  gathering
  flattening
  requests
  turns
  overtaking
  working
  chatting
  leaking
  surviving
  counting
  loading
  grouping
  questions
}
