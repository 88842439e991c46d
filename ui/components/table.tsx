// biome-ignore-all lint/a11y/noRedundantRoles: some browsers take the roles away where CSS lays the rows out as cards
// biome-ignore-all lint/a11y/useSemanticElements: the same
import "../styles/table.css"
import type { ReactNode } from "react"
import { ChevronDownIcon, ChevronUpIcon } from "./table-icons.tsx"

export type SortDirection = "ascending" | "descending"

export interface Column<Key extends string> {
  readonly key: Key
  readonly label: ReactNode
  readonly sorted?: SortDirection | "none"
  /** Hides the column's name where its cells explain themselves: a checkbox, a menu. */
  readonly unnamed?: boolean
}

export interface TableRow<Key extends string> {
  readonly id: string
  readonly selected?: boolean
  readonly cells: Readonly<Record<Key, ReactNode>>
}

interface TableProps<Key extends string> {
  readonly label: string
  readonly columns: ReadonlyArray<Column<Key>>
  readonly rows: ReadonlyArray<TableRow<Key>>
  readonly onSort: (key: Key) => void
}

export const rowSelector = (id: string): string => `tr[data-row="${CSS.escape(id)}"]`

/**
 * On a phone each row is a card and each cell names its column. The columns `select` and `actions` stand at its
 * sides.
 */
export const Table = <Key extends string>({ label, columns, rows, onSort }: TableProps<Key>) => (
  <table className="table" role="table" aria-label={label}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} onSort={() => onSort(column.key)} />
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={row.id} role="row" data-row={row.id} data-selected={row.selected}>
          {columns.map(({ key, label: name, unnamed }) => (
            <td key={key} role="cell" className={`cell-${key}`}>
              {unnamed !== true && (
                <span className="cell-name" aria-hidden="true">
                  {name}
                </span>
              )}
              {row.cells[key]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

interface HeadCellProps<Key extends string> {
  readonly column: Column<Key>
  readonly onSort: () => void
}

const HeadCell = <Key extends string>({ column, onSort }: HeadCellProps<Key>) => {
  const { key, label, sorted } = column
  if (sorted === undefined) {
    return (
      <th role="columnheader" className={`head-${key}`}>
        {label}
      </th>
    )
  }
  return (
    <th role="columnheader" aria-sort={sorted}>
      <button type="button" className="sort" onClick={onSort}>
        {label}
        {sorted === "ascending" ? <ChevronUpIcon size="small" /> : <ChevronDownIcon size="small" />}
      </button>
    </th>
  )
}
