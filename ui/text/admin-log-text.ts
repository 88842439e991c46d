import type {
  BadgesMessages,
  CategoriesMessages,
  InstallationMessages
} from "../messages/generated/catalogue.ts"
import { badgeName } from "./badge-texts.ts"
import { longCategoryName } from "./category-names.ts"
import { textByKey } from "./message-key.ts"

type AdminDeed = keyof InstallationMessages["adminDeeds"]

/** The API sends the history in English only, so its sentences are recognised here and said in the page's language. */
const adminPatterns: ReadonlyArray<readonly [AdminDeed, RegExp]> = [
  ["addedAdmin", /^added the admin (.+)$/],
  ["addedOperator", /^added the operator (.+)$/],
  ["gavePassword", /^gave the admin (.+) a new password$/],
  ["removedSecondFactor", /^removed the second factor of the admin (.+)$/],
  ["removedAdmin", /^removed the admin (.+)$/],
  ["tookRole", /^took the role of operator from (.+)$/],
  ["gaveRole", /^made (.+) an operator$/]
]

const badgePattern = /^changed the badge (.+) \(([^()]+), tier (\d+)\): (.+)$/s

/** Texts that admins typed stand in quotes and stay as they are. */
const changedPart = /"(?:[^"\\]|\\.)*"|new picture|name|description|bonus/g

interface AdminLogMessages {
  readonly installation: InstallationMessages
  readonly badges: BadgesMessages
  readonly categories: CategoriesMessages
}

const badgeDeedText = (english: string, messages: AdminLogMessages): string | undefined => {
  const [, badge, category, tier, changes] = badgePattern.exec(english) ?? []
  if (badge === undefined || category === undefined || tier === undefined || changes === undefined) return
  const { changed, fields } = messages.installation.badgeDeed
  return changed({
    badge: badgeName(badge, messages.badges),
    category: longCategoryName(category, messages.categories),
    tier,
    changes: changes.replace(changedPart, (part) => textByKey(part, { ...fields }))
  })
}

const adminDeedText = (english: string, { adminDeeds }: InstallationMessages): string | undefined => {
  for (const [deed, pattern] of adminPatterns) {
    const [, name] = pattern.exec(english) ?? []
    if (name !== undefined) return adminDeeds[deed]({ name })
  }
  return
}

export const deedText = (english: string, messages: AdminLogMessages): string =>
  badgeDeedText(english, messages) ??
  adminDeedText(english, messages.installation) ??
  textByKey(english, { ...messages.installation.deeds })

export const actorText = (english: string, { actors }: InstallationMessages): string => {
  if (english === "command line") return actors.commandLine
  return english === "an owner" ? actors.anOwner : english
}
