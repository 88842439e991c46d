import { Result, Schema } from "effect"
import { dayMillis } from "../values/durations.ts"
import { bigInteger } from "../values/stored-fields.ts"
import { boundaryFrom } from "./release-boundary.ts"
import {
  type Audience,
  asTheyCome,
  audiences,
  isAsStrict,
  isSameRule,
  ReleaseRule,
  ruleFor,
  stricterOf
} from "./release-rule.ts"

const AnnouncedRule = Schema.Struct({
  audience: Schema.Literals(audiences),
  rule: ReleaseRule,
  from: bigInteger
})

/**
 * An owner's rule of release; `audience` is null if the owner never chose. Times in epoch milliseconds: they are acts of
 * the owner or the operator. `announcedAt` is when a looser rule was last announced, even if that was cancelled.
 */
export const OwnerRelease = Schema.Struct({
  audience: Schema.NullOr(Schema.Literals(audiences)),
  rule: ReleaseRule,
  /** When the rule's window took effect. Notes from before, or from a part of a window, wait for a whole one. */
  since: bigInteger,
  announced: Schema.NullOr(AnnouncedRule),
  announcedAt: Schema.NullOr(bigInteger)
})
export type OwnerRelease = typeof OwnerRelease.Type

/** For accounts of versions without this field. */
export const initialRelease: OwnerRelease = {
  audience: null,
  rule: asTheyCome,
  since: 0,
  announced: null,
  announcedAt: null
}

export const newRelease = (audience: Audience, { floor, now }: ReleaseMoment): OwnerRelease => {
  const rule = ruleFor(audience, floor)
  return { ...initialRelease, rule, since: rule.minutes === 0 ? 0 : now }
}

export interface ReleaseMoment {
  /** The installation's rule: no owner's is looser. */
  readonly floor: ReleaseRule
  readonly now: number
}

const withRule = (release: OwnerRelease, rule: ReleaseRule, since: number): OwnerRelease => ({
  ...release,
  rule,
  since: rule.minutes === release.rule.minutes ? release.since : since
})

const settledRelease = (release: OwnerRelease, now: number): OwnerRelease => {
  const { announced } = release
  if (announced === null || announced.from > now) return release
  const { audience, rule, from } = announced
  return { ...withRule(release, rule, from), audience, announced: null }
}

export const releaseInForce = (release: OwnerRelease, { floor, now }: ReleaseMoment): OwnerRelease => {
  const settled = settledRelease(release, now)
  return { ...settled, rule: stricterOf(settled.rule, floor) }
}

/**
 * Raises an owner's rules to the installation's, so that lowering that later loosens nobody's unannounced. Undefined if
 * there is nothing to raise.
 */
export const raisedRelease = (
  release: OwnerRelease,
  { floor, now }: ReleaseMoment
): OwnerRelease | undefined => {
  const settled = settledRelease(release, now)
  const { announced } = settled
  if (isAsStrict(settled.rule, floor) && (announced === null || isAsStrict(announced.rule, floor))) return
  const raised = withRule(settled, stricterOf(settled.rule, floor), now)
  if (announced === null) return raised
  const rule = stricterOf(announced.rule, floor)
  return { ...raised, announced: isAsStrict(rule, raised.rule) ? null : { ...announced, rule } }
}

const announcementMillis = 7 * dayMillis

export const mayLoosenFrom = ({ announcedAt }: OwnerRelease, now: number): number | null => {
  const from = announcedAt === null ? now : announcedAt + announcementMillis
  return from > now ? from : null
}

export class LoosenedLately extends Schema.TaggedError<LoosenedLately>()("LoosenedLately", {}) {
  override get message() {
    return "You can announce one looser rule a week."
  }
}

interface AudienceChoice extends ReleaseMoment {
  readonly audience: Audience
  /** Whether visitors can have read the rule in force. */
  readonly isPublic: boolean
}

/**
 * Chooses the rule for an audience. What is stricter than the rule in force holds at once, and cancels an announced
 * rule; what is looser is announced for seven days, and then holds from a boundary of the rule in force.
 */
export const chosenRelease = (
  release: OwnerRelease,
  { audience, isPublic, floor, now }: AudienceChoice
): Result.Result<OwnerRelease, LoosenedLately> => {
  const present = releaseInForce(release, { floor, now })
  const rule = ruleFor(audience, floor)
  const tightened = withRule(present, stricterOf(present.rule, rule), now)
  if (isAsStrict(rule, present.rule)) return Result.succeed({ ...tightened, audience, announced: null })
  if (!isPublic) return Result.succeed({ ...withRule(present, rule, now), audience, announced: null })
  const { announced } = present
  if (announced?.audience === audience && isSameRule(announced.rule, rule)) return Result.succeed(present)
  if (mayLoosenFrom(present, now) !== null) return Result.fail(new LoosenedLately())
  const from = boundaryFrom(now + announcementMillis, tightened.rule.minutes)
  return Result.succeed({ ...tightened, announced: { audience, rule, from }, announcedAt: now })
}
