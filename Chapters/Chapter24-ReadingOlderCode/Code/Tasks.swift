import Lesson
import Reactive

/// Awaits the only element of an observable.
func priceList(of office: Office) async throws -> String {
  let prices = try await office.get("/prices").asSingle().value
  return "price list: \(prices)"
}

@ExampleListBuilder var tasks: ExampleList {
  example(of: "one request, awaited") {
    let office = Office()
    print(try await priceList(of: office))
    office.isOnline = false
    do {
      print(try await priceList(of: office))
    } catch {
      print("no price list: \(error)")
    }
  }
}
