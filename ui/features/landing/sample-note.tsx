import "../../styles/note.css"
import { HexagonCount } from "../../components/hexagon.tsx"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { landingMessages } from "../../messages/landing.ts"
import { visitorMessages } from "../../messages/visitor.ts"
import { firstNameOf } from "../../text/names.ts"
import { GridTexture } from "./grid-texture.tsx"
import { SamplePerson } from "./sample-person.tsx"

const sampleNoteLength = 300

export const SampleNote = () => (
  <div className="landing-stage" role="img" aria-label={landingMessages.sampleLabel}>
    <GridTexture />
    <div className="landing-picture" aria-hidden="true">
      <SamplePerson />
      <div className="sheet note">
        <p className="head title">{visitorMessages.question(firstNameOf(landingMessages.sampleName))}</p>
        <p className="ruled">{landingMessages.sampleText}</p>
        <p className="count">
          <HexagonCount count={landingMessages.sampleText.length} limit={sampleNoteLength} />
          <span>{visitorMessages.count(landingMessages.sampleText.length, sampleNoteLength)}</span>
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
