import type { ReactNode } from "react"
import { publicLimit } from "#core/hives/hive-rules.ts"
import { Slots } from "../../components/slots.tsx"
import { feedbackMessages } from "../../messages/feedback.ts"
import { formatNumber } from "../../text/numbers.ts"
import type { Groups } from "./feedback-groups.ts"

/** How much there is; null while nobody knows. */
export const FeedbackSums = ({ groups }: { readonly groups: Groups | null }) => (
  <dl className="sheet sums">
    <Sum name={feedbackMessages.totalCard}>{groups && formatNumber(groups.all.length)}</Sum>
    <Sum name={feedbackMessages.publicCard}>
      {groups && (
        <>
          {groups.public.length}
          <span className="of soft">{feedbackMessages.ofLimit(publicLimit)}</span>
          <Slots used={groups.public.length} limit={publicLimit} />
        </>
      )}
    </Sum>
    <Sum name={feedbackMessages.rejectedCard}>{groups && formatNumber(groups.filtered.length)}</Sum>
  </dl>
)

const Sum = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="soft">{name}</dt>
    <dd>{children ?? <span className="skeleton w-40" aria-hidden="true" />}</dd>
  </div>
)
