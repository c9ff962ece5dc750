import Foundation

/// Ends this process, one of a test's own, should it wait for what never comes.
func limitProcess() { alarm(300) }
