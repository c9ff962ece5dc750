import Reactive
import ReactiveTesting
import Testing

struct SubscriptionTests {
  @Test func `the description of a subscription has its times`() {
    #expect("\(Subscription(200, 300))" == "(200: 300)")
    #expect("\(Subscription(200))" == "(200: Infinity)")
  }
}
