import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/note.css"
import { countGraphemes } from "#core/domain/values/text.ts"
import { HexagonCount } from "../../components/hexagon.tsx"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { firstNameOf } from "../../text/names.ts"
import { GridTexture } from "./grid-texture.tsx"
import { SamplePerson } from "./sample-person.tsx"

/** Equals `maxFeedbackLength`, whose module would bring the detection of links and markup to this page. */
const sampleNoteLimit = 300

export const SampleNote = () => {
  const landingMessages = useMessages("landing")
  const visitorMessages = useMessages("visitor")
  const count = countGraphemes(landingMessages.sampleText)
  return (
    <div className="landing-stage" role="img" aria-label={landingMessages.sampleLabel}>
      <GridTexture />
      <div className="landing-picture" aria-hidden="true">
        <SamplePerson />
        <div className="sheet note">
          <p className="head title">
            {visitorMessages.question({ firstName: firstNameOf(landingMessages.sampleName) })}
          </p>
          <p className="ruled">{landingMessages.sampleText}</p>
          <p className="count">
            <HexagonCount count={count} limit={sampleNoteLimit} />
            <span>{visitorMessages.count({ count, limit: sampleNoteLimit })}</span>
          </p>
          <div className="foot">
            <p className="promise grow">
              <LockKeyholeIcon />
              <span>{visitorMessages.promise}</span>
            </p>
            <span className="button primary">{visitorMessages.submit}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
