import { Clock, Duration, Effect, Fiber } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { doPeriodically } from "#adapters/storage/postgres/index.ts"
import { pollUntil } from "../../../support/people.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedDatabase } from "../../../support/shared-postgres.ts"

const rejectionsOfThisTest = () => {
  const rejections: Array<unknown> = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on("unhandledRejection", note)
  onTestFinished(() => void process.off("unhandledRejection", note))
  return rejections
}

/** Runs a task that is due on no day, but whenever it is asked for. */
const startTask = async (clock?: Clock.Clock) => {
  const url = await sharedDatabase()
  const sql = openSql(url)
  const minutes: Array<number> = []
  const run = (minute: number) => Effect.sync(() => void minutes.push(minute))
  const task = { name: "try", minutes: "0 0 30 2 *", isLong: false, run }
  const periodic = doPeriodically(url, [task], Effect.flatMap(Clock.currentTimeMillis, run))
  const work = Effect.runFork(
    clock === undefined ? periodic : Effect.provideService(periodic, Clock.Clock, clock)
  )
  onTestFinished(async () => {
    await Effect.runPromise(Fiber.interrupt(work))
    await sql.end()
  })
  const isInstalled = async () => {
    const [row] = await sql`SELECT to_regclass('graphile_worker._private_known_crontabs') AS made`
    return row?.made !== null && (await sql`SELECT FROM graphile_worker._private_known_crontabs`).length > 0
  }
  await pollUntil("the library has its tables", isInstalled)
  const asked = "2026-11-23T09:00:00.000Z"
  const payload = JSON.stringify({ _cron: { ts: asked, backfilled: false } })
  const ask = () => sql`SELECT graphile_worker.add_job('try', ${payload}::text::json, job_key => 'try')`
  const isAsked = (minute: number) => minute === Date.parse(asked)
  return {
    sql,
    ask,
    runs: () => minutes.filter(isAsked).length,
    /** Runs at a start, which no minute asked for. */
    runsAtStart: () => minutes.filter((minute) => !isAsked(minute)).length
  }
}

test("a job that the database can't note as done ends no server, and the next one runs", async () => {
  const rejections = rejectionsOfThisTest()
  const { sql, ask, runs } = await startTask()
  await sql.unsafe(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE SEQUENCE refusals;
     CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs
       FOR EACH ROW WHEN (nextval('refusals') > 0) EXECUTE FUNCTION refuse()`
  )
  await ask()
  const isRefused = async () => (await sql`SELECT is_called FROM refusals`)[0]?.is_called === true
  await pollUntil("its deletion was refused", isRefused)
  await sql`DROP TRIGGER refuse ON graphile_worker._private_jobs`
  await ask()
  await pollUntil("the next one ran", async () => runs() > 1)
  expect(rejections).toEqual([])
})

const hourMs = 3_600_000

/** Its minutes pass in half a second. */
const fastClock = () => {
  const clock = Effect.runSync(Clock.clockWith(Effect.succeed))
  let ahead = hourMs
  const currentTimeMillisUnsafe = () => clock.currentTimeMillisUnsafe() + ahead
  return {
    clock: {
      ...clock,
      currentTimeMillisUnsafe,
      currentTimeMillis: Effect.sync(currentTimeMillisUnsafe),
      sleep: (duration) => clock.sleep(Duration.divideUnsafe(duration, 120))
    } satisfies Clock.Clock,
    setBack: () => {
      ahead = 0
    }
  }
}

test("a clock that was ahead and is set back stops nothing: the library starts again and forgets the runs of the future", async () => {
  const { clock, setBack } = fastClock()
  const { sql, runsAtStart } = await startTask(clock)
  const connections = async () =>
    (
      await sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'honesthive periodic work'
      AND datname = current_database()`
    ).map(({ pid }) => pid)
  await sql`UPDATE graphile_worker._private_known_crontabs SET last_execution = ${new Date(Date.now() + hourMs)}`
  const before = await connections()
  await pollUntil("what was missed before the start is made up for", async () => runsAtStart() === 1)
  setBack()
  const isForgotten = async () =>
    (
      await sql`SELECT FROM graphile_worker._private_known_crontabs WHERE last_execution > now() + interval '1 minute'`
    ).length === 0
  await pollUntil("the run of the future is forgotten", isForgotten)
  await pollUntil("the library starts again", async () => {
    const now = await connections()
    return now.length > 0 && !now.some((pid) => before.includes(pid))
  })
  await pollUntil("what was missed meanwhile is made up for", async () => runsAtStart() > 1)
})
