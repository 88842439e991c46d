import type { QuestionText } from "../domain/questions/owner-questions.ts"
import type { ReleaseRule } from "../domain/release/release-rule.ts"
import type { PublicBadges } from "./progress-schemas.ts"
import type { PublicAnswers, PublicProfile } from "./public-profile-schemas.ts"

export interface PublicRelease extends ReleaseRule {
  /** A looser rule, and when it takes effect (epoch milliseconds). */
  readonly announced: (ReleaseRule & { readonly from: number }) | null
}

/** Everything the visitor page shows. Independent of the session: visitor routes ignore cookies. */
export interface VisitorPageModel {
  /** Id of the link, in lower case however the URL spells it. */
  readonly link: string
  readonly profile: PublicProfile
  readonly badges: PublicBadges
  readonly answers: PublicAnswers
  readonly questions: ReadonlyArray<QuestionText>
  readonly isPaused: boolean
  readonly release: PublicRelease
  readonly hasFeed: boolean
  readonly sent: boolean
  readonly error: string | null
  /** Text and question of a form that was rejected; otherwise empty and null. No link preselects a question. */
  readonly text: string
  readonly question: string | null
}

export interface SyndicatedNotes {
  readonly link: string
  readonly profile: PublicProfile
}
