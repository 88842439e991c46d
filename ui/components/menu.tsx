import "../styles/floating.css"
import * as Radix from "radix-ui/dropdown-menu"
import { type ReactElement, type ReactNode, useRef } from "react"

export interface MenuEntry {
  readonly label: string
  readonly icon?: ReactNode
  /** Destroys something: stands apart, in red. */
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

interface MenuProps {
  /** One button, which has a name. */
  readonly trigger: ReactElement
  readonly entries: ReadonlyArray<MenuEntry>
}

/**
 * A button with a menu, which stays beside it in the document, inside a dialog too. Not modal: Radix's scroll lock
 * adds a style element, which the CSP refuses.
 * An entry acts once the focus is back on the button, so that a dialog it opens returns there too.
 */
export const Menu = ({ trigger, entries }: MenuProps) => {
  const chosen = useRef<MenuEntry | null>(null)
  const act = (): void => {
    const entry = chosen.current
    chosen.current = null
    if (entry !== null) queueMicrotask(entry.onSelect)
  }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
