import Chapter02_Observables
import Chapter03_Subjects
import Foundation
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
