import { Checkbox } from "../../../components/checkbox.tsx"
import { type Column, Table } from "../../../components/table.tsx"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import {
  type FeedbackView,
  firstOrderOf,
  type SortKey,
  type SortOrder,
  sortKeys
} from "../filters/feedback-search.ts"
import { type ColumnKey, feedbackRowOf, type RowContext } from "./feedback-cells.tsx"
import type { TablePage } from "./pages.ts"

type Sorting = Pick<FeedbackView, "sort" | "order">

interface FeedbackTableProps extends RowContext {
  readonly page: TablePage
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly onSelectPage: (isOn: boolean) => void
}

const reversedOrder = (order: SortOrder): SortOrder => (order === "asc" ? "desc" : "asc")

const sortedBy = (sort: SortKey, now: Sorting): Sorting => ({
  sort,
  order: now.sort === sort ? reversedOrder(now.order) : firstOrderOf(sort)
})

const directionOf = (key: SortKey, { sort, order }: Sorting) => {
  if (key !== sort) return "none"
  return order === "asc" ? "ascending" : "descending"
}

const pageSelection = ({ page, selectedIds }: FeedbackTableProps): boolean | "indeterminate" => {
  const count = page.items.filter(({ id }) => selectedIds.has(id)).length
  if (count === 0) return false
  return count === page.items.length ? true : "indeterminate"
}

const sortable = (key: SortKey, sorting: Sorting, feedbackMessages: FeedbackMessages): Column<ColumnKey> => ({
  key,
  label: feedbackMessages.columns[key],
  unnamed: true,
  sorted: directionOf(key, sorting)
})

const columnsOf = (
  props: FeedbackTableProps,
  feedbackMessages: FeedbackMessages
): ReadonlyArray<Column<ColumnKey>> => [
  {
    key: "select",
    unnamed: true,
    label: (
      <Checkbox
        label={feedbackMessages.selectAll}
        hideLabel
        checked={pageSelection(props)}
        onChange={props.onSelectPage}
      />
    )
  },
  { key: "number", unnamed: true, label: feedbackMessages.columns.number },
  sortable("feedback", props.sorting, feedbackMessages),
  sortable("category", props.sorting, feedbackMessages),
  sortable("received", props.sorting, feedbackMessages),
  { key: "marks", unnamed: true, label: feedbackMessages.columns.marks },
  {
    key: "actions",
    unnamed: true,
    label: <span className="visually-hidden">{feedbackMessages.columns.actions}</span>
  }
]

export const FeedbackTable = (props: FeedbackTableProps) => {
  const feedbackMessages = useMessages("feedback")
  const { page, sorting, onSort } = props
  const sortBy = (key: ColumnKey): void => {
    const sort = sortKeys.find((each) => each === key)
    if (sort !== undefined) onSort(sortedBy(sort, sorting))
  }
  return (
    <Table
      label={feedbackMessages.list}
      columns={columnsOf(props, feedbackMessages)}
      rows={page.items.map((item, index) => feedbackRowOf(item, page.first + index, props))}
      onSort={sortBy}
    />
  )
}
