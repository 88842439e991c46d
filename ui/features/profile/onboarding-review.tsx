import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/note.css"
import { trimText } from "#core/domain/values/text.ts"
import { publicHost } from "../../app/public-url.ts"
import { Group } from "../../components/group.tsx"
import { Avatar } from "../../components/hexagon.tsx"
import { Problem } from "../../components/problem.tsx"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { callNameOf } from "../../text/names.ts"
import { languageOf } from "../../text/script-language.ts"
import { Question } from "../../visitor/question.tsx"
import type { Onboarding } from "./use-onboarding.ts"

export const OnboardingReview = ({ onboarding }: { readonly onboarding: Onboarding }) => {
  const profileMessages = useMessages("profile")
  const { link, failure } = onboarding
  return (
    <>
      <Group className="profile-review" aria-label={profileMessages.reviewTitle} tabIndex={-1}>
        {link.state === "known" && (
          <p className="soft profile-address">
            {publicHost()}/<b>{link.link}</b>
          </p>
        )}
        <Profile onboarding={onboarding} />
        <EmptyNote name={onboarding.fields.name} />
      </Group>
      <Problem text={failure} />
    </>
  )
}

const Profile = ({ onboarding: { fields, photo } }: { readonly onboarding: Onboarding }) => {
  const name = trimText(fields.name)
  const jobTitle = trimText(fields.jobTitle)
  const bio = trimText(fields.bio)
  return (
    <>
      <div className="row">
        <Avatar name={name} imageUrl={photo.url} size={72} />
        <div className="grow">
          <p className="head" dir="auto" lang={languageOf(name)}>
            {name}
          </p>
          <p className="soft" dir="auto" lang={languageOf(jobTitle)}>
            {jobTitle}
          </p>
        </div>
      </div>
      {bio !== "" && (
        <p className="profile-bio" dir="auto" lang={languageOf(bio)}>
          {bio}
        </p>
      )}
    </>
  )
}

const EmptyNote = ({ name }: { readonly name: string }) => {
  const visitorMessages = useMessages("visitor")
  return (
    <div className="sheet note">
      <p className="head title">
        <Question name={callNameOf(name)} />
      </p>
      <p className="ruled soft">{visitorMessages.placeholder}</p>
      <p className="promise">
        <LockKeyholeIcon />
        <span>{visitorMessages.promise}</span>
      </p>
    </div>
  )
}
