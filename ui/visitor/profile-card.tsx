import { Avatar } from "../components/hexagon.tsx"
import { languageOf } from "../text/script-language.ts"
import type { VisitorPageModel } from "./model.ts"
import { VisitorBadges } from "./visitor-badges.tsx"

interface ProfileCardProps {
  readonly model: VisitorPageModel
  readonly name: string
}

export const ProfileCard = ({ model, name }: ProfileCardProps) => {
  const { jobTitle, bio, profileImageUrl, showBadgesOnLanding } = model.profile.user
  return (
    <section className="who">
      <Avatar name={name} imageUrl={profileImageUrl} size={124} />
      <div>
        <h1 lang={languageOf(name)}>{name}</h1>
        {jobTitle !== null && jobTitle !== "" && (
          <p className="soft" lang={languageOf(jobTitle)}>
            {jobTitle}
          </p>
        )}
      </div>
      {bio !== null && bio !== "" && (
        <p className="bio read" lang={languageOf(bio)}>
          {bio}
        </p>
      )}
      {showBadgesOnLanding && <VisitorBadges badges={model.badges} name={model.profile.user.name || null} />}
    </section>
  )
}
