import { describe, expect, test } from "vitest"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { passwordTexts } from "#core/domain/accounts/password-rules.ts"
import type { AdminSession } from "#core/domain/admins/admin.ts"
import { adminProblem, adminTexts, isUsername } from "#core/domain/admins/admin-rules.ts"
import { isAdminRenewalDue, isFreshAdminSession, isLive } from "#core/domain/admins/admin-session-rules.ts"

test.each(["a", "Z", "7", "ab", "queen.bee_1-2", "a".repeat(40)])("%s is a user name", (name) =>
  expect(isUsername(name)).toBe(true)
)

test.each(["", ".", "a.", "-a", "a b", "é", "\u212a", "a\n", "a".repeat(41)])("%j is none", (name) =>
  expect(isUsername(name)).toBe(false)
)

const good = "moss lantern river"
test.each([
  ["queen", good, null],
  ["queen bee", good, adminTexts.username],
  ["queen", "short", passwordTexts.short],
  ["Beekeeper.Asha", "beekeeper.asha", passwordTexts.wellKnown]
])("%j with the password %j: %j", (name, password, problem) =>
  expect(adminProblem(name, password)).toBe(problem)
)

const minute = 60_000

const session = (minutes: { readonly createdAt: number; readonly lastSeenAt: number }): AdminSession => ({
  kind: "admin-session",
  owner: installationOwner,
  id: "digest",
  admin: "grace.h",
  createdAt: minutes.createdAt * minute,
  lastSeenAt: minutes.lastSeenAt * minute
})

describe("an admin's session", () => {
  test.each([
    ["just begun", { createdAt: 0, lastSeenAt: 0 }, 0, true],
    ["unused for almost half an hour", { createdAt: 0, lastSeenAt: 10 }, 40 * minute - 1, true],
    ["unused for half an hour", { createdAt: 0, lastSeenAt: 10 }, 40 * minute, false],
    ["used all the time, almost 8 hours old", { createdAt: 0, lastSeenAt: 479 }, 480 * minute - 1, true],
    ["used all the time, 8 hours old", { createdAt: 0, lastSeenAt: 480 }, 480 * minute, false]
  ] as const)("that is %s lives, or does not", (_, minutes, now, lives) => {
    expect(isLive(session(minutes), now)).toBe(lives)
  })

  test.each([
    [minute - 1, false],
    [minute, true]
  ])("that was used %i ms ago has that noted, or not yet", (now, isNoted) => {
    expect(isAdminRenewalDue(session({ createdAt: 0, lastSeenAt: 0 }), now)).toBe(isNoted)
  })

  test.each([
    ["just now", 5 * minute, true],
    ["almost five minutes ago", 1, true],
    ["five minutes ago", 0, false],
    ["in the future, by a clock that stepped back", 5 * minute + 1, false]
  ])("that began %s is fresh, or is not", (_, createdAt, isFresh) => {
    const begun = { ...session({ createdAt: 0, lastSeenAt: 0 }), createdAt }
    expect(isFreshAdminSession(begun, 5 * minute)).toBe(isFresh)
  })
})
