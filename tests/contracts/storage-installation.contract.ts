import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Option, Result } from "effect"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { begunDownloadIdOf, downloadIdOf } from "#core/domain/admins/backup-entries.ts"
import type { CatalogueBadge } from "#core/domain/badges/badge-records.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { emptyChange, putChange } from "#core/domain/hives/change.ts"
import { changed } from "#core/domain/hives/change-result.ts"
import { Day } from "#core/domain/values/day.ts"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import type { Secrets } from "#core/ports/secrets.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { signInAdmin } from "#core/use-cases/admins/admin-sessions.ts"
import { addAdmin, removeAdmin, setAdminPassword } from "#core/use-cases/admins/manage-admins.ts"
import {
  bob,
  makeAdmin,
  makeAdminEntry,
  makeAdminSession,
  makeBadge,
  makeSession,
  someDay
} from "../support/storage-records.ts"
import { fakeSealer } from "../support/world.ts"
import {
  besideBob,
  type ContractTest,
  idsOf,
  putInstallation,
  putRecords,
  sweepBefore,
  unbounded,
  withServices
} from "./storage-adapter.ts"

const signInServices = Layer.merge(webSecrets, fakeSealer)

const badge: CatalogueBadge = {
  ...seededBadgeOf(hiveEnlightened),
  name: 'Renamed "🐝"',
  image: "badges/1.webp"
}

/** A hasher whose first check is slow: something happens meanwhile. */
const whileChecking = (happening: Effect.Effect<unknown, unknown, StoragePorts | PasswordHasher | Secrets>) =>
  Effect.provide(
    Layer.effect(PasswordHasher)(
      Effect.gen(function* () {
        const matches = (given: string, hash: string | null) => hash?.endsWith(given) === true
        const hasher = {
          hash: (given: string) => Effect.succeed(`hash of ${given}`),
          verify: (given: string, hash: string | null) => Effect.succeed(matches(given, hash)),
          isOutdated: () => false
        }
        const context = yield* Effect.context<StoragePorts | Secrets>()
        const happens = happening.pipe(
          Effect.provideService(PasswordHasher, hasher),
          Effect.provide(context),
          Effect.orDie
        )
        const once = yield* Effect.cached(happens)
        return { ...hasher, verify: (given, hash) => Effect.as(once, matches(given, hash)) }
      })
    )
  )

const graceCredentials = { username: "grace", password: "moss lantern river" }
const knownAdmin = makeAdmin(graceCredentials.username, {
  passwordHash: `hash of ${graceCredentials.password}`
})
const newCredentials = { username: "grace", password: "nine green boats at noon" }

/** The check that a decision makes must hold when its change is made. */
const addOnce = (username: string) =>
  InstallationStore.use((store) =>
    store.change(({ admins }) =>
      admins.has(username) ? Result.fail("taken" as const) : changed(putChange(makeAdmin(username)))
    )
  )

