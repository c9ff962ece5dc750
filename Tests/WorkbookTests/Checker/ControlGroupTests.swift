import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import Checker

/// Control groups, with a stand-in for `systemd-run`.
@Suite struct ControlGroupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates a control group with a `systemd-run` that runs `script`.
  private func group(_ script: String) throws -> ControlGroup? {
    try folder.writeScript("#!/bin/sh\n\(script)\n", to: "systemd-run")
    return ControlGroup(path: folder.url.plainPath)
  }

  /// Prints the limits that the command line asks for, as the files of a control group would.
  private static let enforcing = """
    for word; do case $word in MemoryMax=*) echo "${word#MemoryMax=}" ;; esac; done
    """

  @Test func `a command is limited in memory and processor time`() throws {
    let group = try #require(try group("\(Self.enforcing); echo 100000 100000"))
    #expect(group.limitsProcessor)
    let command = group.command(memory: 1 << 30)
    #expect(command.first == folder.url.appending(path: "systemd-run").plainPath)
    #expect(command.contains("--scope"))
    #expect(command.contains("--user") == (geteuid() != 0))
    #expect(command.contains("MemoryMax=1073741824"))
    #expect(command.contains("CPUQuota=100%"))
    #expect(command.last == "--")
  }

  @Test(arguments: ["echo max 100000", ":"])
  func `the limit of processor time may be missing`(limit: String) throws {
    let group = try #require(try group("\(Self.enforcing); \(limit)"))
    #expect(!group.limitsProcessor)
  }

  @Test(arguments: [
    "echo Failed to connect to bus >&2; exit 1",
    // The kernel doesn't enforce the limit.
    "echo max",
    // Without control groups of version 2, there is no such file.
    "exit 0",
  ])
  func `control groups that limit nothing are not used`(script: String) throws {
    #expect(try group(script) == nil)
  }

  @Test func `control groups are not used without systemd`() {
    #expect(ControlGroup(path: folder.url.plainPath) == nil)
  }
}
