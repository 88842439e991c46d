import { Context, Effect } from "effect"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { tryStore } from "#core/ports/store-unavailable.ts"
import type { TabLock } from "./tab-lock.ts"

/** Methods that need no lock: they only wait, or touch nothing that tabs share. */
const unlockedMembers: ReadonlySet<PropertyKey> = new Set(["awaitWork", "postpone", "extend"])

type AnyEffect = Effect.Effect<unknown, unknown, unknown>

const withTabLock =
  ({ enter, leave }: TabLock) =>
  (effect: AnyEffect): AnyEffect =>
    Effect.acquireUseRelease(
      tryStore(enter),
      () => effect,
      (lease) => Effect.sync(() => leave(lease))
    )

const lockMember = (member: unknown, holdLock: (effect: AnyEffect) => AnyEffect): unknown => {
  if (Effect.isEffect(member)) return holdLock(member)
  if (typeof member !== "function") return member
  return (...args: ReadonlyArray<unknown>) => {
    const answer: unknown = Reflect.apply(member, undefined, args)
    return Effect.isEffect(answer) ? holdLock(answer) : answer
  }
}

const lockService = (service: object, holdLock: (effect: AnyEffect) => AnyEffect): object =>
  Object.fromEntries(
    Object.entries(service).map(([name, member]) => [
      name,
      unlockedMembers.has(name) ? member : lockMember(member, holdLock)
    ])
  )

export const lockPorts = (
  ports: Context.Context<StoragePorts>,
  tabLock: TabLock
): Context.Context<StoragePorts> => {
  const holdLock = withTabLock(tabLock)
  return Context.makeUnsafe(
    new Map([...ports.mapUnsafe].map(([name, service]) => [name, lockService(service, holdLock)]))
  )
}
