import Lesson
import Reactive

public let chapter = Chapter("Subjects") {
}
