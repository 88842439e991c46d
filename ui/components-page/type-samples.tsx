import { useState } from "react"
import { Button } from "../components/button.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

const colourRoles = [
  ...["surface", "surface-raised", "surface-sunken", "ink", "ink-soft", "line", "line-control"],
  ...["accent", "accent-hover", "accent-edge", "accent-ink", "accent-text", "accent-wash"],
  ...["safe", "safe-wash", "danger", "danger-fill", "danger-ink", "danger-wash", "focus", "mark-honey"]
]

export const ColourSamples = () => (
  <Samples title={messages.colours}>
    <InBothThemes>
      <ul className="components-colours">
        {colourRoles.map((role) => (
          <li key={role}>
            <span className="components-colour" style={{ background: `var(--${role})` }} />
            {role}
          </li>
        ))}
      </ul>
    </InBothThemes>
  </Samples>
)

export const TypeSamples = () => {
  const [isIndic, setIndic] = useState(false)
  return (
    <Samples title={messages.type}>
      <InBothThemes>
        <p className="components-display">{messages.latin}</p>
        <p className="head components-size-1">{messages.latin}</p>
        <p className="head components-size-2">{messages.latin}</p>
        <p className="head components-size-3">{messages.latin}</p>
        <p className="read">{messages.latin}</p>
        <p>{messages.latin}</p>
        <p className="soft">{messages.latin} 0123456789</p>
        {isIndic && <IndicSamples />}
      </InBothThemes>
      <div>
        <Button disabled={isIndic} onClick={() => setIndic(true)}>
          {messages.showIndic}
        </Button>{" "}
        {isIndic && <span className="soft">{messages.indicHint}</span>}
      </div>
    </Samples>
  )
}

const IndicSamples = () =>
  messages.indic.map(([language, name, text]) => (
    <p key={language} className="read" lang={language}>
      {text}{" "}
      <span className="soft" lang="en">
        {name}
      </span>
    </p>
  ))