export const installationContract = (test: ContractTest) =>
  describe("InstallationStore and AdminSessionStore", () => {
    test("are empty at first", function* () {
      const { read, entries, holders } = yield* InstallationStore
      const { admins, badges } = yield* read
      const sizes = [admins.size, badges.size, (yield* holders).size, (yield* entries).length]
      assert.deepStrictEqual(sizes, [0, 0, 0, 0])
    })

    test("keep, replace and remove admins and badges; what was read before stays as it was", function* () {
      const store = yield* InstallationStore
      yield* putInstallation(makeAdmin("Grace"), badge)
      const before = yield* store.read
      yield* putInstallation(makeAdmin("Grace", { passwordHash: "new" }), { ...badge, bonus: 7 })
      const after = yield* store.read
      assert.strictEqual(before.admins.get("grace")?.passwordHash, "hash")
      assert.strictEqual(after.admins.get("grace")?.passwordHash, "new")
      assert.deepStrictEqual(after.badges.get(badge.id), { ...badge, bonus: 7 })
      const change = { put: [], remove: [makeAdmin("Grace"), badge] }
      assert.strictEqual(yield* store.change(() => Result.succeed({ change, answer: "done" })), "done")
      const { admins, badges } = yield* store.read
      assert.deepStrictEqual([admins.size, badges.size], [0, 0])
    })

    test("decide on what is there: of twenty who add one admin, one does", function* () {
      const attempts = Array.from({ length: 20 }, () => Effect.result(addOnce("grace")))
      const results = yield* Effect.all(attempts, unbounded)
      assert.strictEqual(results.filter(Result.isSuccess).length, 1)
    })

    test("list the history newest day first, by id within a day", function* () {
      yield* putInstallation(makeAdminEntry("b"), makeAdminEntry("old", Day("2026-11-01")))
      yield* putInstallation(makeAdminEntry("a"))
      const entries = yield* InstallationStore.use((store) => store.entries)
      assert.deepStrictEqual(idsOf(entries), ["a", "b", "old"])
    })

    besideBob(test)("count who holds a badge", function* () {
      yield* putRecords(makeBadge("reliability-5"), makeBadge("general-5"))
      yield* putRecords(makeBadge("reliability-5", { owner: bob }))
      const holders = yield* InstallationStore.use((store) => store.holders)
      assert.deepStrictEqual(Object.fromEntries(holders), { "reliability-5": 2, "general-5": 1 })
    })

    test("keep, renew and remove admins' sessions", function* () {
      const sessions = yield* AdminSessionStore
      yield* putInstallation(makeAdminSession("1"), makeAdminSession("2"))
      yield* sessions.renew({ ...makeAdminSession("1"), lastSeenAt: 2_000 })
      assert.strictEqual(Option.getOrThrow(yield* sessions.find("1")).lastSeenAt, 2_000)
      assert.sameMembers(idsOf(yield* sessions.list), ["1", "2"])
      yield* sessions.remove("1")
      yield* sessions.remove("1")
      yield* sessions.renew(makeAdminSession("1"))
      const left = yield* Effect.forEach(["1", "2"], (id) => sessions.find(id))
      assert.deepStrictEqual(left.map(Option.isSome), [false, true])
    })

    test("show a change the admins' sessions, which begin and end with what else it changes", function* () {
      const [store, sessions] = [yield* InstallationStore, yield* AdminSessionStore]
      yield* putInstallation(makeAdmin("Grace"), makeAdminSession("1"), makeAdminSession("2", "linus"))
      yield* store.change((before) => {
        assert.sameMembers([...before.sessions.keys()], ["1", "2"])
        const remove = [...before.sessions.values()].filter(({ admin }) => admin === "grace")
        const put = [makeAdmin("Grace", { passwordHash: "new" }), makeAdminSession("3")]
        return changed({ put, remove })
      })
      assert.strictEqual((yield* store.read).admins.get("grace")?.passwordHash, "new")
      assert.sameMembers(idsOf(yield* sessions.list), ["2", "3"])
    })

    test("show a change the day of the newest backup that was downloaded", function* () {
      const { change } = yield* InstallationStore
      const lastDownload = change((before) =>
        Result.succeed({ change: emptyChange, answer: before.lastDownload })
      )
      yield* putInstallation(makeAdminEntry("backup"), makeAdminEntry(begunDownloadIdOf(someDay, "grace")))
      assert.isUndefined(yield* lastDownload)
      const days = ["2026-11-21", "2027-01-01", "2026-12-31"].map(Day)
      yield* putInstallation(...days.map((day) => makeAdminEntry(downloadIdOf(day), day)))
      assert.strictEqual(yield* lastDownload, "2027-01-01")
    })

    withServices(signInServices, test)(
      "let nobody in as an admin who gets a new password or is removed while the old one is checked",
      function* () {
        const happenings = [setAdminPassword(newCredentials), removeAdmin("grace")]
        const again = Effect.andThen(removeAdmin("grace"), addAdmin(newCredentials))
        for (const happening of [...happenings, again]) {
          yield* putInstallation(knownAdmin)
          const refused = yield* Effect.flip(whileChecking(happening)(signInAdmin(graceCredentials)))
          assert.strictEqual(refused._tag, "InvalidAdminCredentials")
          assert.deepStrictEqual(yield* AdminSessionStore.use(({ list }) => list), [])
        }
      }
    )

    withServices(signInServices, test)(
      "let an admin in whose hash another sign-in has made anew while the password is checked",
      function* () {
        yield* putInstallation(knownAdmin)
        const renewed = { ...knownAdmin, passwordHash: `newer hash of ${graceCredentials.password}` }
        yield* whileChecking(putInstallation(renewed))(signInAdmin(graceCredentials))
        assert.lengthOf(yield* AdminSessionStore.use(({ list }) => list), 1)
      }
    )

    test("sweep admins' sessions that have ended, and leave owners' sessions of the same age alone", function* () {
      const [sessions, owners] = [yield* AdminSessionStore, yield* SessionStore]
      yield* putRecords(makeSession("owner", { createdAt: 49, lastSeenAt: 99 }))
      yield* putInstallation(
        { ...makeAdminSession("idle"), createdAt: 50, lastSeenAt: 99 },
        { ...makeAdminSession("old"), createdAt: 49, lastSeenAt: 200 },
        { ...makeAdminSession("good"), createdAt: 50, lastSeenAt: 100 }
      )
      const sweep = sweepBefore({ adminSessionSeen: 100, adminSessionCreated: 50 })
      assert.deepStrictEqual([yield* sweep, yield* sweep], [2, 0])
      const found = yield* Effect.forEach(["idle", "old", "good"], (id) => sessions.find(id))
      assert.deepStrictEqual(found.map(Option.isSome), [false, false, true])
      assert.isTrue(Option.isSome(yield* owners.find("owner")))
    })
  })
