import { Cause, Deferred, Effect, Exit, Option } from "effect"
import { controlSocket } from "#adapters/control-socket/index.ts"
import { serveHttp } from "#adapters/http/node/index.ts"
import { LockLost } from "#adapters/storage/lowdb/index.ts"
import type { LeaseLost } from "#adapters/storage/lowdb/store-errors.ts"
import { asOwnerOf } from "#adapters/system/index.ts"
import { keepRunning } from "#core/concurrency/keep-running.ts"
import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import { failureText } from "#core/ports/failure-text.ts"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import type { HealthProblem } from "#core/ports/store-health.ts"
import { raiseReleases } from "#core/use-cases/accounts/raise-releases.ts"
import { findProblems, findStartProblems, isStartAtRisk } from "#core/use-cases/health/find-problems.ts"
import { watchProblems } from "#core/use-cases/health/watch-problems.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { pagesOf } from "#ui/server-entry.ts"
import type { AnyTask } from "../data-tasks/data-task.ts"
import { layersOf } from "../layers/layers.ts"
import { type Configuration, publicHostsOf, publicUrlOf, readConfiguration } from "../settings/config.ts"
import { builtClient, type ClientBuild, devClient, withAccent } from "./client-build.ts"
import { redrawLogo } from "./instance-logo.ts"
import { logKeyFile } from "./key-notice.ts"
import { pageSettingsAt } from "./page-settings.ts"
import { periodicWork } from "./periodic-work.ts"
import { prepareInstallation } from "./prepare-installation.ts"
import { watchForStop } from "./stop-signals.ts"

const noSourceUrl =
  "SOURCE_URL is not set: pages show no link to the source code. The licence (AGPL) requires one if you run a modified version."

const serveRequests = Effect.fn("serveRequests")(function* (
  configuration: Configuration,
  client: ClientBuild,
  tasks: ReadonlyArray<AnyTask>,
  onEnd: (problems: ReadonlyArray<HealthProblem>) => void
) {
  yield* prepareInstallation(configuration)
  yield* raiseReleases
  yield* logKeyFile(configuration)
  const { databaseUrl, dataDir } = configuration
  if (Option.isNone(databaseUrl)) yield* controlSocket(dataDir).serve(tasks)
  // Before the worker: its requests would take all slots of the service and delay the probe.
  yield* Effect.forkScoped((yield* GuardHealth).probe)
  yield* Effect.forkScoped(keepRunning("Moderation", moderationWorker))
  yield* Effect.forkScoped(periodicWork(configuration))
  yield* Effect.addFinalizer(() => Effect.map(findStartProblems, onEnd))
  yield* Effect.forkScoped(keepRunning("Watching for problems", watchProblems(findProblems)))
  const logo = yield* redrawLogo(configuration)
  const styled = withAccent(client, configuration)
  const settingsAt = (host: PublicHost) => pageSettingsAt(configuration, logo?.image ?? null, host)
  const port = yield* serveHttp({
    ...configuration,
    hostsAt: (opened) => publicHostsOf(configuration, opened),
    pagesAt: (host) => pagesOf(styled, settingsAt(host)),
    contactAt: (host) => settingsAt(host).contact,
    assetsFolder: client.folder,
    assetsInMemory: logo === null ? new Map() : new Map([[logo.image.path, logo.bytes]])
  })
  yield* (yield* KeyCheckValues).remember
  if (Option.isNone(configuration.sourceUrl)) yield* Effect.logInfo(noSourceUrl)
  console.log(`HonestHive is ready: ${publicUrlOf(configuration, port).origin}`)
  return yield* Effect.never
}, Effect.scoped)

interface ServeOptions {
  readonly isDev: boolean
  readonly tasks: ReadonlyArray<AnyTask>
  readonly onLeaseLost: (cause: LeaseLost) => void
  readonly onEnd: (problems: ReadonlyArray<HealthProblem>) => void
}

const serverProgram = ({ isDev, tasks, onLeaseLost, onEnd }: ServeOptions) =>
  Effect.gen(function* () {
    const configuration = yield* readConfiguration(process.stderr.isTTY === true)
    // Already read, and child processes must not inherit it.
    delete process.env.ADMIN_PASSWORD
    const client = isDev ? devClient : yield* builtClient
    const lost = Deferred.makeUnsafe<never, LockLost>()
    // Without its lock the server stops writing, but memory still holds all data, so that a backup can save it.
    const onLockLost = (cause: LockLost) =>
      cause.isTaken ? void Deferred.doneUnsafe(lost, Exit.fail(cause)) : onLeaseLost(cause)
    const served = Effect.provide(
      serveRequests(configuration, client, tasks, onEnd),
      layersOf(configuration, { onLockLost, onFileReplaced: onLeaseLost })
    )
    return yield* asOwnerOf(configuration.dataDir)(Effect.raceFirst(served, Deferred.await(lost)))
  })

const isForPeople = (error: unknown): error is Error => error instanceof Error && error.message !== ""

const reportFailure = (cause: Cause.Cause<unknown>): number => {
  const error = Cause.squash(cause)
  const isExpected = cause.reasons.some(Cause.isFailReason)
  const what = error instanceof LockLost ? "HonestHive stopped." : "HonestHive did not start."
  console.error(isExpected && isForPeople(error) ? `${what} ${failureText(error)}` : Cause.pretty(cause))
  return 1
}

const reportUnexpectedEnd = (message: string): number => {
  console.error(`HonestHive stopped. ${message}`)
  return 1
}

export const startServer = async (isDev: boolean, tasks: ReadonlyArray<AnyTask>): Promise<number> => {
  // The environment contains passwords and keys.
  process.report.excludeEnv = true
  const stop = watchForStop()
  const untilStopped = Effect.promise(() => stop.requested)
  let trouble: string | undefined
  const onLeaseLost = ({ message }: LeaseLost) => {
    trouble = message
  }
  const onEnd = (problems: ReadonlyArray<HealthProblem>) => {
    trouble ??= problems.find(isStartAtRisk)?.text
  }
  const serving = serverProgram({ isDev, tasks, onLeaseLost, onEnd })
  const exit = await Effect.runPromiseExit(Effect.raceFirst(serving, untilStopped))
  if (Exit.isFailure(exit)) return reportFailure(exit.cause)
  return trouble === undefined ? exit.value : reportUnexpectedEnd(trouble)
}
