import { describe, expect, test } from "vitest"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import type { AdminSession } from "#core/domain/admins/admin.ts"
import { isAdminRenewalDue, isLive } from "#core/domain/admins/admin-session-rules.ts"

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
})
