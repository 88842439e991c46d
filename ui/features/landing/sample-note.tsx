import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/note.css"
import { HexagonCount } from "../../components/hexagon.tsx"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { firstNameOf } from "../../text/names.ts"
import { GridTexture } from "./grid-texture.tsx"
import { SamplePerson } from "./sample-person.tsx"

const sampleNoteLength = 300

export const SampleNote = () => {
  const landingMessages = useMessages("landing")
  const visitorMessages = useMessages("visitor")
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
            <HexagonCount count={landingMessages.sampleText.length} limit={sampleNoteLength} />
            <span>
              {visitorMessages.count({ count: landingMessages.sampleText.length, limit: sampleNoteLength })}
            </span>
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
