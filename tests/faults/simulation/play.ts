import { createHash } from "node:crypto"
import { Clock, Context, Effect, Exit, Layer, Logger, Scope } from "effect"
import { TestClock } from "effect/testing"
import { makeRandom } from "#adapters/moderation/local/training/random.ts"
import { type OpenedLowdb, openLowdb } from "#adapters/storage/lowdb/index.ts"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { dataDir } from "../../adapters/storage/open-store.ts"
import { crashKinds, type DiskImage } from "../../adapters/storage/simulated-disk.ts"
import { fakeModerator } from "../../support/fake-moderator.ts"
import { makeHistory, type RequestOutcome } from "../../support/history/history.ts"
import { brokenIn } from "../../support/history/invariants.ts"
import { noon, worldAround } from "../../support/world.ts"
import {
  nextCommand,
  oneOf,
  openedText,
  outcomeOf,
  type SimulationCommand,
  type SimulationPlayers
} from "./commands.ts"
import { makeMachine, type SimulatedMachine } from "./machine.ts"
import { makePlainModel, recordsByKey } from "./plain-model.ts"
import { recordedPorts } from "./recorded-ports.ts"

const day = 86_400_000

/** Everything that one seed decides: players, luck and world. */
interface SimulationRun extends SimulationPlayers {
  readonly releaseWindow: number
  readonly trace: Array<string>
}

interface RunningStore {
  readonly machine: SimulatedMachine
  readonly scope: Scope.Closeable
  readonly opened: OpenedLowdb
  readonly ports: Context.Context<StoragePorts>
}

const makeGame = (seed: number): SimulationRun => {
  const random = makeRandom(seed)
  return {
    random,
    model: makePlainModel(),
    history: makeHistory(),
    keyed: new Map(),
    touched: new Set(),
    sent: 0,
    releaseWindow: random() < 0.3 ? 60 : 0,
    trace: []
  }
}

/** Fails now and then, as a guard elsewhere would. */
const flakyModerator = (random: () => number) =>
  fakeModerator({
    judge: (text) =>
      random() < 0.05
        ? Effect.fail(new ModeratorUnavailable({ cause: "flaky" }))
        : Effect.succeed({
            decision: text.startsWith("abuse") ? "rejected" : "approved",
            labels: [],
            guard: "flaky",
            version: "1",
            reason: "told to"
          })
  })

const textsIn = (records: ReadonlyArray<RawRecord>): ReadonlyArray<string> =>
  records.flatMap((record) => (record.kind === "feedback" ? openedText(record.content) : []))

const complaints = function* (
  { model, history }: SimulationRun,
  stored: ReadonlyMap<OwnerId, ReadonlyArray<RawRecord>>
) {
  for (const [owner, records] of stored) {
    const different = model.differencesOf(owner, recordsByKey(records))
    if (different.length > 0) yield `stored of ${owner} otherwise than answered: ${different.join(", ")}`
  }
  const all = [...stored.values()].flat()
  yield* brokenIn(all)
  yield* history.complaints(textsIn(all))
}

/** The store holds what it answered, and keeps every promise. After a start the doubts are settled first. */
const agreeOrDie = Effect.fnUntraced(function* (
  told: SimulationRun,
  ports: Context.Context<StoragePorts>,
  when: string,
  isStart: boolean
) {
  const snapshots = Context.get(ports, StoreSnapshots)
  const stored = new Map<OwnerId, ReadonlyArray<RawRecord>>()
  for (const owner of told.model.everybody) stored.set(owner, yield* snapshots.ofOwner(owner))
  const unsettled = isStart ? told.model.settleDoubts((owner) => recordsByKey(stored.get(owner) ?? [])) : []
  const found = [...unsettled, ...complaints(told, stored)]
  if (found.length > 0) return yield* Effect.die(new Error(`${when}:\n${found.join("\n")}`))
})

const openOn = Effect.fnUntraced(function* (game: SimulationRun, image: DiskImage, weather: number) {
  const machine = makeMachine(image, game.random)
  const scope = yield* Scope.make()
  machine.setWeather(weather)
  const opening = openLowdb({ dataDir, files: machine.files })
  const exit = yield* Effect.exit(Scope.provide(opening, scope))
  machine.setWeather(0)
  if (Exit.isSuccess(exit)) {
    const ports = recordedPorts(exit.value.ports, game.model, machine)
    return { machine, scope, opened: exit.value, ports } satisfies RunningStore
  }
  yield* Scope.close(scope, Exit.void)
  // A disk that fails may stop a start; a sound one may not.
  if (weather === 0) return yield* Effect.die(exit.cause)
  return machine.left()
})

