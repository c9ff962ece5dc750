import Lesson

public let chapter = Chapter("Making HTTP requests") {
  sending
  answering
  decoding
  retrying
  sharing
  paging
  uploading
  logging
  questions
}
