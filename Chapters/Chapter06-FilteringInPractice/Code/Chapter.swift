import Lesson
import Reactive

public let chapter = Chapter(
  "Filtering in practice", apps: [collageApp]
) {
  choosing
  sharing
  telling
  limiting
  drawing
  screens
  questions
}
