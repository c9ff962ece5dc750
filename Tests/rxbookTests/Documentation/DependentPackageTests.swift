import Foundation
import TestSupport
import Testing

/// A package that depends on a version of this one, as described in the README.
///
/// It takes about a minute, because the package builds the library, so it runs only if RXBOOK_DEPENDENT_PACKAGE is set.
@Suite(
  .waiting,
  .enabled(
    if: ProcessInfo.processInfo.environment["RXBOOK_DEPENDENT_PACKAGE"] != nil,
    "It takes about a minute; set RXBOOK_DEPENDENT_PACKAGE."))
struct DependentPackageTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private func run(_ command: String) throws -> String {
    let outcome = try Program.run(
      ["-c", command + " 2>&1"], in: scratch.url, program: URL(filePath: "/bin/bash"))
    #expect(outcome.status == 0, "\(command): \(outcome.output)")
    return outcome.output
  }

  /// Tests the last commit, because a version is a commit: a file that was never added to Git is missing in both.
  @Test func `a package that depends on a version of this one builds and runs`() throws {
    let origin = BookCopy.original.absoluteString
    _ = try run("git clone --quiet --bare --depth 1 '\(origin)' rxbook && git -C rxbook tag 1.0.0")
    let repository = scratch.url.appending(path: "rxbook")
    try scratch.write(
      """
      // swift-tools-version:6.3
      import PackageDescription

      let package = Package(
        name: "tides",
        platforms: [.macOS(.v15)],
        dependencies: [.package(url: "\(repository.absoluteString)", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "tides",
            dependencies: [
              .product(name: "Reactive", package: "rxbook"), .product(name: "RxSwift", package: "rxbook"),
            ])
        ])
      """, to: "tides/Package.swift")
    try scratch.write(
      """
      import Reactive

      let heights = PublishSubject<Int>()
      _ = heights.map { "\\($0) cm" }.subscribe(onNext: { print($0) })
      sendTide(to: heights)
      """, to: "tides/Sources/tides/main.swift")
    try scratch.write(
      """
      import RxSwift

      func sendTide(to heights: RxSwift.PublishSubject<Int>) { heights.onNext(225) }
      """, to: "tides/Sources/tides/Tide.swift")
    let built = try run(
      "unset RXBOOK_WARNINGS_AS_ERRORS RXBOOK_WHOLE_MODULES; swift build --package-path tides")
    #expect(!built.contains("warning:"))
    #expect(try run("tides/.build/debug/tides") == "225 cm\n")
  }
}
