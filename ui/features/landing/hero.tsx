import { useAddressIn } from "../../components/language-context.ts"
import { Sentence } from "../../components/sentence.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { SampleNote } from "./sample-note.tsx"
import { SortedGrid } from "./sorted-grid.tsx"

export const Hero = ({ start }: { readonly start: string }) => {
  const landingMessages = useMessages("landing")
  const addressIn = useAddressIn()
  const { demoUrl } = useSettings()
  return (
    <section className="landing-hero">
      <h1>
        <Sentence parts={landingMessages.headline({ accent: (text) => <span>{text}</span> })} />
      </h1>
      <div className="landing-say">
        <p className="read">{landingMessages.lead}</p>
        <div className="row wrap">
          <a className="button primary large" href={start}>
            {landingMessages.start}
          </a>{" "}
          {demoUrl !== null && (
            <a className="button large" href={addressIn(demoUrl)} rel="noreferrer">
              {landingMessages.seeLivePage}
            </a>
          )}
        </div>
        <SortedGrid />
      </div>
      <SampleNote />
    </section>
  )
}
