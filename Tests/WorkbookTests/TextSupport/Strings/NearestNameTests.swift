import Testing

@testable import TextSupport

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("mathc", "match"), ("Match", "match"), ("mtch", "match"), ("unorderd", "unordered"), ("fail", "fails"),
  ]) func `a typing mistake is recognised`(typed: String, meant: String) {
    #expect(nearest(to: typed, in: ["of", "fails", "match", "unordered"]) == meant)
  }

  @Test(arguments: ["", "x", "zebra", "on and on"]) func `nothing is suggested if no known name is similar`(
    typed: String
  ) {
    #expect(nearest(to: typed, in: ["of", "fails", "match", "y"]) == nil)
  }

  @Test func `there is no suggestion without candidates`() {
    #expect(nearest(to: "match", in: []) == nil)
  }

  @Test func `suggestions are sorted by similarity, then by their order`() {
    let names = ["chapter20", "chapter3", "chapter2", "appendix"]
    #expect(nearestNames(to: "chapter2", in: names, limit: 5) == ["chapter2", "chapter20", "chapter3"])
    #expect(nearestNames(to: "chapter2", in: names, limit: 1) == ["chapter2"])
  }
}
