import "./components-page.css"
import { useEffect } from "react"
import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import { ButtonSamples } from "./button-samples.tsx"
import { ChoiceSamples } from "./choice-samples.tsx"
import { EmblemSamples } from "./emblem-samples.tsx"
import { FieldSamples } from "./field-samples.tsx"
import { forceStates } from "./forced-states.ts"
import { componentsMessages } from "./messages.ts"
import { OverlaySamples } from "./overlay-samples.tsx"
import { PartSamples, StateSamples } from "./state-samples.tsx"
import { TableSample } from "./table-sample.tsx"
import { ColourSamples, TypeSamples } from "./type-samples.tsx"

/** Development page: `npm run dev` serves it at `/components`. */
export const ComponentsPage = () => {
  useEffect(forceStates, [])
  return (
    <PlainPage>
      <PageTitle page={componentsMessages.title} />
      <div className="components-page">
        <header>
          <h1>{componentsMessages.title}</h1>
          <p className="soft">{componentsMessages.lead}</p>
        </header>
        <OverlaySamples />
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <TableSample />
        <StateSamples />
        <PartSamples />
        <TypeSamples />
        <ColourSamples />
        <EmblemSamples />
      </div>
    </PlainPage>
  )
}
