// swift-tools-version:6.3
import PackageDescription

/// The book: its parts and their chapters, in reading order.
///
/// A chapter's name is the name of its folder in `Chapters/` and, with an underscore instead of the hyphen, of its module.
/// `Sources/BookChapters/Chapters.swift` lists the same chapters.
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

/// The modules that programs for RxSwift import, with the modules that each one re-exports.
let compatibility: [(module: String, originals: [Target.Dependency])] = [
  ("RxBlocking", ["ReactiveTesting"]),
  ("RxCocoa", ["Reactive"]),
  ("RxRelay", ["Reactive"]),
  ("RxSwift", ["Reactive"]),
  ("RxTest", ["Reactive", "ReactiveTesting"]),
]

/// The two programs with the book's chapters, and their other dependencies.
let programs: [(name: String, dependencies: [Target.Dependency])] = [
  ("rxbook", []),
  ("rxbook-author", ["AuthorTools"]),
]

// CI treats warnings as errors. Dependent packages must not, because later compilers and SDKs may add warnings.
let warnings: [SwiftSetting] =
  Context.environment["RXBOOK_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let strictTests: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// Compiling a module as a whole takes two thirds of the time that compiling its files in batches takes. The launchers
// set the variable; dependent packages must not, because SwiftPM rejects dependencies with unsafe flags. Test targets
// are compiled in batches, because they are large and often only one file has changed. SwiftPM expects an object for
// each file, which the compiler writes only with `-num-threads`.
let wholeModules: [SwiftSetting] =
  Context.environment["RXBOOK_WHOLE_MODULES"] == nil
  ? []
  : [
    .unsafeFlags([
      "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode", "-suppress-remarks",
    ])
  ]

let strict = strictTests + wholeModules

/// The targets in `Sources/Workbook` with their dependencies; a target may depend only on earlier ones.
let layers: [(target: String, dependencies: [Target.Dependency])] = [
  ("SystemSupport", ["CSystemSupport"]),
  ("TextSupport", []),
  ("BookMarkdown", ["CCmark", "TextSupport"]),
  ("BookModel", ["BookMarkdown", "Lesson", "ReactiveTesting", "SystemSupport", "TextSupport"]),
  (
    "Runner",
    [
      "BookModel", "CSystemSupport", "Lesson", "ProgramArguments", "Reactive", "ReactiveTesting",
      "SystemSupport", "TextSupport",
    ]
  ),
  ("Checker", ["BookMarkdown", "BookModel", "Lesson", "Runner", "SystemSupport", "TextSupport"]),
  (
    "Prover",
    [
      "BookMarkdown", "BookModel", "Checker", "Lesson", "ReactiveTesting", "Runner", "SystemSupport",
      "TextSupport",
    ]
  ),
  ("SymbolIndex", ["BookModel", "Runner", "SystemSupport", "TextSupport"]),
  ("Composer", ["Reactive", "ReactiveTesting"]),
  ("Puzzles", ["BookMarkdown", "BookModel", "Composer", "Lesson", "Runner", "SystemSupport", "TextSupport"]),
  ("Playground", ["BookModel", "Lesson", "Runner", "SystemSupport", "TextSupport"]),
  (
    "SiteGenerator",
    [
      "BookMarkdown", "BookModel", "Checker", "Composer", "CSiteAssets", "Lesson", "Playground", "Prover",
      "Puzzles", "ReactiveTesting", "Runner", "SymbolIndex", "SystemSupport", "TextSupport",
    ]
  ),
  ("Scaffolding", ["BookModel", "CTemplates", "SystemSupport", "TextSupport"]),
  (
    "TerminalUI",
    [
      "BookMarkdown", "BookModel", "Checker", "CSystemSupport", "Lesson", "Prover", "Reactive", "Runner",
      "SystemSupport", "TextSupport",
    ]
  ),
  (
    "Preview",
    [
      "BookModel", "Prover", "Reactive", "Runner", "SiteGenerator", "SystemSupport", "TerminalUI",
      "TextSupport",
    ]
  ),
]

let package = Package(
  name: "rxbook",
  // The first versions with `Synchronization`.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
    // For books in other packages, see docs/your-own-book.md.
    .library(name: "BookProgram", targets: ["AuthorTools", "BookProgram", "BookModel", "Lesson"]),
    .executable(name: "rxbook", targets: ["rxbook"]),
    .executable(name: "rxbook-author", targets: ["rxbook-author"]),
  ] + compatibility.map { .library(name: $0.module, targets: [$0.module]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
  ],
  targets: [
    .target(name: "Reactive", swiftSettings: strict),
    .target(name: "ReactiveTesting", dependencies: ["Reactive"], swiftSettings: strict),
    .target(name: "Lesson", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: strict),
    // The files shared by the pages of all apps, which `Web.c` embeds.
    .target(
      name: "CWeb", path: "Sources/AppServer/Web", exclude: ["common.css", "connection.js", "panel.js"]),
    .target(
      name: "AppServer",
      dependencies: ["CWeb", "Reactive"], exclude: ["Web"], swiftSettings: strict),
    .target(
      name: "BookProgram",
      dependencies: [
        "BookModel", "Checker", "Lesson", "Prover", "Runner", "SystemSupport", "TerminalUI", "TextSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // The commands that the program for readers does without, so that its first build is shorter.
    .target(
      name: "AuthorTools",
      dependencies: [
        "AppServer", "BookModel", "BookProgram", "Checker", "Lesson", "Playground", "Preview", "Prover",
        "Reactive", "Runner", "Scaffolding", "SiteGenerator", "SymbolIndex", "SystemSupport", "TerminalUI",
        "TextSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "BookChapters",
      dependencies: ["BookModel", "Lesson"] + chapters.map { .init(stringLiteral: $0) }, swiftSettings: strict
    ),
    .target(
      name: "TestSupport", dependencies: ["Composer", "ExitTesting", "SystemSupport"], path: "Tests/Support",
      swiftSettings: strict),
    .target(name: "ExitTesting", path: "Tests/ExitTesting", swiftSettings: strict),
    .testTarget(
      name: "ReactiveTests", dependencies: ["ExitTesting", "Reactive", "ReactiveTesting"],
      swiftSettings: strictTests),
    .testTarget(
      name: "ReactiveTestingTests", dependencies: ["ExitTesting", "Reactive", "ReactiveTesting"],
      swiftSettings: strictTests),
    .testTarget(
      name: "CompatibilityTests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      exclude: ["Names/reference.txt"]),
    .testTarget(
      name: "AppProgramsTests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      path: "Tests/AppPrograms", swiftSettings: warnings),
    // The same programs through a symbolic link: most existing apps use this language mode.
    .testTarget(
      name: "AppProgramsInSwift5Tests", dependencies: compatibility.map { .init(stringLiteral: $0.module) },
      path: "Tests/AppProgramsInSwift5",
      swiftSettings: warnings + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "StrictConcurrencyTests", dependencies: ["Reactive"], swiftSettings: strictTests),
    .testTarget(
      name: "MainActorByDefaultTests", dependencies: ["Reactive"],
      swiftSettings: strictTests + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "LessonTests", dependencies: ["Lesson", "Reactive", "ReactiveTesting"], swiftSettings: strictTests
    ),
    .testTarget(
      name: "WorkbookTests",
      dependencies: [
        "CCmark", "CSiteAssets", "CTemplates", "ExitTesting", "Lesson", "Reactive", "ReactiveTesting",
        "TestSupport",
      ]
        + layers.map { .init(stringLiteral: $0.target) },
      swiftSettings: strictTests),
    .testTarget(
      name: "AppServerTests",
      dependencies: [
        "AppServer", "AuthorTools", "BookChapters", "BookModel", "Composer", "Lesson", "Playground",
        "Puzzles", "Reactive", "ReactiveTesting", "Runner", "rxbook-author", "SiteGenerator", "SystemSupport",
        "TestSupport",
        "Chapter04-ObservablesAndSubjectsInPractice", "Chapter06-FilteringInPractice",
        "Chapter09-WhoToFollow",
      ],
      swiftSettings: strictTests),
    .testTarget(
      name: "rxbookTests",
      dependencies: [
        "rxbook", "rxbook-author", "AuthorTools", "BookChapters", "BookProgram", "ExitTesting", "Lesson",
        "Reactive", "ReactiveTesting", "TestSupport",
      ]
        + layers.map { .init(stringLiteral: $0.target) } + chapters.map { .init(stringLiteral: $0) },
      swiftSettings: strictTests),
  ]
    + programs.map { name, dependencies in
      .executableTarget(
        name: name,
        dependencies: dependencies + ["BookChapters", "BookProgram"]
          // For readers' files, which are linked against the program. RxTest needs XCTest, which macOS does not include.
          + compatibility.map { module, _ in
            .target(name: module, condition: module == "RxTest" ? .when(platforms: [.linux]) : nil)
          },
        swiftSettings: strict,
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))])
    }
    + [
      .systemLibrary(
        name: "CCmark", path: "Sources/Workbook/CCmark",
        providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
      .target(name: "CSystemSupport", path: "Sources/Workbook/CSystemSupport"),
      // `assets` contains the scripts and style sheets of the site, which `Assets.c` embeds.
      .target(name: "CSiteAssets", path: "Sources/Workbook/CSiteAssets", exclude: ["assets"]),
      // `templates` contains the files that `rxbook new` writes, which `Templates.c` embeds.
      .target(name: "CTemplates", path: "Sources/Workbook/CTemplates", exclude: ["templates"]),
      .target(
        name: "ProgramArguments", path: "Sources/Workbook/ProgramArguments",
        swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
    + layers.map { target, dependencies in
      .target(
        name: target, dependencies: dependencies, path: "Sources/Workbook/\(target)",
        // The diagram player and the exports of the composer are compiled to WebAssembly for the pages.
        exclude: ["Playground": ["Page", "Player"], "Composer": ["Page"]][target] ?? [], swiftSettings: strict
      )
    }
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

// The part of the package that CI also tests with ThreadSanitizer and without a C library.
if Context.environment["RXBOOK_LIBRARY_ONLY"] != nil {
  let kept: Set = ["ExitTesting", "Reactive", "ReactiveTesting", "ReactiveTests"]
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
  package.dependencies = []
}

// Builds only the named test targets: RXBOOK_TEST_TARGETS=WorkbookTests,rxbookTests ./test
if let names = Context.environment["RXBOOK_TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
