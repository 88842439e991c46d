import { roundOf, type VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { ItemVerdicts } from "#core/use-cases/moderation/read-verdicts.ts"

const phasesOf = ({ guard, version }: VerdictRecord) => {
  const versions = version.split("+")
  return guard.split("+").map((name, phase) => ({ guard: name, version: versions[phase] ?? version }))
}

const factsOf = (verdict: VerdictRecord) => ({
  round: roundOf(verdict),
  judgedOn: `${verdict.judgedOn}`,
  decision: verdict.decision,
  phases: phasesOf(verdict),
  labels: verdict.labels.map(({ label, score }) => ({ label, score })),
  reason: verdict.reason
})

type VerdictFacts = ReturnType<typeof factsOf>

export const verdictsData = (item: string, { state, isHeld, verdicts }: ItemVerdicts) => ({
  item,
  state,
  isHeld,
  verdicts: verdicts.map(factsOf)
})

const stateTexts: Readonly<Record<ItemVerdicts["state"], string>> = {
  pending: "It waits for the guard: nobody could judge it yet.",
  approved: "It is approved: its owner can read it, and make it public.",
  covered: "It is covered: the guard is unsure, and its owner has not opened it.",
  rejected: "It is rejected: its owner sees a placeholder, nobody sees the text."
}

const heldText = "Its owner sees nothing of it until it is released."

const phaseText = ({ guard, version }: VerdictFacts["phases"][number]): string =>
  `${guard} (version ${version})`

const labelText = ({ label, score }: VerdictFacts["labels"][number]): string => `${label} ${score.toFixed(2)}`

const verdictLines = ({
  round,
  judgedOn,
  decision,
  phases,
  labels,
  reason
}: VerdictFacts): ReadonlyArray<string> => [
  "",
  `${round}. ${judgedOn}, ${round === 1 ? "when it came" : "in a replay"}: ${decision}`,
  `   Judged by  ${phases.map(phaseText).join(", then ")}`,
  `   Found      ${labels.length === 0 ? "no label" : labels.map(labelText).join(", ")}`,
  `   Because    ${reason}`
]

export const describeVerdicts = (item: string, found: ItemVerdicts): ReadonlyArray<string> => [
  `Item ${item}`,
  stateTexts[found.state],
  ...(found.isHeld ? [heldText] : []),
  ...found.verdicts.flatMap((verdict) => verdictLines(factsOf(verdict)))
]
