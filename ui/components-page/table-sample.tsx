import { useState } from "react"
import { Checkbox } from "../components/checkbox.tsx"
import { Trash2Icon } from "../components/icons.tsx"
import { Menu } from "../components/menu.tsx"
import { type Column, type SortDirection, Table, type TableRow } from "../components/table.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { Samples } from "./sample.tsx"

type ColumnMessageKey = keyof typeof messages.tableColumns

const sortable = ["feedback", "category", "received"] as const
const names = messages.tableColumns

const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["two"]))
  const ids = messages.tableRows.map(([id]) => id)
  const set = (id: string, isOn: boolean): void =>
    setSelected(new Set(ids.filter((each) => (each === id ? isOn : selected.has(each)))))
  const setAll = (isOn: boolean): void => setSelected(new Set(isOn ? ids : []))
  const all = selected.size === ids.length ? true : selected.size === 0 ? false : ("indeterminate" as const)
  return { selected, set, all, setAll }
}

type Selection = ReturnType<typeof useSelection>

const columnsOf = (
  selection: Selection,
  sortedBy: ColumnMessageKey,
  direction: SortDirection
): ReadonlyArray<Column<ColumnMessageKey>> => [
  {
    key: "select",
    unnamed: true,
    label: (
      <Checkbox label={messages.selectAll} hideLabel checked={selection.all} onChange={selection.setAll} />
    )
  },
  ...sortable.map((key) => ({
    key,
    label: names[key],
    unnamed: key === "feedback",
    sorted: key === sortedBy ? direction : ("none" as const)
  })),
  { key: "actions", unnamed: true, label: <span className="visually-hidden">{names.actions}</span> }
]

const rowsOf = (selection: Selection): ReadonlyArray<TableRow<ColumnMessageKey>> =>
  messages.tableRows.map(([id, feedback, category, received], index) => ({
    id,
    selected: selection.selected.has(id),
    cells: {
      select: (
        <Checkbox
          label={messages.selectRow(index + 1)}
          hideLabel
          checked={selection.selected.has(id)}
          onChange={(isOn) => selection.set(id, isOn)}
        />
      ),
      feedback,
      category,
      received,
      actions: <RowMenu row={index + 1} />
    }
  }))

export const TableSample = () => {
  const selection = useSelection()
  const [sort, setSort] = useState<readonly [ColumnMessageKey, SortDirection]>(["received", "descending"])
  const sortBy = (key: ColumnMessageKey): void =>
    setSort([key, sort[0] === key && sort[1] === "descending" ? "ascending" : "descending"])
  return (
    <Samples title={messages.table}>
      <div className="sheet components-clip">
        <Table
          label={messages.table}
          columns={columnsOf(selection, ...sort)}
          rows={rowsOf(selection)}
          onSort={sortBy}
        />
      </div>
    </Samples>
  )
}

const RowMenu = ({ row }: { readonly row: number }) => (
  <Menu
    label={messages.rowActions(row)}
    entries={[{ label: messages.menuDelete, icon: <Trash2Icon />, danger: true, onSelect: () => undefined }]}
  />
)
