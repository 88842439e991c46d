import type { Verdict } from "#core/domain/moderation/verdict.ts"
import type { ReplayedItem } from "#core/use-cases/moderation/replay-tally.ts"

const judgedByField = (verdict: Verdict | undefined) =>
  verdict === undefined
    ? null
    : {
        decision: verdict.decision,
        guard: verdict.guard,
        version: verdict.version,
        labels: verdict.labels.map(({ label, score }) => ({ label, score }))
      }

const changeLine = ({
  id,
  owner,
  createdOn,
  language,
  outcome,
  before,
  after,
  categories
}: ReplayedItem): string =>
  `${JSON.stringify({
    item: id,
    owner,
    day: createdOn,
    language,
    change: outcome,
    before: { verdict: judgedByField(before), category: categories.before },
    after: { verdict: judgedByField(after), category: categories.after }
  })}\n`

const isChange = ({ outcome }: ReplayedItem): boolean => outcome !== "same" && outcome !== "gone"

export const changeLines = (items: ReadonlyArray<ReplayedItem>): string =>
  items.filter(isChange).map(changeLine).join("")
