import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/note.css"
import { useQuery } from "@tanstack/react-query"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx"
import { Slots } from "../../../components/slots.tsx"
import { PublicNote } from "../../../visitor/public-note.tsx"
import { feedbackQuery } from "../queries/feedback-queries.ts"
import { useSetVisibility } from "../queries/use-set-visibility.ts"
import { groupFeedback } from "./feedback-groups.ts"

interface VisibilityDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const VisibilityDialog = ({ item, onClose }: VisibilityDialogProps) => {
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const { data = [] } = useQuery(feedbackQuery)
  const setVisibility = useSetVisibility()
  const { all } = groupFeedback(data)
  const slot = all.filter((each) => each.isPublic).length + 1
  const onPage = all.filter((each) => each.isPublic || each.id === item.id)
  const confirm = (): void => {
    onClose()
    setVisibility({ id: item.id, isPublic: !item.isPublic })
  }
  return (
    <ConfirmDialog
      title={item.isPublic ? feedbackMessages.unpublishTitle : feedbackMessages.publishTitle}
      action={item.isPublic ? feedbackMessages.makePrivate : feedbackMessages.makePublic}
      busy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {item.isPublic
          ? feedbackMessages.unpublishText
          : feedbackMessages.publishText({ place: slot, limit: maxPublicItems })}
        {item.answer !== null && ` ${replyMessages.answerGoes}`}
      </p>
      <blockquote className="seen">
        <PublicNote item={item} index={onPage.findIndex(({ id }) => id === item.id)} />
      </blockquote>
      {!item.isPublic && (
        <p>
          <Slots used={slot} limit={maxPublicItems} />
        </p>
      )}
    </ConfirmDialog>
  )
}
