import { useId, useState } from "react"
import { Checkbox } from "../components/checkbox.tsx"
import { RadioChoices } from "../components/radio-choices.tsx"
import { Tabs } from "../components/tabs.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

export const ChoiceSamples = () => (
  <>
    <Samples title={messages.choices}>
      <InBothThemes>
        <RadioSample question={messages.radioQuestion} />
        <RadioSample question={messages.radioOff} disabled />
        <CheckboxSample />
      </InBothThemes>
    </Samples>
    <Samples title={messages.tabs}>
      <InBothThemes>
        <TabsSample />
      </InBothThemes>
    </Samples>
  </>
)

const RadioSample = ({
  question,
  disabled = false
}: {
  readonly question: string
  readonly disabled?: boolean
}) => {
  const id = useId()
  const [chosen, choose] = useState<"yes" | "no">("yes")
  return (
    <div>
      <p id={id}>
        <b>{question}</b>
      </p>
      <RadioChoices
        labelledBy={id}
        choices={messages.radioChoices}
        chosen={chosen}
        disabled={disabled}
        onChoose={choose}
      />
    </div>
  )
}

const CheckboxSample = () => {
  const [checked, setChecked] = useState<ReadonlyArray<boolean | "indeterminate">>([
    false,
    true,
    "indeterminate"
  ])
  return (
    <div className="components-states">
      {messages.checkboxes.map((label, place) => (
        <Checkbox
          key={label}
          label={label}
          checked={checked[place] ?? false}
          onChange={(next) => setChecked(checked.map((each, index) => (index === place ? next : each)))}
        />
      ))}
      <Checkbox label={messages.checkboxOff} checked disabled onChange={() => undefined} />
    </div>
  )
}

const TabsSample = () => {
  const id = useId()
  const [selected, select] = useState<string>(messages.tabLabels[0])
  return (
    <div className="sheet">
      <Tabs
        label={messages.tabs}
        tabs={messages.tabLabels.map((label, count) => ({ id: label, label, count }))}
        selected={selected}
        panelId={id}
        onSelect={select}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control of its own is a stop of the Tab key */}
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${selected}`} tabIndex={0} className="pad">
        {messages.tabText(selected)}
      </div>
    </div>
  )
}
