import BookModel
import Chapter01_HelloReactive
import Chapter02_Observables
import Chapter03_Subjects
import Chapter04_ObservablesAndSubjectsInPractice
import Chapter05_FilteringOperators
import Chapter06_FilteringInPractice
import Chapter07_TransformingOperators
import Chapter08_CombiningOperators
import Chapter09_WhoToFollow
import Chapter10_TimeBasedOperators
import Chapter11_MakingYourOwnObservables
import Chapter12_SharingSubscriptions
import Chapter13_DisposingAndLifetime
import Chapter14_CustomOperators
import Chapter15_ErrorHandling
import Chapter16_Debugging
import Chapter17_Schedulers
import Chapter18_TraitsAndTheUILayer
import Chapter19_MakingHTTPRequests
import Chapter20_ObservingObjects
import Chapter21_DataSources
import Chapter22_Testing
import Chapter23_SwiftConcurrency
import Chapter24_ReadingOlderCode
import Foundation
import Lesson

/// The book at `root` with all chapters, in the order of Package.swift.
@Sendable package func book(at root: URL) -> Book {
  Book(
    root: root, hasPlayground: true,
    parts: [
      Part(
        title: "Foundations", root: root,
        [
          "Chapter01-HelloReactive": Chapter01_HelloReactive.chapter,
          "Chapter02-Observables": Chapter02_Observables.chapter,
          "Chapter03-Subjects": Chapter03_Subjects.chapter,
          "Chapter04-ObservablesAndSubjectsInPractice": Chapter04_ObservablesAndSubjectsInPractice.chapter,
        ]),
      Part(
        title: "Operators", root: root,
        [
          "Chapter05-FilteringOperators": Chapter05_FilteringOperators.chapter,
          "Chapter06-FilteringInPractice": Chapter06_FilteringInPractice.chapter,
          "Chapter07-TransformingOperators": Chapter07_TransformingOperators.chapter,
          "Chapter08-CombiningOperators": Chapter08_CombiningOperators.chapter,
          "Chapter09-WhoToFollow": Chapter09_WhoToFollow.chapter,
          "Chapter10-TimeBasedOperators": Chapter10_TimeBasedOperators.chapter,
        ]),
      Part(
        title: "Under the hood", root: root,
        [
          "Chapter11-MakingYourOwnObservables": Chapter11_MakingYourOwnObservables.chapter,
          "Chapter12-SharingSubscriptions": Chapter12_SharingSubscriptions.chapter,
          "Chapter13-DisposingAndLifetime": Chapter13_DisposingAndLifetime.chapter,
          "Chapter14-CustomOperators": Chapter14_CustomOperators.chapter,
          "Chapter15-ErrorHandling": Chapter15_ErrorHandling.chapter,
          "Chapter16-Debugging": Chapter16_Debugging.chapter,
          "Chapter17-Schedulers": Chapter17_Schedulers.chapter,
          "Chapter18-TraitsAndTheUILayer": Chapter18_TraitsAndTheUILayer.chapter,
          "Chapter19-MakingHTTPRequests": Chapter19_MakingHTTPRequests.chapter,
          "Chapter20-ObservingObjects": Chapter20_ObservingObjects.chapter,
          "Chapter21-DataSources": Chapter21_DataSources.chapter,
          "Chapter22-Testing": Chapter22_Testing.chapter,
          "Chapter23-SwiftConcurrency": Chapter23_SwiftConcurrency.chapter,
          "Chapter24-ReadingOlderCode": Chapter24_ReadingOlderCode.chapter,
        ]),
    ])
}
