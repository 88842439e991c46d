import type { PublicRelease, VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { Language } from "#core/domain/languages/language.ts"
import type { ServerMessages } from "../messages/generated/server.ts"
import { badgeName } from "../text/badge-texts.ts"
import { shortCategoryName } from "../text/category-names.ts"
import { categoryOf } from "../text/category-of.ts"
import { announcedRuleText, ruleText } from "../text/release-rule.ts"
import { utcMomentOf } from "../text/utc-moment.ts"

export interface BadgeWords {
  readonly name: string
  readonly kind: string
}

interface PageWords {
  readonly release: string
  /** In the order of the model's badges. */
  readonly badges: ReadonlyArray<BadgeWords>
}

/** A page brings its words in all languages, so that its script has no release rules and no badges but those it shows. */
export type PageWordsByLanguage = Readonly<Record<Language, PageWords>>

const releaseText = (
  { announced, ...release }: PublicRelease,
  language: Language,
  { releaseRule }: ServerMessages
): string =>
  [
    ruleText(release, releaseRule),
    ...(release.least > 1 ? [releaseRule.longestWait] : []),
    ...(announced === null
      ? []
      : [announcedRuleText(utcMomentOf(announced.from, language), announced, releaseRule)])
  ].join(" ")

const badgeWords = (
  { badgeName: english, category: stored }: VisitorPageModel["badges"]["badges"][number],
  { badges, categories, visitorDocuments }: ServerMessages
): BadgeWords => {
  const category = categoryOf(stored)
  return {
    name: badgeName(english, badges),
    kind: category === undefined ? visitorDocuments.allCategories : shortCategoryName(category, categories)
  }
}

export const pageWords = (
  { release, badges }: VisitorPageModel,
  language: Language,
  catalogue: ServerMessages
): PageWords => ({
  release: releaseText(release, language, catalogue),
  badges: badges.badges.map((badge) => badgeWords(badge, catalogue))
})
