import "../styles/floating.css"
import * as Radix from "radix-ui/dropdown-menu"
import { type ReactNode, useRef } from "react"
import { EllipsisIcon } from "./table-icons.tsx"

export interface MenuEntry {
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

interface MenuProps {
  readonly label: string
  readonly entries: ReadonlyArray<MenuEntry>
}

/**
 * Button with a menu, which stays next to it in the document, inside a dialog too. Not modal, because Radix's scroll
 * lock adds a style element, which the CSP blocks. An entry acts once the focus is back on the button, so that a
 * dialog opened by it returns the focus there.
 */
export const Menu = ({ label, entries }: MenuProps) => {
  const chosen = useRef<MenuEntry | null>(null)
  const act = (): void => {
    const entry = chosen.current
    chosen.current = null
    if (entry !== null) queueMicrotask(entry.onSelect)
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className="button ghost icon-only" aria-label={label}>
        <EllipsisIcon />
      </Radix.Trigger>
      <Radix.Content
        className="menu"
        align="end"
        sideOffset={4}
        collisionPadding={8}
        loop
        onCloseAutoFocus={act}
      >
        {entries.map((entry) => (
          <Entry
            key={entry.label}
            entry={entry}
            onSelect={() => {
              chosen.current = entry
            }}
          />
        ))}
      </Radix.Content>
    </Radix.Root>
  )
}

interface EntryProps {
  readonly entry: MenuEntry
  readonly onSelect: () => void
}

const Entry = ({ entry, onSelect }: EntryProps) => (
  <>
    {entry.danger === true && <Radix.Separator className="menu-line" />}
    <Radix.Item
      className={entry.danger === true ? "menu-entry danger" : "menu-entry"}
      disabled={entry.disabled === true}
      onSelect={onSelect}
    >
      {entry.icon}
      {entry.label}
    </Radix.Item>
  </>
)