const startStore = Effect.fnUntraced(function* (game: SimulationRun, image: DiskImage) {
  const weather = game.random() < 0.15 ? 0.1 : 0
  const first = yield* openOn(game, image, weather)
  const running = first instanceof Map ? yield* openOn(game, first, 0) : first
  if (!("machine" in running)) return yield* Effect.die(new Error("a sound disk was refused"))
  yield* agreeOrDie(game, running.ports, "after a start", true)
  return running
})

const restartStore = Effect.fnUntraced(function* (game: SimulationRun, { machine, scope }: RunningStore) {
  yield* Scope.close(scope, Exit.void)
  return yield* startStore(game, machine.left())
})

const noted = (game: SimulationRun, { name, note }: SimulationCommand, outcome: RequestOutcome) => {
  note?.(outcome)
  game.trace.push(`${name}: ${outcome}`)
}

/** Some commands at once, of which one at most needs to be alone. */
const pickBatch = (game: SimulationRun): ReadonlyArray<SimulationCommand> => {
  game.touched.clear()
  const size = game.random() < 0.5 ? 1 : 2 + Math.floor(game.random() * 3)
  const drawn = Array.from({ length: size }, () => nextCommand(game))
  const alone = drawn.find(({ isAlone }) => isAlone)
  return alone === undefined ? drawn : [alone]
}

const playBatch = Effect.fnUntraced(function* (game: SimulationRun, running: RunningStore) {
  const { machine, ports } = running
  const batch = pickBatch(game)
  const luck = game.random()
  if (luck < 0.04)
    machine.cutPowerAfter(Math.floor(game.random() * 12), oneOf(game.random, crashKinds) ?? "everything")
  else if (luck < 0.12) machine.setWeather(0.3)
  const outcomes = yield* Effect.forEach(batch, ({ run }) => outcomeOf(run, machine.isOff), {
    concurrency: "unbounded"
  }).pipe(Effect.provide(ports))
  for (const [index, command] of batch.entries()) noted(game, command, outcomes[index] ?? "unknown")
  machine.setWeather(0)
  machine.keepPower()
  return batch.length
})

/** The clock goes on; a flush that is due then runs beside what comes next. Seldom it jumps, ahead or back. */
const passTime = Effect.fnUntraced(function* (game: SimulationRun) {
  const luck = game.random()
  const now = yield* Clock.currentTimeMillis
  const jump = luck < 0.02 ? 365 * day : luck < 0.04 ? -day : luck < 0.08 ? day : 0
  if (jump !== 0) {
    game.keyed.clear()
    game.trace.push(`the clock jumps ${jump / day} days`)
    yield* TestClock.setTime(now + jump)
  } else if (luck < 0.4) yield* TestClock.adjust(Math.floor(game.random() * 6_000))
})

const playAll = Effect.fnUntraced(function* (game: SimulationRun, commands: number) {
  yield* TestClock.setTime(noon)
  let running = yield* startStore(game, new Map())
  for (let played = 0; played < commands; ) {
    yield* passTime(game)
    played += yield* playBatch(game, running)
    const isStopped = game.random() < 0.02
    if (running.machine.isOff() || isStopped) {
      game.trace.push(isStopped ? "restart" : "power cut")
      running = yield* restartStore(game, running)
    } else yield* agreeOrDie(game, running.ports, game.trace.at(-1) ?? "", false)
  }
  running = yield* restartStore(game, running)
  yield* Scope.close(running.scope, Exit.void)
})

interface SimulationResult {
  readonly trace: ReadonlyArray<string>
  /** Digest of the trace and of all that is stored at the end. */
  readonly digest: string
}

/** Plays so many commands as the seed says; throws when the store does not hold what it answered. */
export const playSeed = async (seed: number, commands: number): Promise<SimulationResult> => {
  const game = makeGame(seed)
  const play = playAll(game, commands).pipe(
    Effect.provideService(Moderator, flakyModerator(game.random)),
    Effect.provideService(ReleaseWindow, game.releaseWindow),
    Effect.provide(Layer.mergeAll(worldAround("open"), TestClock.layer(), Logger.layer([])))
  )
  try {
    await Effect.runPromise(play)
  } catch (cause) {
    throw new Error(`seed ${seed}: ${cause}\n${game.trace.slice(-12).join("\n")}`, { cause })
  }
  const digest = createHash("sha256").update(JSON.stringify([game.trace, game.model.digest()]))
  return { trace: game.trace, digest: digest.digest("hex") }
}
