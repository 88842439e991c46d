import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { SampleNote } from "./sample-note.tsx"
import { SortedGrid } from "./sorted-grid.tsx"

export const Hero = ({ start }: { readonly start: string }) => {
  const landingMessages = useMessages("landing")
  return (
    <section className="landing-hero">
      <h1>
        <Sentence parts={landingMessages.headline({ accent: (text) => <span>{text}</span> })} />
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
