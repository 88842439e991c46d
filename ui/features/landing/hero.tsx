import { useMessages } from "../../messages/messages-context.ts"

import { SampleNote } from "./sample-note.tsx"
import { SortedGrid } from "./sorted-grid.tsx"

export const Hero = ({ start }: { readonly start: string }) => {
  const landingMessages = useMessages("landing")
  return (
    <section className="landing-hero">
      <h1>
        {landingMessages.headline[0]} <span>{landingMessages.headline[1]}</span>
      </h1>
      <div className="landing-say">
        <p className="read">{landingMessages.lead}</p>
        <a className="button primary large" href={start}>
          {landingMessages.start}
        </a>
        <SortedGrid />
      </div>
      <SampleNote />
    </section>
  )
}
