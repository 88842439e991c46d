import * as Radix from "radix-ui/tabs"
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react"

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count: number | string | null
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Id>>
  readonly selected: Id
  /** Id of the element with role `tabpanel`; the tabs' ids are `{panelId}-{id}`. */
  readonly panelId: string
  readonly onSelect: (id: Id) => void
}

/** Keeps the focus ring for the keyboard: Radix focuses a pressed tab by script, which browsers take for a key. */
const focusRing = {
  onPointerDownCapture: (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.dataset.pressed = ""
  },
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>): void => {
    delete event.currentTarget.dataset.pressed
  },
  onBlurCapture: (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) delete event.currentTarget.dataset.pressed
  }
}

export const Tabs = <Id extends string>({ label, tabs, selected, panelId, onSelect }: TabsProps<Id>) => {
  const select = (value: string): void => {
    const tab = tabs.find(({ id }) => id === value)
    if (tab !== undefined) onSelect(tab.id)
  }
  return (
    <Radix.Root value={selected} onValueChange={select}>
      <Radix.List className="tabs" aria-label={label} {...focusRing}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            className="tab"
            value={tab.id}
            id={`${panelId}-${tab.id}`}
            aria-controls={panelId}
          >
            {tab.label}
            {tab.count !== null && <span className="number">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  )
}
