import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { memoryStorage } from "../../support/memory/memory-storage.ts"
import { dataDir, openStore, withoutLock } from "./open-store.ts"
import {
  type Crash,
  crashKinds,
  type DiskImage,
  type SimulatedDisk,
  simulatedDisk
} from "./simulated-disk.ts"
import {
  anyCommand,
  approve,
  claimLink,
  createAccount,
  observe,
  removeAccount,
  type StoreCommand,
  submissionsAtOnce,
  submit
} from "./store-commands.ts"

/** fast-check prints the seed of a run that fails. */
const seeds = Number(process.env.FAULT_SEEDS ?? 5)
const eve = OwnerId("eve")

/** Changes that are made at once, and whether the files are rewritten meanwhile. */
interface PowerLossStep {
  readonly commands: ReadonlyArray<StoreCommand>
  readonly hasFlush: boolean
}

const anyStep: fc.Arbitrary<PowerLossStep> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: anyCommand.map((command) => [command]) },
      { weight: 2, arbitrary: submissionsAtOnce },
      { weight: 1, arbitrary: fc.constant([]) }
    ),
    fc.integer({ min: 0, max: 5 })
  )
  .map(([commands, number]) => ({ commands, hasFlush: number === 0 || commands.length === 0 }))

interface CrashResult {
  readonly kind: Crash
  readonly image: DiskImage
  /** Commands answered, and begun, when the power went. */
  readonly answered: number
  readonly begun: number
}

/** Problems that a store reports when it is opened on the image, and whether it can go on from there. */
const openedOn = Effect.fnUntraced(function* (image: DiskImage) {
  const disk = simulatedDisk(image)
  const { run, observed } = yield* openStore({ dataDir, files: disk.files })
  const state = yield* observed
  yield* run(createAccount(eve), submit(eve, FeedbackId("4")))
  const next = { state: yield* observed, image: withoutLock(disk.image()) }
  return { state, next }
}, Effect.scoped)

const reopened = Effect.fnUntraced(function* (image: DiskImage) {
  const { state, next } = yield* openedOn(image)
  assert.strictEqual((yield* openedOn(next.image)).state, next.state, "after the next change")
  return state
})

/** The states of a store after 0, 1, 2 … commands. */
const modelStates = Effect.fnUntraced(function* (commands: ReadonlyArray<StoreCommand>) {
  const states = [yield* observe]
  for (const { run } of commands) {
    yield* run
    states.push(yield* observe)
  }
  return states
})

/** Runs the steps, and loses power before every operation on the disk, in every way. */
const crashEverywhere = Effect.fnUntraced(function* (steps: ReadonlyArray<PowerLossStep>) {
  const found = new Map<string, CrashResult>()
  let [answered, begun] = [0, 0]
  const crash = () => {
    for (const kind of crashKinds) {
      const image = withoutLock(disk.crash(kind))
      const key = JSON.stringify([...image].map(([path, content]) => [path, content.toString()]))
      found.set(`${answered} ${key}`, { kind, image, answered, begun })
    }
  }
  const disk: SimulatedDisk = simulatedDisk(new Map(), { onChange: crash })
  const { on, flush } = yield* openStore({ dataDir, files: disk.files })
  for (const step of steps) {
    begun += step.commands.length
    const changes = Effect.forEach(step.commands, ({ run }) => run, {
      concurrency: "unbounded",
      discard: true
    })
    const both = [step.hasFlush ? flush : Effect.void, on(changes)]
    yield* Effect.all(both, { concurrency: "unbounded" })
    answered += step.commands.length
    crash()
  }
  return [...found.values()]
}, Effect.scoped)

const holdsWhatWasAnswered = Effect.fnUntraced(function* (steps: ReadonlyArray<PowerLossStep>) {
  const commands = steps.flatMap((step) => step.commands)
  const states = yield* modelStates(commands).pipe(Effect.provide(memoryStorage, { local: true }))
  const crashed = yield* crashEverywhere(steps)
  for (const { kind, image, answered, begun } of crashed) {
    const state = yield* reopened(image)
    const allowed = states.slice(answered, begun + 1)
    assert.include(allowed, state, `after ${answered} answers, ${kind}: ${[...image.keys()].join(" ")}`)
  }
  assert.isAbove(crashed.length, steps.length)
})

const [ada, one] = [OwnerId("ada"), FeedbackId("1")]
const makeStep = (hasFlush: boolean, ...commands: ReadonlyArray<StoreCommand>): PowerLossStep => ({
  commands,
  hasFlush
})

/** Accounts that come and go while the files are rewritten: a directory once named a hive without a file. */
const foundBefore = [
  [makeStep(true, createAccount(ada)), makeStep(false, submit(ada, one)), makeStep(true, createAccount(eve))],
  [
    makeStep(true, createAccount(ada), createAccount(eve)),
    makeStep(false, submit(ada, one)),
    makeStep(true, removeAccount(ada)),
    makeStep(true, createAccount(ada))
  ],
  // A change of several records, whose write the end of the power tears.
  [
    makeStep(true, createAccount(ada)),
    makeStep(false, approve(ada, one, true)),
    makeStep(false, claimLink(ada, "bee", false))
  ]
].map((steps): [Array<PowerLossStep>] => [steps])

describe("lowdb after a power loss", () => {
  it.effect(
    "[asvs V2.3.3] holds exactly what was answered, whenever and however the power went",
    () =>
      Effect.promise(() =>
        fc.assert(
          fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 18, size: "max" }), async (steps) => {
            await Effect.runPromise(holdsWhatWasAnswered(steps))
          }),
          { numRuns: seeds, examples: foundBefore }
        )
      ),
    10_000 + seeds * 2_000
  )
})
