import { Effect } from "effect"
import { generalCategory } from "#core/domain/categories/category.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import type { Moderator, ModeratorUnavailable, Urgency } from "#core/ports/moderator.ts"

interface FakeModerator extends Partial<Omit<Moderator["Service"], "assess">> {
  readonly judge: (text: string, urgency: Urgency) => Effect.Effect<Verdict, ModeratorUnavailable>
  /** General praise by default. */
  readonly analyse?: (text: string) => Analysis
}

const praise: Analysis = { category: generalCategory, sentiment: "positive", summary: "A note." }

/** A fake guard: local by default, with no version that counts as current, and with an insight that counts items. */
export const fakeModerator = ({
  judge,
  analyse = () => praise,
  ...others
}: FakeModerator): Moderator["Service"] => ({
  assess: (text, urgency) =>
    Effect.map(judge(text, urgency), (verdict) => ({
      verdict,
      analysis: verdict.decision === "rejected" ? undefined : analyse(text)
    })),
  asksElsewhere: false,
  isCurrent: () => false,
  insight: (items) => ({
    overallSentiment: "75% positive",
    strengths: [{ phrase: "Everything", ids: items.map(({ id }) => id) }],
    areas: [],
    generalTone: `${items.length} notes`
  }),
  insightBy: "fake",
  ...others
})
