// swift-tools-version:6.3
import PackageDescription

let package = Package(
  name: "LargeBook",
  platforms: [.macOS(.v15)],
  targets: [.executableTarget(name: "large-book")],
  swiftLanguageModes: [.v6])
