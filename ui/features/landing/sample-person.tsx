import { useMessages } from "../../messages/messages-context.ts"

export const SamplePerson = () => {
  const landingMessages = useMessages("landing")
  return (
    <div className="row landing-whoami">
      <img className="avatar size-64" src="/assets/v1/portrait.svg" width="64" height="64" alt="" />
      <div>
        <b>{landingMessages.sampleName}</b>
        <p className="soft">{landingMessages.sampleJob}</p>
      </div>
    </div>
  )
}
