import { Array as Arrays, Schema } from "effect"
import { type OwnerRelease, type ReleaseMoment, releaseInForce } from "../release/owner-release.ts"
import { boundaryFrom, untilBoundary } from "../release/release-boundary.ts"
import { type ReleaseRule, stricterOf } from "../release/release-rule.ts"
import { dayMillis, minuteMillis } from "../values/durations.ts"
import { bigInteger, text } from "../values/stored-fields.ts"

/** A wording, by which notes are counted. Another wording is another question. */
const QuestionWording = Schema.Struct({ id: text, question: text })
type QuestionWording = typeof QuestionWording.Type

const OwnerQuestion = Schema.Struct({ ...QuestionWording.fields, thanks: text })
export type OwnerQuestion = typeof OwnerQuestion.Type

/** An owner's questions. Times in epoch milliseconds: they are acts of the owner. */
export const OwnerQuestions = Schema.Struct({
  asked: Schema.Array(OwnerQuestion),
  announced: Schema.NullOr(Schema.Struct({ questions: Schema.Array(OwnerQuestion), from: bigInteger })),
  changedAt: Schema.NullOr(bigInteger),
  /** Wordings that are no longer asked and that notes may have answered, latest first. */
  former: Schema.Array(QuestionWording)
})
export type OwnerQuestions = typeof OwnerQuestions.Type

export const noQuestions: OwnerQuestions = { asked: [], announced: null, changedAt: null, former: [] }

export interface AskingAccount {
  readonly questions: OwnerQuestions
  readonly release: OwnerRelease
}

const dayMinutes = dayMillis / minuteMillis

const betweenChangesMillis = 7 * dayMillis

const maxFormer = 100

const windowFor = ({ minutes }: ReleaseRule): number => (minutes === 0 ? dayMinutes : minutes)

const ruleAt = ({ release }: AskingAccount, moment: ReleaseMoment): ReleaseRule =>
  releaseInForce(release, moment).rule

const wordingOf = ({ id, question }: QuestionWording): QuestionWording => ({ id, question })

const formerAfter = (
  { asked, former }: OwnerQuestions,
  next: ReadonlyArray<OwnerQuestion>
): OwnerQuestions["former"] => {
  const isAsked = new Set(next.map(({ id }) => id))
  const ended = [...asked.map(wordingOf), ...former].filter(({ id }) => !isAsked.has(id))
  return Arrays.dedupeWith(ended, (a, b) => a.id === b.id).slice(0, maxFormer)
}

/**
 * When announced questions take effect: at a boundary of the rule in force then, so that they never divide the notes of a
 * release window. A looser rule that comes later takes nothing back.
 */
const inForceFrom = ({ release }: AskingAccount, from: number, { floor }: ReleaseMoment): number => {
  const boundary = boundaryFrom(from, windowFor(stricterOf(release.rule, floor)))
  const { announced } = release
  if (announced === null || boundary <= announced.from) return boundary
  return boundaryFrom(Math.max(from, announced.from), windowFor(stricterOf(announced.rule, floor)))
}

export const questionsInForce = (account: AskingAccount, moment: ReleaseMoment): OwnerQuestions => {
  const { questions } = account
  const { announced } = questions
  if (announced === null) return questions
  const from = inForceFrom(account, announced.from, moment)
  if (from > moment.now) return { ...questions, announced: { ...announced, from } }
  const former = formerAfter(questions, announced.questions)
  return { asked: announced.questions, announced: null, changedAt: from, former }
}

/** When a change that is made now takes effect: at the next boundary, and seven days after the last change. */
export const nextQuestionChange = (account: AskingAccount, moment: ReleaseMoment): number => {
  const window = windowFor(ruleAt(account, moment))
  const { changedAt } = questionsInForce(account, moment)
  const next = moment.now + untilBoundary(moment.now, window)
  return changedAt === null ? next : Math.max(next, boundaryFrom(changedAt + betweenChangesMillis, window))
}

const isSameQuestion = (a: OwnerQuestion, b: OwnerQuestion): boolean =>
  a.question === b.question && a.thanks === b.thanks

const isSameList = Arrays.makeEquivalence(isSameQuestion)

export type QuestionText = Pick<OwnerQuestion, "question" | "thanks">

interface QuestionChoice {
  readonly texts: ReadonlyArray<QuestionText>
  readonly newIds: ReadonlyArray<string>
  readonly answered: ReadonlySet<string>
}

export const chosenQuestions = (
  account: AskingAccount,
  { texts, newIds, answered }: QuestionChoice,
  moment: ReleaseMoment
): OwnerQuestions => {
  const present = questionsInForce(account, moment)
  const former = present.former.filter(({ id }) => answered.has(id))
  const known = new Map([...former, ...present.asked].map(({ id, question }) => [question, id]))
  const questions = texts.map(
    (each, index): OwnerQuestion => ({
      ...each,
      id: known.get(each.question) ?? newIds[index] ?? each.question
    })
  )
  const announced = isSameList(questions, present.asked)
    ? null
    : { questions, from: nextQuestionChange(account, moment) }
  return { ...present, announced, former }
}

export const askedQuestion = (
  account: AskingAccount,
  question: string | null,
  moment: ReleaseMoment
): string | null =>
  questionsInForce(account, moment).asked.find((asked) => asked.question === question)?.id ?? null

/** A held item's question, unless it ended in the meantime: it would tell when the item was sent. */
export const questionAtRelease = (
  account: AskingAccount,
  id: string | null,
  moment: ReleaseMoment
): string | null => (questionsInForce(account, moment).asked.some((asked) => asked.id === id) ? id : null)

/** Minimum released approved notes that share a wording before any of them shows it. */
const minAnswers = 3

export const readableQuestions = (
  account: AskingAccount,
  counts: ReadonlyMap<string, number>,
  moment: ReleaseMoment
): ReadonlyMap<string, string> => {
  const least = Math.max(minAnswers, ruleAt(account, moment).least)
  const { asked, former } = questionsInForce(account, moment)
  const readable = [...asked, ...former].filter(({ id }) => (counts.get(id) ?? 0) >= least)
  return new Map(readable.map(({ id, question }) => [id, question]))
}
