import { type KeyboardEvent, useRef } from "react"

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count: number
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Id>>
  readonly selected: Id
  readonly panelId: string
  readonly onSelect: (id: Id) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export const Tabs = <Id extends string>({ label, tabs, selected, panelId, onSelect }: TabsProps<Id>) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined) return
    const at = tabs.findIndex((tab) => tab.id === selected) + step
    const next = tabs[(at + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          data-tab={tab.id}
          className="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          <span className="number">{tab.count}</span>
        </button>
      ))}
    </div>
  )
}
