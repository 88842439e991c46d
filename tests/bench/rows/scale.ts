import { feedbackTexts, linkOf, textAt } from "../data/fill-hive.ts"
import { fillJudged } from "../data/fill-judged.ts"
import { feedbackRequest } from "../load/load.ts"
import { type MeasuredServer, pairedRounds, type ServerPair } from "../paired.ts"
import { type BenchContext, type BenchRow, figure } from "../row.ts"
import { startHonestHive, temporaryFolder } from "../servers/servers.ts"

const filledSubject = async (
  bench: BenchContext,
  hives: number,
  itemsEach: number
): Promise<MeasuredServer> => {
  const dataDir = temporaryFolder(bench.cleanUp)
  await fillJudged(dataDir, hives, itemsEach)
  const count = Math.max(hives, feedbackTexts.length)
  const requests = Array.from({ length: count }, (_, index) =>
    feedbackRequest(linkOf(index % hives), textAt(index))
  )
  return { server: await startHonestHive(bench, dataDir), requests, status: 201 }
}

const latencyAlone = async (bench: BenchContext, pair: ServerPair, what: string, most: number) => {
  const rounds = await pairedRounds(bench, pair, 1)
  return figure(`POST p50, ${what} against 100`, "×", rounds, ({ first, second }) => second.p50 / first.p50, {
    most
  })
}

/** Stored data must not slow down new data. The small stores grow by what they are sent. */
export const scaleRow: BenchRow = {
  name: "scale",
  measure: async (bench) => {
    const { hives, itemsEach, largeHive } = bench.options
    const small = await filledSubject(bench, 1, 100)
    const many = await filledSubject(bench, hives, itemsEach)
    const large = `${hives * itemsEach} items in ${hives} hives`
    const stored = await latencyAlone(bench, [small, many], large, 1.2)
    const rounds = await pairedRounds(bench, [small, many], 10)
    await many.server.stop()
    const one = await filledSubject(bench, 1, largeHive)
    return [
      stored,
      await latencyAlone(bench, [small, one], `to a hive of ${largeHive} items`, 2),
      figure(
        `POST, c=10, ${large} against 100`,
        "×",
        rounds,
        (of) => of.second.perSecond / of.first.perSecond
      ),
      figure("POST, c=10, 100 items", "/s", rounds, ({ first }) => first.perSecond),
      figure(`POST, c=10, ${large}`, "/s", rounds, ({ second }) => second.perSecond)
    ]
  }
}
