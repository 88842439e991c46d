import { Effect, Schema } from "effect"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { decisions } from "#core/domain/moderation/verdict.ts"
import { Day } from "#core/domain/values/day.ts"
import type { SendBytes, TaskFailed } from "#core/ports/server-task.ts"
import { accountWith } from "#core/use-cases/accounts/find-account.ts"
import { replay } from "#core/use-cases/moderation/replay.ts"
import type { ReplayedItem } from "#core/use-cases/moderation/replay-tally.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { changeLines } from "./change-lines.ts"
import { showReplay } from "./show-replay.ts"

const DayText = Schema.NullOr(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)))

const ReplayTaskInput = Schema.Struct({
  from: DayText,
  to: DayText,
  status: Schema.NullOr(Schema.Literals(decisions)),
  guardVersion: Schema.NullOr(Schema.String),
  language: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  isApplied: Schema.Boolean,
  movesCategories: Schema.Boolean,
  isNoted: Schema.Boolean
})
type ReplayTaskInput = typeof ReplayTaskInput.Type

const ownerBy = Effect.fnUntraced(function* (email: string | null) {
  return email === null ? undefined : (yield* accountWith(normaliseEmail(email))).owner
})

const dayOrUndefined = (text: string | null): Day | undefined => (text === null ? undefined : Day(text))

const choiceOf = Effect.fnUntraced(function* (input: ReplayTaskInput) {
  return {
    owner: yield* ownerBy(input.email),
    from: dayOrUndefined(input.from),
    to: dayOrUndefined(input.to),
    status: input.status ?? undefined,
    guardVersion: input.guardVersion ?? undefined,
    language: input.language ?? undefined
  }
})

const withReport =
  (send: SendBytes) =>
  (items: ReadonlyArray<ReplayedItem>): Effect.Effect<void, TaskFailed> => {
    const lines = changeLines(items)
    return lines === "" ? Effect.void : send(Buffer.from(lines))
  }

export const replayTask: DataTask<ReplayTaskInput> = {
  name: "replay",
  input: ReplayTaskInput,
  isReadOnly: ({ isApplied }) => !isApplied,
  run: Effect.fn("replayTask")(function* (input, report, send) {
    const { isApplied, movesCategories } = input
    const choice = yield* choiceOf(input)
    const follower = { progress: report, replayed: input.isNoted ? withReport(send) : () => Effect.void }
    const counts = yield* replay({ choice, isApplied, movesCategories }, follower)
    return { lines: showReplay(counts, isApplied), data: { isApplied, ...counts } }
  }, Effect.mapError(failedBy))
}
