// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "LargeBook",
  platforms: [.macOS(.v15)],
  targets: [.executableTarget(name: "large-book")],
  swiftLanguageModes: [.v6])
