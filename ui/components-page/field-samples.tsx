import { useId } from "react"
import { Field } from "../components/field.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

const forced = ["rest", "hover", "focus"] as const

export const FieldSamples = () => (
  <Samples title={messages.fields}>
    <InBothThemes>
      <div className="form">
        {forced.map((state) => (
          <ForcedField key={state} state={state} />
        ))}
        <Field label={messages.link} hint={messages.linkHint}>
          {(control) => <input {...control} placeholder={messages.linkValue} />}
        </Field>
        <Field label={messages.link} error={messages.linkError}>
          {(control) => <input {...control} defaultValue={messages.linkValue} />}
        </Field>
        <Field label={messages.link} success={messages.linkFree}>
          {(control) => <input {...control} defaultValue={messages.linkValue} />}
        </Field>
        <Field label={`${messages.link}: ${messages.states.disabled}`}>
          {(control) => <input {...control} disabled defaultValue={messages.linkValue} />}
        </Field>
        <Field label={messages.bio} after={<span className="field-count">31 / 600</span>}>
          {(control) => <textarea {...control} defaultValue={messages.latin} />}
        </Field>
      </div>
    </InBothThemes>
  </Samples>
)

const ForcedField = ({ state }: { readonly state: (typeof forced)[number] }) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{messages.states[state]}</label>
      <span className={`forced-${state}`}>
        <input id={id} className="input" defaultValue={messages.linkValue} />
      </span>
    </div>
  )
}
