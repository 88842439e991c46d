import { trimText } from "#core/domain/values/text.ts"
import { publicHost } from "../../app/public-url.ts"
import { Avatar } from "../../components/hexagon.tsx"
import { CircleAlertIcon } from "../../components/visitor-icons.tsx"
import { profileMessages } from "../../messages/profile.ts"
import { languageOf } from "../../text/script-language.ts"
import type { Onboarding } from "./use-onboarding.ts"

/** The page's head as visitors will see it. */
export const OnboardingReview = ({ onboarding }: { readonly onboarding: Onboarding }) => {
  const { fields, photo, link, failure } = onboarding
  const bio = trimText(fields.bio)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a preview, not a set of fields */}
      <div className="review" role="group" aria-label={profileMessages.reviewTitle} tabIndex={-1}>
        <div className="sheet seen">
          <Avatar name={fields.name} imageUrl={photo.url} size={72} />
          <div className="grow">
            <p dir="auto">
              <b>{trimText(fields.name)}</b>
            </p>
            <p className="soft" dir="auto">
              {trimText(fields.jobTitle)}
            </p>
            {link.state === "known" && (
              <p className="soft">
                {publicHost()}/{link.link}
              </p>
            )}
          </div>
        </div>
        {bio !== "" && (
          <p className="bio" dir="auto" lang={languageOf(bio)}>
            {bio}
          </p>
        )}
      </div>
      <div role="alert">
        {failure !== null && (
          <p className="field-message bad">
            <CircleAlertIcon size="small" />
            <span>{failure}</span>
          </p>
        )}
      </div>
    </>
  )
}
