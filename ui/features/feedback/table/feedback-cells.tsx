import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CategoryGlyph } from "../../../components/category-glyph.tsx"
import { Checkbox } from "../../../components/checkbox.tsx"
import { GlobeIcon } from "../../../components/icons.tsx"
import type { TableRow } from "../../../components/table.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { categoryLabelOf } from "../notes/category-label.ts"
import { FeedbackText } from "../notes/feedback-text.tsx"
import { receivedOn } from "../notes/received-on.ts"
import { type RowActions, RowMenu } from "./row-menu.tsx"

export type ColumnKey = keyof typeof feedbackMessages.columns

interface SelectCellProps {
  readonly id: string
  readonly row: number
  readonly isSelected: boolean
  readonly onSelect: (id: string, isOn: boolean) => void
}

const SelectCell = memo(({ id, row, isSelected, onSelect }: SelectCellProps) => (
  <Checkbox
    label={feedbackMessages.selectRow(row)}
    hideLabel
    checked={isSelected}
    onChange={(isOn) => onSelect(id, isOn)}
  />
))

interface ItemCellProps {
  readonly item: FeedbackItem
}

const TextCell = memo(FeedbackText)

const CategoryCell = memo(({ item }: ItemCellProps) => (
  <span className="tag">
    <CategoryGlyph category={item.aiCategory} />
    {categoryLabelOf(item.aiCategory)}
  </span>
))

const ReceivedCell = memo(({ item }: ItemCellProps) => (
  <span className="received">
    <time className="soft" dateTime={item.createdAt.slice(0, 10)}>
      {receivedOn(item.createdAt)}
    </time>
    {item.isPublic && (
      <span className="pill safe">
        <GlobeIcon size="small" />
        {feedbackMessages.public}
      </span>
    )}
  </span>
))

export interface RowContext extends RowActions {
  readonly isAtLimit: boolean
  readonly selectedIds: ReadonlySet<string>
  readonly onSelect: (id: string, isOn: boolean) => void
}

/** A row of the table; what did not change in it is not drawn again. */
export const rowOf = (item: FeedbackItem, row: number, context: RowContext): TableRow<ColumnKey> => {
  const { isAtLimit, selectedIds, onSelect, onTurn, onDelete } = context
  const isSelected = selectedIds.has(item.id)
  return {
    id: item.id,
    selected: isSelected,
    cells: {
      select: <SelectCell id={item.id} row={row} isSelected={isSelected} onSelect={onSelect} />,
      number: row,
      feedback: <TextCell item={item} />,
      category: <CategoryCell item={item} />,
      received: <ReceivedCell item={item} />,
      actions: <RowMenu item={item} row={row} isAtLimit={isAtLimit} onTurn={onTurn} onDelete={onDelete} />
    }
  }
}
