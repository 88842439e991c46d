import { CategoryGlyph } from "../../components/category-glyph.tsx"
import { HexagonCount } from "../../components/hexagon.tsx"
import { CopyIcon, GlobeIcon, ShieldCheckIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { SamplePerson } from "./sample-person.tsx"

export const SampleProfile = ({ origin }: { readonly origin: string }) => {
  const stepMessages = useMessages("landingSteps")
  // The server doesn't know its public address unless the operator sets it.
  const showAddress = (place: HTMLElement | null) => {
    if (place?.textContent === "") place.textContent = window.location.origin
  }
  return (
    <>
      <SamplePerson />
      <p className="landing-sample-link">
        <span className="soft" ref={showAddress}>
          {origin}
        </span>
        <b>{stepMessages.yourLink}</b>
      </p>
      <span className="pill honey landing-sample-copy">
        <CopyIcon size="small" />
        {stepMessages.copyLink}
      </span>
    </>
  )
}

export const SampleForm = () => {
  const visitorMessages = useMessages("visitor")
  const stepMessages = useMessages("landingSteps")
  return (
    <>
      <p className="soft landing-sample-box">{visitorMessages.placeholder}</p>
      <div className="row between">
        <span className="landing-sample-count">
          <HexagonCount count={0} limit={1} />
          {stepMessages.noCharacters}
        </span>{" "}
        <span className="button primary">{visitorMessages.submit}</span>
      </div>
      <p className="landing-sample-guard">
        <ShieldCheckIcon size="small" />
        {stepMessages.protectedBy}
      </p>
    </>
  )
}

export const SampleItem = () => {
  const stepMessages = useMessages("landingSteps")
  return (
    <>
      <p>{stepMessages.sampleItem}</p>
      <div className="row between">
        <span className="tag">
          <CategoryGlyph category="Leadership & Mentorship" />
          {stepMessages.sampleCategory}
        </span>{" "}
        <span className="button">
          <GlobeIcon size="small" />
          {stepMessages.makePublic}
        </span>
      </div>
    </>
  )
}
