import BookChapters
import BookProgram

@main
enum Program {
  static func main() { BookProgram.run(book(at:)) }
}
