import Testing

@testable import Workbook

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("mathc", "match"), ("Match", "match"), ("mtch", "match"), ("unorderd", "unordered"), ("fail", "fails"),
  ]) func `a slip of the fingers is recognised`(typed: String, meant: String) {
    #expect(nearest(to: typed, in: ["of", "fails", "match", "unordered"]) == meant)
  }

  @Test(arguments: ["", "x", "zebra", "on and on"]) func `what is near to nothing gets no suggestion`(
    typed: String
  ) {
    #expect(nearest(to: typed, in: ["of", "fails", "match", "y"]) == nil)
  }

  @Test func `there is no suggestion without candidates`() {
    #expect(nearest(to: "match", in: []) == nil)
  }

  @Test func `several suggestions come nearest first, then in their order`() {
    let names = ["chapter20", "chapter3", "chapter2", "appendix"]
    #expect(nearestNames(to: "chapter2", in: names, limit: 5) == ["chapter2", "chapter20", "chapter3"])
    #expect(nearestNames(to: "chapter2", in: names, limit: 1) == ["chapter2"])
  }
}
