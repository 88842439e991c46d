import { Effect, Option } from "effect"
import type { ReportList, ShownNoteList } from "../../contract/report-schemas.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { isListed, isReadable } from "../../domain/feedback/feedback.ts"
import type { ListPage } from "../../domain/feedback/list-page.ts"
import { daysOfReports, daysOfShownNotes } from "../../domain/reports/operator-days.ts"
import { associatedDataOfNote, isStillReadable, type ShownNote } from "../../domain/reports/shown-note.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Reports } from "../../ports/reports.ts"
import { Sealer } from "../../ports/sealer.ts"
import { readContent } from "../feedback/feedback-view.ts"
import { today } from "../time/today.ts"
import { readWords, withMarks } from "./mark-reports.ts"

const viewPage = ({ name, feedbackLink }: Account) => ({ name, link: feedbackLink })

const readPages = Effect.fnUntraced(function* (records: ReadonlyArray<{ readonly owner: OwnerId }>) {
  const directory = yield* Directory
  const owners = [...new Set(records.map(({ owner }) => owner))]
  const accounts = yield* Effect.forEach(owners, directory.findById, { concurrency: 8 })
  return new Map(accounts.flatMap(Option.toArray).map((account) => [account.owner, viewPage(account)]))
})

const nextAfter = <A extends { readonly id: string }>(
  records: ReadonlyArray<A>,
  { limit }: ListPage,
  dayOf: (record: A) => string
): string | null => {
  const last = records.at(-1)
  return last === undefined || records.length < limit ? null : `${dayOf(last)}.${last.id}`
}

export const listReports = Effect.fn("listReports")(function* (page: ListPage) {
  const found = yield* (yield* Reports).list(daysOfReports(yield* today), page)
  const pages = yield* readPages(found)
  const reports = yield* Effect.forEach(yield* withMarks(found), (report) =>
    Effect.map(readWords(report), (words) => {
      const { id, owner, reason, mark, reportedOn } = report
      const reported = pages.get(owner)
      return reported === undefined
        ? []
        : [{ id, ...reported, reason, words: Option.getOrNull(words), mark, day: reportedOn }]
    })
  )
  return {
    reports: reports.flat(),
    next: nextAfter(found, page, ({ reportedOn }) => reportedOn)
  } satisfies ReportList
})

/** Reads the notes as they are now: one that was deleted, rejected or covered meanwhile is not shown. */
const readShownItems = Effect.fnUntraced(
  function* (owner: OwnerId, notes: ReadonlyArray<ShownNote>) {
    const hives = yield* HiveStore
    const { items } = yield* hives.read(owner, { items: notes.map(({ id }) => id) })
    const readable = [...items.values()].filter(isListed).filter(isReadable)
    return yield* Effect.forEach(readable, (item) =>
      Effect.map(readContent(item), (text) => [item.id, text] as const)
    )
  },
  Effect.catchTag("OwnerNotFound", () => Effect.succeed([]))
)

const readWithdrawn = Effect.fnUntraced(function* (note: ShownNote) {
  const { id, content } = note
  if (content === null) return []
  const sealer = yield* Sealer
  const text = yield* Effect.option(sealer.open(content, associatedDataOfNote(note)))
  return Option.toArray(text).map((opened) => [id, opened] as const)
})

export const listNotesShownByOwners = Effect.fn("listNotesShownByOwners")(function* (page: ListPage) {
  const now = yield* today
  const found = yield* (yield* Reports).listShownNotes(daysOfShownNotes(now), page)
  const readable = found.filter((note) => isStillReadable(note, now))
  const pages = yield* readPages(found)
  const read = yield* Effect.forEach(
    Map.groupBy(readable, ({ owner }) => owner),
    ([owner, notes]) => readShownItems(owner, notes)
  )
  const withdrawn = yield* Effect.forEach(readable, readWithdrawn)
  const texts = new Map([...read.flat(), ...withdrawn.flat()])
  const notes = found.flatMap(({ id, owner, shownOn }) => {
    const shownBy = pages.get(owner)
    const text = texts.get(id)
    return shownBy === undefined || text === undefined ? [] : [{ id, ...shownBy, text, day: shownOn }]
  })
  return { notes, next: nextAfter(found, page, ({ shownOn }) => shownOn) } satisfies ShownNoteList
})
