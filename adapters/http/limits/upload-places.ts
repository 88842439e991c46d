import { Deferred, Effect } from "effect"
import { Refused } from "../answers/refused.ts"

/** Uploads that are read at a time: each may hold 5 MiB for the minute that it has to arrive. */
const mostAtOnce = 16
const mostOfAccount = 2

interface Uploader {
  readonly account: string
  readonly network: string
}

interface Place extends Uploader {
  readonly taken: Deferred.Deferred<never, Refused>
}

/** What uploads take of memory is bounded, and no account or network keeps others out of it. */
interface UploadPlaces {
  readonly receive: <A, E, R>(
    uploader: Uploader,
    read: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | Refused, R>
}

const busy = new Refused({ status: 429, text: "Too many uploads at a time. Please try again in a moment." })

/** The network with the most places. Of several, the one that began first. */
const busiestOf = (places: ReadonlySet<Place>): readonly [network: string, held: number] => {
  const held = Map.groupBy(places, ({ network }) => network)
  return [...held].reduce<readonly [string, number]>(
    (most, [network, own]) => (own.length > most[1] ? [network, own.length] : most),
    ["", 0]
  )
}

export const makeUploadPlaces = (): UploadPlaces => {
  // In the order in which they were taken.
  const places = new Set<Place>()
  const held = (key: keyof Uploader, { [key]: value }: Uploader): number =>
    Array.from(places).filter((place) => place[key] === value).length

  /** Where all is taken, the oldest upload of the busiest network goes; not for a network that has as many. */
  const makeRoom = (uploader: Uploader): boolean => {
    if (places.size < mostAtOnce) return true
    const [busiest, most] = busiestOf(places)
    const oldest = places.values().find(({ network }) => network === busiest)
    if (oldest === undefined || held("network", uploader) >= most) return false
    places.delete(oldest)
    Deferred.doneUnsafe(oldest.taken, Effect.fail(busy))
    return true
  }
  const enter = (uploader: Uploader): Effect.Effect<Place, Refused> =>
    Effect.suspend(() => {
      if (held("account", uploader) >= mostOfAccount || !makeRoom(uploader)) return Effect.fail(busy)
      const place = { ...uploader, taken: Deferred.makeUnsafe<never, Refused>() }
      places.add(place)
      return Effect.succeed(place)
    })

  return {
    receive: (uploader, read) =>
      Effect.acquireUseRelease(
        enter(uploader),
        ({ taken }) => Effect.raceFirst(read, Deferred.await(taken)),
        (place) => Effect.sync(() => places.delete(place))
      )
  }
}
