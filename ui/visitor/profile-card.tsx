import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { countGraphemes } from "#core/domain/values/text.ts"
import { Avatar } from "../components/hexagon.tsx"
import { isShortName } from "../text/names.ts"
import { languageOf } from "../text/script-language.ts"
import type { BadgeWords } from "./page-words.ts"
import { VisitorBadges } from "./visitor-badges.tsx"

interface ProfileCardProps {
  readonly model: VisitorPageModel
  readonly name: string
  readonly badgeWords: ReadonlyArray<BadgeWords>
}

/** In characters, about three lines on a phone; Indic letters are wider. */
const shortBioLimits = { latin: 110, indic: 60, lines: 2 } as const

/** On phones a long bio stands below the note, so that the note is visible at once. */
const isLongBio = (bio: string): boolean => {
  const most = languageOf(bio) === undefined ? shortBioLimits.latin : shortBioLimits.indic
  return countGraphemes(bio) > most || bio.split("\n").length > shortBioLimits.lines
}

export const ProfileCard = ({ model, name, badgeWords }: ProfileCardProps) => {
  const { jobTitle, bio, profileImageUrl, showBadgesOnLanding } = model.profile.user
  return (
    <section className="visitor-who">
      <div className="visitor-person">
        <Avatar name={name} imageUrl={profileImageUrl} size={124} />
        <div>
          <h1 className={isShortName(name) ? undefined : "visitor-long"} dir="auto" lang={languageOf(name)}>
            {name}
          </h1>
          {jobTitle !== null && jobTitle !== "" && (
            <p className="soft" dir="auto" lang={languageOf(jobTitle)}>
              {jobTitle}
            </p>
          )}
        </div>
      </div>
      {bio !== null && bio !== "" && (
        <p
          className={isLongBio(bio) ? "visitor-bio read visitor-long" : "visitor-bio read"}
          dir="auto"
          lang={languageOf(bio)}
        >
          {bio}
        </p>
      )}
      {showBadgesOnLanding && (
        <VisitorBadges badges={model.badges} words={badgeWords} name={model.profile.user.name || null} />
      )}
    </section>
  )
}
