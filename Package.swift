// swift-tools-version:6.3
import PackageDescription

/// The book: its parts and their chapters, in reading order.
///
/// A chapter's name is its folder below `Chapters/` and, with an underscore for the dash, its module.
/// `Sources/rxbook/Chapters.swift` lists the same.
let parts: [(title: String, chapters: [String])] = [
  (
    "Foundations",
    [
      "Chapter01-HelloReactive",
      "Chapter02-Observables",
      "Chapter03-Subjects",
      "Chapter04-ObservablesAndSubjectsInPractice",
    ]
  ),
  (
    "Operators",
    [
      "Chapter05-FilteringOperators",
      "Chapter06-FilteringInPractice",
      "Chapter07-TransformingOperators",
      "Chapter08-CombiningOperators",
      "Chapter09-WhoToFollow",
      "Chapter10-TimeBasedOperators",
    ]
  ),
  (
    "Under the hood",
    [
      "Chapter11-MakingYourOwnObservables",
      "Chapter12-SharingSubscriptions",
      "Chapter13-DisposingAndLifetime",
      "Chapter14-CustomOperators",
      "Chapter15-ErrorHandling",
      "Chapter16-Debugging",
      "Chapter17-Schedulers",
      "Chapter18-TraitsAndTheUILayer",
      "Chapter19-MakingHTTPRequests",
      "Chapter20-ObservingObjects",
      "Chapter21-DataSources",
      "Chapter22-Testing",
      "Chapter23-SwiftConcurrency",
      "Chapter24-ReadingOlderCode",
    ]
  ),
]

let chapters = parts.flatMap(\.chapters)

/// The modules that existing programs import, and what each of them stands for.
let compatibility: [(module: String, originals: [Target.Dependency])] = [
  ("RxBlocking", ["ReactiveTesting"]),
  ("RxCocoa", ["Reactive"]),
  ("RxRelay", ["Reactive"]),
  ("RxSwift", ["Reactive"]),
  ("RxTest", ["Reactive", "ReactiveTesting"]),
]

// CI stops at any warning. A package that depends on this one must not: a later compiler or SDK may warn about more.
let warnings: [SwiftSetting] =
  Context.environment["RXBOOK_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "rxbook",
  // `Synchronization` begins with these.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
    // What a book of other chapters is proven with, such as the generated one below Benchmarks.
    .library(name: "Workbook", targets: ["Workbook", "Lesson"]),
    // What a book of somebody else's is made with: docs/your-own-book.md.
    .library(name: "BookProgram", targets: ["BookProgram", "Workbook", "Lesson"]),
    .executable(name: "rxbook", targets: ["rxbook"]),
  ] + compatibility.map { .library(name: $0.module, targets: [$0.module]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(name: "Reactive", swiftSettings: strict),
    .target(name: "ReactiveTesting", dependencies: ["Reactive"], swiftSettings: strict),
    .target(name: "Lesson", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: strict),
    .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "CHost"),
    .target(name: "ProgramArguments", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Workbook",
      dependencies: [
        "CCmark", "CHost", "Lesson", "ProgramArguments", "Reactive", "ReactiveTesting",
      ],
      swiftSettings: strict),
    // `Web` is what all pages have in common; the server reads it where it lies.
    .target(
      name: "AppServer",
      dependencies: [
        "Reactive", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Web"], swiftSettings: strict),
    .target(
      name: "BookProgram",
      dependencies: [
        "AppServer", "Lesson", "Reactive", "Workbook",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "rxbook",
      dependencies: ["BookProgram", "Lesson", "Workbook"] + chapters.map { .init(stringLiteral: $0) }
        // For readers' files, which find them in the program. XCTest, which RxTest needs, is no library of macOS.
        + compatibility.map { module, _ in
          .target(name: module, condition: module == "RxTest" ? .when(platforms: [.linux]) : nil)
        },
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .target(name: "TestSupport", dependencies: ["Workbook"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: strict),
    .testTarget(
      name: "ReactiveTestingTests", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: strict),
    .testTarget(
      name: "CompatibilityTests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      exclude: ["Names/reference.txt"]),
    .testTarget(
      name: "AppProgramsTests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      path: "Tests/AppPrograms", swiftSettings: warnings),
    // The same programs, by a link: existing apps are mostly of this language mode.
    .testTarget(
      name: "AppProgramsInSwift5Tests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      path: "Tests/AppProgramsInSwift5",
      swiftSettings: warnings + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "StrictConcurrencyTests", dependencies: ["Reactive"], swiftSettings: strict),
    .testTarget(
      name: "MainActorByDefaultTests", dependencies: ["Reactive"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "LessonTests", dependencies: ["Lesson", "Reactive", "ReactiveTesting"], swiftSettings: strict),
    .testTarget(
      name: "WorkbookTests",
      dependencies: ["CCmark", "Lesson", "Reactive", "ReactiveTesting", "TestSupport", "Workbook"],
      swiftSettings: strict),
    .testTarget(
      name: "AppServerTests",
      dependencies: [
        "AppServer", "BookProgram", "rxbook", "Lesson", "Reactive", "ReactiveTesting", "TestSupport",
        "Workbook", "Chapter04-ObservablesAndSubjectsInPractice", "Chapter06-FilteringInPractice",
        "Chapter09-WhoToFollow",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "rxbookTests",
      dependencies: [
        "rxbook", "BookProgram", "Lesson", "Reactive", "ReactiveTesting", "TestSupport", "Workbook",
      ]
        + chapters.map { .init(stringLiteral: $0) },
      swiftSettings: strict),
  ]
    + chapters.map { chapter in
      .target(
        name: chapter, dependencies: ["Lesson", "Reactive", "ReactiveTesting"],
        path: "Chapters/\(chapter)/Code",
        swiftSettings: strict)
    }
    + compatibility.map { module, originals in
      .target(
        name: module, dependencies: originals, path: "Sources/Compatibility/\(module)", swiftSettings: strict)
    },
  swiftLanguageModes: [.v6])

// What CI builds once more, for ThreadSanitizer.
if Context.environment["RXBOOK_LIBRARY_ONLY"] != nil {
  let kept: Set = ["Reactive", "ReactiveTesting", "ReactiveTests"]
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
  package.dependencies = []
}
