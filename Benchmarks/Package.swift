// swift-tools-version:6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "rxbook", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "ReactiveBenchmarks",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/ReactiveBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Reactive", package: "rxbook"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .executableTarget(
      name: "figures",
      dependencies: [
        "AllocationCounter", "Workloads",
        .product(name: "Reactive", package: "rxbook"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(name: "AllocationCounter"),
    .executableTarget(name: "SizeOfSubject", dependencies: [.product(name: "Reactive", package: "rxbook")]),
    .executableTarget(name: "SizeOfChain", dependencies: [.product(name: "Reactive", package: "rxbook")]),
  ],
  swiftLanguageModes: [.v6])
