import { Effect, Layer, Option } from "effect"
import { describe, expect, test } from "vitest"
import { watchedSmtp } from "#adapters/mail/smtp/index.ts"
import { localGuardHealth } from "#adapters/moderation/local/index.ts"
import { usedTenthsOf } from "#adapters/system/index.ts"
import { BackupSealer } from "#core/ports/backup-sealer.ts"
import { DiskUsage } from "#core/ports/disk-usage.ts"
import { MailHealth } from "#core/ports/mail-health.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { ProgramVersion } from "#core/ports/program-version.ts"
import { logAdminAct } from "#core/use-cases/admins/admin-entry.ts"
import { noteBackup } from "#core/use-cases/backups/note-backup.ts"
import { makeOperator } from "./support/admins.ts"
import { readAs, statusAndMessage, succeed } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const stateOf = (server: TestServer, cookie: string) => readAs(server, cookie, "/api/admin/installation")

describe("what operators read of the installation", () => {
  test("is versions, guard, mail, disk and the last backup", async () => {
    const services = Layer.mergeAll(
      testServices,
      Layer.succeed(ProgramVersion)({ program: "1.2.3", runtime: "Node 24.0.0" }),
      Layer.succeed(DiskUsage)(Effect.succeed(4)),
      Layer.succeed(MailHealth)({ problem: Effect.undefined, check: Effect.succeed("fails") })
    )
    const server = startServer({ services })
    const cookie = await makeOperator(server)
    const state = await stateOf(server, cookie)
    expect(state).toEqual({
      program: "1.2.3",
      runtime: "Node 24.0.0",
      store: "memory",
      dataVersion: expect.any(Number),
      guardVersion: expect.stringMatching(/^\d+$/),
      guard: "works",
      mail: "fails",
      diskTenths: 4,
      lastBackup: null,
      isDownloadDue: true
    })
    succeed(await server.run(noteBackup))
    const today = new Date().toISOString().slice(0, 10)
    expect(await stateOf(server, cookie)).toEqual({ ...state, lastBackup: today })
  })

  test("says nothing of what is not known", async () => {
    const noBackups = Layer.succeed(BackupSealer)(Option.none())
    const server = startServer({ services: Layer.mergeAll(testServices, noBackups) })
    const unknown = { program: null, runtime: null, mail: "off", diskTenths: null, isDownloadDue: null }
    expect(await stateOf(server, await makeOperator(server))).toMatchObject(unknown)
  })

  test("says that the guard is away where it can't judge", async () => {
    const failing = Layer.effect(
      Moderator,
      Effect.map(Moderator, (moderator) => ({
        ...moderator,
        assess: () => Effect.fail(new ModeratorUnavailable({ cause: "gone" }))
      }))
    )
    const guard = Layer.provideMerge(localGuardHealth("normal"), failing).pipe(Layer.provide(testServices))
    const server = startServer({ services: Layer.merge(testServices, guard) })
    expect((await stateOf(server, await makeOperator(server))).guard).toBe("away")
  })

  test("tells the disk in tenths, and nothing of a folder that is not there", async () => {
    const tenths = await Effect.runPromise(usedTenthsOf("/"))
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null]).toContain(tenths)
    expect(await Effect.runPromise(usedTenthsOf("/no/such/folder"))).toBe(null)
  })

  test("says that mail is off where none is configured", async () => {
    const { health } = watchedSmtp(Option.none())
    expect(await Effect.runPromise(health.check)).toBe("off")
  })
})

describe("the log of admins", () => {
  test("comes in pages of fifty, newest day first, each entry once", async () => {
    const server = startServer()
    const cookie = await makeOperator(server)
    for (let deed = 1; deed < 120; deed++) succeed(await server.run(logAdminAct(`did ${deed}`)))
    const pages = await Promise.all(
      ["", "?page=2", "?page=3", "?page=4"].map((query) => readAs(server, cookie, `/api/admin/log${query}`))
    )
    expect(pages.map(({ entries, pages: count }) => [entries.length, count])).toEqual([
      [50, 3],
      [50, 3],
      [20, 3],
      [0, 3]
    ])
    const texts = pages.flatMap(({ entries }) => entries.map(({ what }: { readonly what: string }) => what))
    expect(new Set(texts).size).toBe(120)
    expect(pages[0].entries[0]).toEqual({
      on: new Date().toISOString().slice(0, 10),
      who: "command line",
      what: expect.any(String)
    })
  })

  test.each(["0", "-1", "1.5", "10000", "x", "", "1e3"])("has no page %s", async (page) => {
    const server = startServer()
    const headers = { cookie: await makeOperator(server) }
    const answer = await server.fetch(`/api/admin/log?page=${page}`, { headers })
    expect(await statusAndMessage(answer)).toEqual([400, "page must be a whole number from 1 to 9999."])
  })
})
