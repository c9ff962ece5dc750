import Lesson
import Reactive

public let chapter = Chapter("Reading older code") {
  (OldFixIts() as any OldCode).examples
  (OldDisplays() as any OldCode).examples
  displays
  (OldForms() as any OldCode).examples
  forms
  (OldTurnstiles() as any OldCode).examples
  turnstiles
  gauges
  (OldExercises() as any OldCode).examples
  questions
}
