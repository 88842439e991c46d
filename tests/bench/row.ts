import type { LoadGenerator } from "./load/load.ts"

export interface BenchOptions {
  /** Whether servers are left alone until they have nothing left to do before each measurement. */
  readonly isPatient: boolean
  /** Paired rounds; the table shows their median. */
  readonly rounds: number
  /** Once for each server, before the rounds. */
  readonly warmUpMillis: number
  /** At the begin of each measurement, not counted. */
  readonly leadMillis: number
  /** Length of one measurement. */
  readonly millis: number
  /** The large store: this many hives with `itemsEach` items. */
  readonly hives: number
  readonly itemsEach: number
  /** Items of the one large hive. */
  readonly largeHive: number
  /** Submissions of the row `settle`. */
  readonly submissions: number
  /** Hives of the large database, with `itemsInDatabase` items each. */
  readonly hivesInDatabase: number
  readonly itemsInDatabase: number
}

/** Surroundings of a row, which registers all that it starts or makes on `cleanUp`. */
export interface BenchContext {
  readonly options: BenchOptions
  /** A copy of the build: a rebuild meanwhile changes nothing. */
  readonly dist: string
  readonly load: LoadGenerator
  readonly cleanUp: AsyncDisposableStack
  /** Resources that several rows of a run share. */
  readonly shared: AsyncDisposableStack
}

export type Goal = { readonly least: number } | { readonly most: number }

type BenchUnit = "×" | "/s" | "ms" | "µs" | "s" | "MB" | "KB gz" | "%"

/** One line of the table. */
export interface BenchResult {
  readonly what: string
  /** Null: reported only. */
  readonly goal: Goal | null
  readonly unit: BenchUnit
  /** One value for each round. */
  readonly values: ReadonlyArray<number>
}

/** A line with a value for each round. */
export const figure = <Round>(
  what: string,
  unit: BenchUnit,
  rounds: ReadonlyArray<Round>,
  of: (round: Round) => number,
  goal: Goal | null = null
): BenchResult => ({ what, goal, unit, values: rounds.map(of) })

export const repeat = async <A>(
  count: number,
  measure: (round: number) => Promise<A>
): Promise<ReadonlyArray<A>> => {
  const rounds: Array<A> = []
  for (let round = 0; round < count; round += 1) rounds.push(await measure(round))
  return rounds
}

export interface BenchRow {
  /** Selects the row: `npm run bench -- post`. */
  readonly name: string
  /** Takes many minutes: measured only when it is named. */
  readonly isLong?: true
  readonly measure: (bench: BenchContext) => Promise<ReadonlyArray<BenchResult>>
}
