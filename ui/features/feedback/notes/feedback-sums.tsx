import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { Slots } from "../../../components/slots.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { formatNumber } from "../../../text/numbers.ts"
import type { Groups } from "./feedback-groups.ts"

const namesOf = [
  ["all", feedbackMessages.totalCard],
  ["public", feedbackMessages.publicCard],
  ["filtered", feedbackMessages.rejectedCard]
] as const

interface FeedbackSumsProps {
  readonly groups: Groups | null
  readonly isLoading: boolean
}

export const FeedbackSums = ({ groups, isLoading }: FeedbackSumsProps) => (
  <dl className="sheet feedback-sums">
    {namesOf.map(([group, name]) => (
      <div key={group}>
        <dt className="soft">{name}</dt>
        <dd>
          {groups === null ? <Unknown isLoading={isLoading} /> : formatNumber(groups[group].length)}
          {group === "public" && groups !== null && <FreePlaces used={groups.public.length} />}
        </dd>
      </div>
    ))}
  </dl>
)

const Unknown = ({ isLoading }: { readonly isLoading: boolean }) =>
  isLoading ? <span className="skeleton w-40" aria-hidden="true" /> : feedbackMessages.notKnown

const FreePlaces = ({ used }: { readonly used: number }) => (
  <>
    <span className="feedback-of soft">{feedbackMessages.ofLimit(maxPublicItems)}</span>
    <Slots used={used} limit={maxPublicItems} />
  </>
)
