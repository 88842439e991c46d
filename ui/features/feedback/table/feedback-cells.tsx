import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { Checkbox } from "../../../components/checkbox.tsx"
import { GlobeIcon } from "../../../components/icons.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import type { TableRow } from "../../../components/table.tsx"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { MarkIcons, StatusPill } from "../marks/mark-indicators.tsx"
import type { MarksById, NoteMarks } from "../marks/marks.ts"
import { sortLabelOf } from "../notes/category-label.ts"
import { isFiltered } from "../notes/feedback-groups.ts"
import { FeedbackText } from "../notes/feedback-text.tsx"
import { actionLabel } from "../notes/note-name.ts"
import { useNoteTexts } from "../notes/note-texts.ts"
import { receivedOn } from "../notes/received-on.ts"
import { UnsavedAnswer } from "../replies/unsaved-answer.tsx"
import { type RowActions, RowMenu } from "./row-menu.tsx"

export type ColumnKey = keyof FeedbackMessages["columns"]

interface SelectCellProps {
  readonly item: FeedbackItem
  readonly isSelected: boolean
  readonly onSelect: (id: string, isOn: boolean) => void
}

const SelectCell = memo(({ item, isSelected, onSelect }: SelectCellProps) => {
  const texts = useNoteTexts()
  const feedbackMessages = useMessages("feedback")
  return (
    <Checkbox
      label={actionLabel(feedbackMessages.columns.select, item, texts)}
      hideLabel
      checked={isSelected}
      onChange={(isOn) => onSelect(item.id, isOn)}
    />
  )
})

interface ItemCellProps {
  readonly item: FeedbackItem
}

const TextCell = memo(FeedbackText)

const CategoryCell = memo(({ item }: ItemCellProps) => {
  const texts = useNoteTexts()
  return (
    <span className="tag">
      {!isFiltered(item) && <CategoryGlyph category={item.aiCategory} />}
      {sortLabelOf(item, texts)}
    </span>
  )
})

const ReceivedCell = memo(({ item }: ItemCellProps) => {
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  return (
    <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
      {receivedOn(item.createdAt, feedbackMessages, language)}
    </time>
  )
})

interface MarksCellProps extends ItemCellProps {
  readonly marks: NoteMarks | undefined
}

const MarksCell = memo(({ item, marks }: MarksCellProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <>
      {item.isPublic && (
        <span className="pill safe">
          <GlobeIcon size="small" />
          {feedbackMessages.public}
        </span>
      )}
      <StatusPill item={item} />
      <UnsavedAnswer item={item} />
      <MarkIcons marks={marks} />
    </>
  )
})

export interface RowContext extends RowActions {
  readonly isAtLimit: boolean
  readonly marks: MarksById
  readonly selectedIds: ReadonlySet<string>
  readonly onSelect: (id: string, isOn: boolean) => void
  readonly onShow: (id: string) => void
}

/** Unchanged cells keep their identity, so that they aren't rendered again. */
export const feedbackRowOf = (item: FeedbackItem, row: number, context: RowContext): TableRow<ColumnKey> => {
  const { isAtLimit, selectedIds, onSelect, onShow, onTurn, onMark, openDialog } = context
  const marks = context.marks.get(item.id)
  const isSelected = selectedIds.has(item.id)
  return {
    id: item.id,
    selected: isSelected,
    cells: {
      select: <SelectCell item={item} isSelected={isSelected} onSelect={onSelect} />,
      number: row,
      feedback: <TextCell item={item} onShow={onShow} />,
      category: <CategoryCell item={item} />,
      received: <ReceivedCell item={item} />,
      marks: <MarksCell item={item} marks={marks} />,
      actions: (
        <RowMenu
          item={item}
          isAtLimit={isAtLimit}
          marks={marks}
          onTurn={onTurn}
          onMark={onMark}
          openDialog={openDialog}
        />
      )
    }
  }
}
