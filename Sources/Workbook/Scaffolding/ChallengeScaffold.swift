public import Foundation

/// The files of a new challenge, which pass their proof as they are.
public struct ChallengeScaffold: Sendable {
  private let slug: String
  private let folder: URL

  /// Plans the challenge `slug`, the next one of `chapter`.
  public init(_ slug: String, in chapter: BookChapter) throws(ScaffoldError) {
    let isWord = slug.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard isWord, slug.first?.isNumber != true else { throw .badName(slug) }
    if chapter.challenges.contains(where: { $0.slug == slug }) { throw .taken(slug) }
    let number = (chapter.challenges.map(\.number).max() ?? 0) + 1
    self.slug = slug
    folder = chapter.challengesFolder.appending(path: "\(number)-\(slug)", directoryHint: .isDirectory)
  }

  /// Writes the files.
  ///
  /// - Returns: The folder they are in.
  public func write() throws(ScaffoldError) -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        let file = folder.appending(path: name)
        guard try Draft(of: text.utf8, for: file).takeFreeName() else { throw POSIXError(.EEXIST) }
      }
    } catch {
      throw .cannotWrite(folder.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
    return folder
  }

  private var title: String {
    let words = slug.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private var files: [(name: String, text: String)] {
    [
      ("Challenge.md", statement), ("hints.md", hints), ("Starter.swift", source(of: "numbers")),
      ("Solution.swift", source(of: "numbers.filter { $0.isMultiple(of: 2) }")), ("Check.swift", check),
    ]
  }

  private var statement: String {
    """
    # \(title)

    Say what happens, and what is missing. Then say what to declare:

    ```swift sketch="what you have to write"
    func even(_ numbers: Observable<Int>) -> Observable<Int>
    ```

    It passes on the even numbers, and the end. Of 1, 2, 3 and 4 somebody
    who subscribes and prints the events sees

    ```output
    next(2)
    next(4)
    completed
    ```

    """
  }

  private var hints: String {
    """
    # Hints

    ## Hint 1

    Say the problem again, in other words.

    ## Hint 2

    Name the operator: it is `filter`.

    ## Hint 3

    ```swift sketch="the shape of a solution"
    numbers.filter { … }
    ```

    """
  }

  private func source(of body: String) -> String {
    """
    import Reactive

    /// The even ones of `numbers`.
    func even(_ numbers: Observable<Int>) -> Observable<Int> {
      \(body)
    }

    """
  }

  private var check: String {
    """
    import Lesson
    import Reactive

    let check = Check { examiner in
      examiner.compare(
        "even(_:)",
        on: [
          "numbers: --1--2--(34)--|",
          "numbers: 2--X",
        ],
        drawing: ["numbers": .anyInteger],
        yours: { (numbers: Observable<Int>) in even(numbers) },
        expected: { numbers in
          numbers.filter { $0.isMultiple(of: 2) }
        })
    } showing: { _ in
      _ = even(Observable.of(1, 2, 3, 4))
        .subscribe { event in print(event) }
    }

    """
  }
}
