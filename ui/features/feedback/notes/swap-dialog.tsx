import { useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { Quote } from "../../../components/quote.tsx"
import { RadioChoices } from "../../../components/radio-choices.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { languageOf } from "../../../text/script-language.ts"
import { shortDate } from "../../../text/short-date.ts"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { useSwap } from "../queries/use-swap.ts"
import { groupFeedback } from "./feedback-groups.ts"

interface SwapDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const SwapDialog = ({ item, onClose }: SwapDialogProps) => {
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const { data = [] } = useQuery(feedbackQuery)
  const [chosen, setChosen] = useState("")
  const swap = useSwap()
  const question = useId()
  const shown = groupFeedback(data).public.filter(({ id }) => id !== item.id)
  const replaced = shown.find(({ id }) => id === chosen)
  return (
    <ConfirmDialog
      title={feedbackMessages.swapTitle}
      action={feedbackMessages.swap}
      busy={swap.isPending}
      disabled={replaced === undefined}
      onConfirm={() => swap.mutate({ id: item.id, replacedId: chosen }, { onSettled: onClose })}
      onClose={onClose}
    >
      <Quote text={item.content} />
      <p id={question}>{feedbackMessages.swapText({ limit: maxPublicItems })}</p>
      <div className="feedback-swap-choices">
        <RadioChoices
          labelledBy={question}
          choices={shown.map((each) => [each.id, <PublicNote key={each.id} item={each} />])}
          chosen={chosen}
          disabled={swap.isPending}
          onChoose={setChosen}
        />
        <p role="status">
          {replaced !== undefined && replaced.answer !== null && replyMessages.swappedAnswerGoes}
        </p>
      </div>
    </ConfirmDialog>
  )
}

const PublicNote = ({ item }: { readonly item: FeedbackItem }) => {
  const { language } = useLanguage()
  return (
    <span className="feedback-swap-note">
      <span dir="auto" lang={languageOf(item.content)}>
        {item.content}
      </span>
      <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
        {shortDate(item.createdAt, language)}
      </time>
    </span>
  )
}
