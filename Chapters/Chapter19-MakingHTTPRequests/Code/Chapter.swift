import Lesson

public let chapter = Chapter("Making HTTP requests") {
  sending
  answering
  decoding
  clients
  retrying
  sharing
  paging
  logging
  questions
}
