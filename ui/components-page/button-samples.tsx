import { Button, type ButtonKind } from "../components/button.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

const buttonKinds: ReadonlyArray<readonly [kind: ButtonKind | undefined, label: string]> = [
  ["primary", messages.buttonKinds[0]],
  [undefined, messages.buttonKinds[1]],
  ["ghost", messages.buttonKinds[2]],
  ["danger", messages.buttonKinds[3]],
  ["danger-text", messages.buttonKinds[4]]
]

const forced = ["rest", "hover", "focus", "active"] as const

export const ButtonSamples = () => (
  <Samples title={messages.buttons}>
    <InBothThemes>
      {buttonKinds.map(([kind, label]) => (
        <KindSample key={label} kind={kind} label={label} />
      ))}
    </InBothThemes>
  </Samples>
)

interface KindSampleProps {
  readonly kind: ButtonKind | undefined
  readonly label: string
}

const KindSample = ({ kind, label }: KindSampleProps) => (
  <div className="components-states">
    <b>{label}</b>
    {forced.map((state) => (
      <span key={state} className={`forced-${state}`}>
        <Button kind={kind}>{messages.states[state]}</Button>
      </span>
    ))}
    <Button kind={kind} disabled>
      {messages.states.disabled}
    </Button>
    <Button kind={kind} busy>
      {messages.states.busy}
    </Button>
  </div>
)
