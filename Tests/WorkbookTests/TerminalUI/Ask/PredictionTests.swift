import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import TerminalUI
@testable import TextSupport

@Suite struct PredictionTests {
  private static let header = "--- Example of: x ---"

  private func predict(
    _ predicted: [String], of printed: [String], shown: [String]? = nil, match: Match = .exact
  ) -> Prediction {
    let body = [Self.header] + (shown ?? printed)
    let output = Fence(line: 1, language: "output", attributes: [], body: body)
    return Prediction(
      predicted, of: [Self.header] + printed, header: Self.header,
      asked: AskedOutputs.Asked(example: "x", pieces: [], output: output, match: match))
  }

  @Test(arguments: [
    ["a", "b"], [" a ", "", "b"], ["--- Example of: x ---", "a", "b"], ["a", "", "", "b "],
  ])
  func `surrounding spaces, empty lines and the header are ignored`(predicted: [String]) {
    #expect(predict(predicted, of: ["a", "", "b"]).isRight)
  }

  @Test func `missing and wrong lines of a prediction are shown`() {
    let prediction = predict(["a", "c"], of: ["a", "b"])
    #expect(prediction == predict(["a", "c"], of: ["a", "b"]))
    #expect(!prediction.isRight)
    #expect((prediction.hits, prediction.count) == (1, 2))
    #expect(prediction.difference == [" a", "+b", "-c"])
    #expect(predict(["a", "b", "c"], of: ["a", "b"]).difference == [" a", " b", "-c"])
    #expect(predict(["b"], of: ["a", "b"]).difference == ["+a", " b"])
  }

  @Test func `a prediction is compared with the actual output, not with the chapter`() {
    #expect(predict(["2"], of: ["2"], shown: ["1"]).isRight)
    #expect(!predict(["1"], of: ["2"], shown: ["1"]).isRight)
  }

  @Test func `wildcards of the chapter apply to the prediction`() {
    #expect(predict(["12:01 a"], of: ["12:00 a"], shown: ["[..] a"]).isRight)
    #expect(predict(["a", "x", "b"], of: ["a", "1", "2", "b"], shown: ["a", "...", "b"]).isRight)
    #expect(predict(["a", "b"], of: ["a", "1", "2", "b"], shown: ["a", "...", "b"]).isRight)
    #expect(predict(["b"], of: ["a", "b", "c"], shown: ["b"], match: .part).isRight)
    #expect(predict(["b", "a"], of: ["a", "b"], match: .unordered).isRight)
    #expect(!predict(["b", "c"], of: ["a", "b"], match: .unordered).isRight)
  }
}
