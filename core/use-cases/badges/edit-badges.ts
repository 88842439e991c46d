import { Effect, Result } from "effect"
import type { Admin } from "../../domain/admins/admin.ts"
import { BadgeNotFound } from "../../domain/admins/admin-errors.ts"
import { type BadgeCategory, specialCategory } from "../../domain/badges/badge.ts"
import { parseBonus } from "../../domain/badges/badge-bonus.ts"
import type { CatalogueBadge } from "../../domain/badges/badge-records.ts"
import { badgeTexts } from "../../domain/badges/badge-texts.ts"
import { type Catalogue, catalogueOf } from "../../domain/badges/stored-catalogue.ts"
import { shortCategoryLabels } from "../../domain/categories/category.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { badgeKeysOf } from "../../domain/images/image-address.ts"
import type { UploadedFile } from "../../domain/images/uploaded-file.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { isStorable, isTooLong, trimText } from "../../domain/values/text.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { makeAdminEntry } from "../admins/admin-entry.ts"
import { removeImagesOnFailure } from "../images/make-images.ts"
import { removeBadgeImage, storeBadgeImage } from "../images/store-badge-image.ts"

const badgeLimits = { name: 60, description: 300, bonus: 1_000_000 } as const

/** Names are unique only within a category. */
interface BadgeName {
  readonly category: string
  readonly tier: string
  readonly name: string
}

interface BadgeEdit {
  readonly name: string
  readonly description: string
  /** Typed text; 0 if it is no number. Undefined keeps the bonus. */
  readonly bonus: string | undefined
}

const isCategory = (category: BadgeCategory, named: string): boolean =>
  named === category || (category !== specialCategory && named === shortCategoryLabels[category])

const findCatalogueBadge = (catalogue: Catalogue, named: BadgeName): CatalogueBadge | undefined =>
  Array.from(catalogue.values()).find(
    ({ category, tier, name }) =>
      isCategory(category, named.category) && `${tier}` === named.tier && name === named.name
  )

const isTextWithin = (text: string, limit: number): boolean => isStorable(text) && !isTooLong(text, limit)

const badgeProblemOf = ({ name, description, bonus }: BadgeEdit): string | null => {
  const isName = name !== "" && !/\p{Cc}/u.test(name) && isTextWithin(name, badgeLimits.name)
  if (!isName) return badgeTexts.name
  if (!isTextWithin(description, badgeLimits.description)) return badgeTexts.description
  const points = parseBonus(bonus ?? "0")
  return points >= 0 && points <= badgeLimits.bonus ? null : badgeTexts.bonus
}

const badgeDifferences = (before: CatalogueBadge, after: CatalogueBadge): ReadonlyArray<string> =>
  (["name", "description", "bonus", "image"] as const).flatMap((field) => {
    if (before[field] === after[field]) return []
    return field === "image"
      ? ["new picture"]
      : [`${field} ${JSON.stringify(before[field])} → ${JSON.stringify(after[field])}`]
  })

const changeText = (before: CatalogueBadge, after: CatalogueBadge): string =>
  `changed the badge ${before.name} (${before.category}, tier ${before.tier}): ${badgeDifferences(before, after).join("; ")}`

const requireBadge = Effect.fnUntraced(function* (named: BadgeName) {
  if (named.category === "" || named.tier === "" || named.name === "")
    return yield* invalidInput(badgeTexts.which)
  const { badges } = yield* (yield* InstallationStore).read
  const badge = findCatalogueBadge(catalogueOf(badges), named)
  return badge ?? (yield* new BadgeNotFound())
})

const changeBadge = Effect.fnUntraced(function* (
  admin: Admin,
  named: BadgeName,
  edit: (badge: CatalogueBadge) => CatalogueBadge
) {
  yield* requireBadge(named)
  // The entry's text depends on the badge, which is read inside the change.
  const entry = yield* makeAdminEntry(admin.username, "")
  const changed = yield* (yield* InstallationStore).change(({ badges }) => {
    const badge = findCatalogueBadge(catalogueOf(badges), named)
    if (badge === undefined) return Result.fail(new BadgeNotFound())
    const after = edit(badge)
    const isSame = badgeDifferences(badge, after).length === 0
    return Result.succeed({
      change: isSame ? emptyChange : putChange(after, { ...entry, what: changeText(badge, after) }),
      answer: { before: badge, after }
    })
  })
  if (changed.before.image !== changed.after.image) yield* removeBadgeImage(changed.before.image)
  return changed.after
})

const withNewImage = Effect.fnUntraced(function* (
  admin: Admin,
  named: BadgeName,
  { file, edit }: { readonly file: UploadedFile; readonly edit: (badge: CatalogueBadge) => CatalogueBadge }
) {
  yield* requireBadge(named)
  const image = yield* storeBadgeImage(file)
  return yield* changeBadge(admin, named, (badge) => ({ ...edit(badge), image })).pipe(
    removeImagesOnFailure(badgeKeysOf(image)),
    Effect.uninterruptible
  )
})

export const setBadgeImage = Effect.fn("setBadgeImage")(
  (admin: Admin, named: BadgeName, file: UploadedFile) =>
    withNewImage(admin, named, { file, edit: (badge) => badge })
)

interface BadgeEditInput extends BadgeEdit {
  readonly file: UploadedFile | undefined
  readonly removesImage: boolean
}

export const updateBadge = Effect.fn("updateBadge")(function* (
  admin: Admin,
  named: BadgeName,
  given: BadgeEditInput
) {
  const asked = { ...given, name: trimText(given.name), description: trimText(given.description) }
  const problem = badgeProblemOf(asked)
  if (problem !== null) return yield* invalidInput(problem)
  const edit = (badge: CatalogueBadge): CatalogueBadge => ({
    ...badge,
    name: asked.name,
    description: asked.description,
    bonus: asked.bonus === undefined ? badge.bonus : parseBonus(asked.bonus),
    image: given.removesImage ? null : badge.image
  })
  const { file } = given
  return yield* file === undefined
    ? changeBadge(admin, named, edit)
    : withNewImage(admin, named, { file, edit })
})
