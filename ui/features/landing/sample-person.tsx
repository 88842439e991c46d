import { landingMessages } from "../../messages/landing.ts"

/** Who asks, in the pictures. Drawn, not photographed: nobody's face. */
export const SamplePerson = () => (
  <div className="row whoami">
    <img className="avatar size-64" src="/assets/v1/portrait.svg" width="64" height="64" alt="" />
    <div>
      <b>{landingMessages.sampleName}</b>
      <p className="soft">{landingMessages.sampleJob}</p>
    </div>
  </div>
)
