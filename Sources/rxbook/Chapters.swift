import Chapter02_Observables
import Chapter03_Subjects
import Foundation
import Lesson
import Workbook

/// The book at `root` with every chapter linked into this program, in the order of Package.swift.
func book(at root: URL) -> Book {
  Book(
    root: root,
    parts: [
      Part(
        title: "Foundations",
        chapters: [
          BookChapter(name: "Chapter02-Observables", root: root, code: Chapter02_Observables.chapter),
          BookChapter(name: "Chapter03-Subjects", root: root, code: Chapter03_Subjects.chapter),
        ])
    ])
}

/// The chapters linked into this program, by the names of their folders.
var linkedChapters: [String: Chapter] {
  let chapters = book(at: URL(filePath: "/")).chapters
  return Dictionary(uniqueKeysWithValues: chapters.map { ($0.name, $0.code) })
}
