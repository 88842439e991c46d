import { fillFolder, linkOf } from "../data/fill-hive.ts"
import { feedbackTexts } from "../data/texts.ts"
import { feedbackRequest } from "../load/requests.ts"
import { type MeasuredPair, type MeasuredServer, pairedRounds } from "../paired.ts"
import { type BenchContext, type BenchResult, type BenchRow, reported } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const filledSubject = async (
  bench: BenchContext,
  hives: number,
  itemsEach: number
): Promise<MeasuredServer> => {
  const dataDir = temporaryFolder(bench.cleanUp)
  await fillFolder(dataDir, hives, itemsEach)
  const count = Math.max(hives, feedbackTexts.length)
  const requests = Array.from({ length: count }, (_, index) =>
    feedbackRequest(linkOf(index % hives), feedbackTexts[index % feedbackTexts.length] ?? "")
  )
  return { server: await startHonestHive(bench, dataDir), requests, status: 201 }
}

const slower = (rounds: ReadonlyArray<MeasuredPair>) =>
  rounds.map(({ first, second }) => second.p50 / first.p50)

const latencyAlone = async (
  bench: BenchContext,
  pair: readonly [MeasuredServer, MeasuredServer],
  what: string,
  most: number
) => {
  const rounds = await pairedRounds(bench, pair, 1)
  return { what, goal: { most }, unit: "×", values: slower(rounds) } as const
}

const throughput = async (
  bench: BenchContext,
  pair: readonly [MeasuredServer, MeasuredServer],
  large: string
) => {
  const rounds = await pairedRounds(bench, pair, 10)
  const what = "POST, c=10"
  const ratios = rounds.map(({ first, second }) => second.perSecond / first.perSecond)
  const [few, many] = [rounds.map(({ first }) => first), rounds.map(({ second }) => second)]
  const lines: ReadonlyArray<BenchResult> = [
    { what: `${what}, ${large} against 100`, goal: null, unit: "×", values: ratios },
    reported(`${what}, 100 items`, "/s", few, ({ perSecond }) => perSecond),
    reported(`${what}, ${large}`, "/s", many, ({ perSecond }) => perSecond)
  ]
  return lines
}

/** Stored data must not slow down new data. The small stores grow by what they are sent. */
export const scaleRow: BenchRow = {
  name: "scale",
  measure: async (bench: BenchContext) => {
    const { hives, itemsEach, largeHive } = bench.options
    const small = await filledSubject(bench, 1, 100)
    const many = await filledSubject(bench, hives, itemsEach)
    const large = `${hives * itemsEach} items in ${hives} hives`
    const stored = await latencyAlone(bench, [small, many], `POST p50, ${large} against 100`, 1.2)
    const rates = await throughput(bench, [small, many], large)
    await many.server.stop()
    const one = await filledSubject(bench, 1, largeHive)
    const inOne = await latencyAlone(
      bench,
      [small, one],
      `POST p50, to a hive of ${largeHive} items against 100`,
      2
    )
    return [stored, inOne, ...rates]
  }
}
