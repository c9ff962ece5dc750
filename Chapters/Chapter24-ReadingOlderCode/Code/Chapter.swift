import Lesson

public let chapter = Chapter("Reading older code") {
  throttles
  (FirstScreen() as any OldCode).examples
  (OldFixIts() as any OldCode).examples
  (OldScreens() as any OldCode).examples
  screens
  questions
  tasks
}
