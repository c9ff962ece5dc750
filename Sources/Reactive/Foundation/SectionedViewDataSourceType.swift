public import Foundation

/// A data source of a view with sections.
public protocol SectionedViewDataSourceType {
  /// The model at `indexPath`.
  func model(at indexPath: IndexPath) throws -> Any
}
