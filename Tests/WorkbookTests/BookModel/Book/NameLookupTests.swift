import Foundation
import Lesson
import Testing

@testable import BookModel

@Suite struct NameLookupTests {
  private let book = BookLoader.load(
    Book(
      root: URL(filePath: "/book"),
      parts: [
        Part(
          title: "One",
          chapters: [
            BookChapter(
              name: "Chapter02-Observables", root: URL(filePath: "/book"), code: Chapter("Observables") {}),
            BookChapter(
              name: "Chapter03-Subjects", root: URL(filePath: "/book"), code: Chapter("Subjects") {}),
          ])
      ]))

  @Test(arguments: [
    "3", "03", "chapter3", "Chapter03", "chapter-3", "Chapter 3", "ch3", "Chapter03-Subjects",
    "chapter3-subjects",
    "subjects", "Subjects", "Chapters/Chapter03-Subjects/", "3-subjects",
  ])
  func `a chapter is found by every name a person might type`(name: String) throws {
    #expect(try book.chapter(named: name).name == "Chapter03-Subjects")
  }

  @Test(arguments: ["", "chapter", "4", "33", "subject", "3-observables", "/", "3/2", "1/3", "chapter3/2"])
  func `other names are rejected`(name: String) {
    #expect(throws: UnknownName.self) { try book.chapter(named: name) }
  }

  @Test func `the error for an unknown name suggests similar ones`() {
    let error = #expect(throws: UnknownName.self) { try book.chapter(named: "subjcts") }
    #expect(error?.description == "There is no chapter called “subjcts”. Did you mean subjects?")
    let numbered = #expect(throws: UnknownName.self) { try book.chapter(named: "chapter99") }
    #expect(numbered?.nearest == ["chapter2", "chapter3"])
    let far = #expect(throws: UnknownName.self) { try book.chapter(named: "xyzzy") }
    #expect(
      far?.description == "There is no chapter called “xyzzy”. Choose one of these:\n  chapter2\n  "
        + "chapter3")
  }

  @Test func `chapters named twice are returned once, and no names mean all chapters`() throws {
    #expect(try book.chapters(named: ["3", "subjects", "2"]).map(\.number) == [3, 2])
    #expect(try book.chapters(named: []).map(\.number) == [2, 3])
  }

  @Test func `an example is found by its exact name, or regardless of case`() throws {
    let chapter = BookChapter(
      name: "Chapter01-A", root: URL(filePath: "/book"),
      code: Chapter("A") {
        example(of: "map") {}
        example(of: "Map") {}
        example(of: "BehaviorSubject") {}
      })
    #expect(try chapter.example(named: "Map").name == "Map")
    #expect(try chapter.example(named: "behaviorsubject").name == "BehaviorSubject")
    #expect(throws: UnknownName.self) { try chapter.example(named: "MAP") }
    #expect(try chapter.example(named: "Behavior").name == "BehaviorSubject")
    let several = #expect(throws: UnknownName.self) { try chapter.example(named: "a") }
    #expect(several?.nearest == ["map", "Map", "BehaviorSubject"])
    let error = #expect(throws: UnknownName.self) { try chapter.example(named: "BehaviourSubject") }
    #expect(error?.nearest == ["BehaviorSubject"])
  }
}
