import * as Radix from "radix-ui/tabs"

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  /** Or what stands in its place; null where there is none. */
  readonly count: number | string | null
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Id>>
  readonly selected: Id
  /** The element with role `tabpanel`, named by `{panelId}-{selected}`. */
  readonly panelId: string
  readonly onSelect: (id: Id) => void
}

export const Tabs = <Id extends string>({ label, tabs, selected, panelId, onSelect }: TabsProps<Id>) => {
  const select = (value: string): void => {
    const tab = tabs.find(({ id }) => id === value)
    if (tab !== undefined) onSelect(tab.id)
  }
  return (
    <Radix.Root value={selected} onValueChange={select}>
      <Radix.List className="tabs" aria-label={label}>
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
