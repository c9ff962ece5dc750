import Foundation
import Testing

@testable import Prover

@Suite struct BlesserTests {
  /// - Parameter patience: The time in seconds after which there are no more runs than necessary.
  @Test(arguments: [(60, 8), (0, 3)])
  func `fast examples run more often than slow examples`(patience: Int, count: Int) throws {
    let blesser = Blesser(program: URL(filePath: "/program"), patience: .seconds(patience))
    // No run takes time here, so the start is in the past.
    let runs = try blesser.repeated([], since: .now - .seconds(2)) { _ in [] }
    #expect(runs.count == count)
  }
}
