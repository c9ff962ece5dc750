import Lesson

public let chapter = Chapter("Error handling") {
  falling
  catching
  retrying
  waiting
  syncing
  typing
  showing
  reporting
  questions
}
