import Lesson
import Reactive

/// Operators that replace the end of an empty sequence.
@ExampleListBuilder
var emptiness: ExampleList {
  diagram(
    "ifEmpty(default:)", "tickets: --adult--adult--|"
  ) { (tickets: Observable<String>) in
    tickets.filter { $0 == "child" }.ifEmpty(default: "none")
  }

  diagram(
    "ifEmpty(switchTo:)",
    """
    cache:   -----|
    server:       ---vase--bowl--|
    """
  ) { (cache: Observable<String>, server: Observable<String>) in
    cache.ifEmpty(switchTo: server)
  }

  example(of: "ifEmpty at the ends") {
    compare(
      ["12|", "|", "X", ">"],
      [
        "ifEmpty(default: 0)": { $0.ifEmpty(default: 0) },
        "ifEmpty(switchTo: digits(\"89|\"))": {
          $0.ifEmpty(switchTo: digits("89|"))
        },
      ])
  }

  example(of: "a search without results") {
    let answer = Observable<[String]>.just([])
    _ =
      answer
      .ifEmpty(default: ["nothing found"])
      .noted(by: "ifEmpty alone")
    _ =
      answer
      .filter { !$0.isEmpty }
      .ifEmpty(default: ["nothing found"])
      .noted(by: "after filter")
  }
}
