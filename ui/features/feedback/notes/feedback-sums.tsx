import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { useLanguage } from "../../../components/language-context.ts"
import { Sentence } from "../../../components/sentence.tsx"
import { Slots } from "../../../components/slots.tsx"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { formatNumber } from "../../../text/numbers.ts"
import type { Groups } from "./feedback-groups.ts"

const cardNamesOf = (feedbackMessages: FeedbackMessages) =>
  [
    ["all", feedbackMessages.totalCard],
    ["public", feedbackMessages.publicCard],
    ["filtered", feedbackMessages.rejectedCard]
  ] as const

interface FeedbackSumsProps {
  readonly groups: Groups | null
  readonly isLoading: boolean
}

export const FeedbackSums = ({ groups, isLoading }: FeedbackSumsProps) => {
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  return (
    <dl className="sheet feedback-sums">
      {cardNamesOf(feedbackMessages).map(([group, name]) => (
        <div key={group}>
          <dt className="soft">{name}</dt>
          <dd>
            {groups === null && <Unknown isLoading={isLoading} />}
            {groups !== null &&
              (group === "public" ? (
                <UsedPlaces used={groups.public.length} />
              ) : (
                formatNumber(groups[group].length, language)
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Unknown = ({ isLoading }: { readonly isLoading: boolean }) => {
  const feedbackMessages = useMessages("feedback")
  return isLoading ? <span className="skeleton w-40" aria-hidden="true" /> : feedbackMessages.notKnown
}

const UsedPlaces = ({ used }: { readonly used: number }) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <>
      <Sentence
        parts={feedbackMessages.publicShare({
          count: used,
          limit: maxPublicItems,
          soft: (text) => <span className="feedback-of soft">{text}</span>
        })}
      />
      <Slots used={used} limit={maxPublicItems} />
    </>
  )
}
