import { Effect, Option, Schema, Stream } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { accountToStored } from "../../domain/accounts/stored-account.ts"
import { isPublished, isReadable, type ListedItem, stateOf } from "../../domain/feedback/feedback.ts"
import type { ListCursor } from "../../domain/feedback/list-page.ts"
import { imageAt } from "../../domain/images/image-address.ts"
import { type ImageKey, imageTypeOf } from "../../domain/images/image-key.ts"
import { inRoundOrder } from "../../domain/moderation/verdict-record.ts"
import type { DownloadMember } from "../../domain/records/record-kinds.ts"
import type { ArchivedFile } from "../../ports/archiver.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Images } from "../../ports/images.ts"
import type { StoreUnavailable } from "../../ports/store-unavailable.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import {
  categoryOf,
  type QuestionsById,
  questionFor,
  readAnswer,
  readContentForOwner,
  readSummary,
  sentimentForOwner
} from "../feedback/feedback-view.ts"
import { readQuestions } from "../feedback/readable-questions.ts"
import { today } from "../time/today.ts"
import {
  badgesPart,
  countersPart,
  digestPart,
  linksPart,
  pointPart,
  questionsPart,
  releasePart,
  resetsPart,
  seenPart,
  sessionsPart,
  shownNotesPart,
  syndicationPart,
  verdictParts
} from "./exported-parts.ts"
import { tableHead, tableRow } from "./exported-table.ts"

const pageSize = 200

/** More than anybody has, and a limit that every store takes. */
const allPoints = 2_147_483_647

const base64Of = Schema.encodeSync(Schema.Uint8ArrayFromBase64)

const accountPart = (account: Account) => {
  const { pausedOn, suspendedFor, leavesAt, removedAt, hours } = accountToStored(account)
  return {
    email: account.email,
    hasPassword: account.passwordHash !== null,
    hasSecondFactor: account.secondFactor !== null,
    hasWebhook: account.webhook !== null,
    identity: account.identity,
    name: account.name,
    firstName: account.firstName,
    lastName: account.lastName,
    jobTitle: account.jobTitle,
    bio: account.bio,
    feedbackLink: account.feedbackLink,
    showBadgesOnLanding: account.showBadgesOnLanding,
    pausedOn,
    suspendedFor,
    leavesAt,
    removedAt,
    operatorResets: resetsPart(account.operatorResets),
    lastUsedOn: account.lastUsedOn,
    hours,
    release: releasePart(account.release),
    questions: questionsPart(account.questions),
    syndication: syndicationPart(account.syndication),
    previewPhoto: account.previewPhoto,
    digest: digestPart(account.digest),
    language: account.language,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt
  }
}

const itemPart = Effect.fnUntraced(function* (item: ListedItem, questions: QuestionsById) {
  return {
    id: item.id,
    content: yield* readContentForOwner(item),
    category: categoryOf(item),
    summary: isReadable(item) ? yield* readSummary(item) : "",
    sentiment: sentimentForOwner(item),
    isPublic: isPublished(item),
    moderationStatus: item.moderationStatus,
    isCovered: stateOf(item) === "covered",
    rejectedFor: item.rejectedFor ?? null,
    isStarred: item.isStarred,
    isDone: item.isDone,
    question: questionFor(item, questions),
    status: item.status ?? null,
    answer: yield* readAnswer(item),
    createdOn: item.createdOn
  }
})

const itemPagesOf = (owner: OwnerId) =>
  Stream.paginate<ListCursor | null, ReadonlyArray<ListedItem>, StoreUnavailable, HiveStore>(null, (after) =>
    Effect.gen(function* () {
      const items = yield* (yield* HiveStore).listFeedback(owner, { limit: pageSize, after })
      const last = items.length < pageSize ? undefined : items.at(-1)
      return [[items], Option.fromUndefinedOr(last)]
    })
  )

const jsonLinesOf = (values: ReadonlyArray<unknown>): string =>
  values.map((value) => JSON.stringify(value)).join(",\n")

const listText = <E, R>(pages: Stream.Stream<ReadonlyArray<unknown>, E, R>) =>
  pages.pipe(
    Stream.filter((values) => values.length > 0),
    Stream.zipWithIndex,
    Stream.map(([values, page]) => (page === 0 ? "" : ",\n") + jsonLinesOf(values))
  )

const verdictsOf = Effect.fnUntraced(function* (owner: OwnerId, items: ReadonlyArray<ListedItem>) {
  const ids = items.map(({ id }) => id)
  const verdicts = yield* (yield* HiveStore).listVerdicts(owner, ids)
  const byItem = Map.groupBy(verdicts, ({ feedbackId }) => feedbackId)
  return ids.flatMap((id) => verdictParts(inRoundOrder(byItem.get(id) ?? [])))
})

const photoOf = Effect.fnUntraced(function* ({ profileImageUrl }: Account) {
  const key = imageAt(profileImageUrl)
  if (key === undefined) return undefined
  const found = yield* (yield* Images).get(key)
  return Option.isNone(found) ? undefined : { key, bytes: found.value }
})

const photoPart = (photo: { readonly key: ImageKey; readonly bytes: Uint8Array } | undefined) =>
  photo === undefined ? null : { type: imageTypeOf(photo.key), base64: base64Of(photo.bytes) }

const fieldsText = (fields: object): string => JSON.stringify(fields).slice(1, -1)

const documentOf = Effect.fnUntraced(function* (owner: OwnerId) {
  const hives = yield* HiveStore
  const { account, badges, links, sessions, stats, seen, shownNotes } = yield* hives.read(owner, {
    sessions: true,
    seen: true,
    shownNotes: true
  })
  const photo = yield* photoOf(account)
  const points = yield* hives.latestPoints(owner, allPoints)
  const head = {
    honesthive: "export",
    version: 1,
    madeOn: yield* today,
    account: accountPart(account),
    photo: photoPart(photo),
    links: linksPart([...links.values()])
  }
  const foot = {
    points: points.map(pointPart),
    counters: countersPart(stats),
    badges: badgesPart([...badges.values()], yield* readCatalogue),
    sessions: sessionsPart([...sessions.values()]),
    seen: seenPart(seen),
    shownNotes: shownNotesPart([...shownNotes.values()])
  }
  const questions = yield* readQuestions(owner)
  const pages = itemPagesOf(owner)
  const lists = {
    feedback: listText(
      Stream.mapEffect(pages, (listed) => Effect.forEach(listed, (item) => itemPart(item, questions)))
    ),
    verdicts: listText(Stream.mapEffect(pages, (listed) => verdictsOf(owner, listed)))
  }
  const { feedback, verdicts } = { ...head, ...lists, ...foot } satisfies Readonly<
    Record<DownloadMember, unknown>
  >
  const text = Stream.make(`{${fieldsText(head)},\n"feedback":[`).pipe(
    Stream.concat(feedback),
    Stream.concat(Stream.make('],\n"verdicts":[')),
    Stream.concat(verdicts),
    Stream.concat(Stream.make(`],\n${fieldsText(foot)}}\n`))
  )
  return { text, photo }
})

const csvOf = (owner: OwnerId) =>
  Stream.make(tableHead).pipe(
    Stream.concat(
      itemPagesOf(owner).pipe(
        Stream.flatMap((items) => Stream.fromIterable(items)),
        Stream.zipWithIndex,
        Stream.mapEffect(([item, index]) =>
          Effect.map(readContentForOwner(item), (content) => tableRow(index, item, content))
        )
      )
    )
  )

/**
 * An owner's data, limited to what the owner may see, as streamed files. Leaves out the password's hash, the second
 * factor's secret, fingerprints of Idempotency-Keys, rejected texts, and pending and held items.
 */
export const exportFiles = Effect.fn("exportFiles")(function* (owner: OwnerId) {
  const { text, photo } = yield* documentOf(owner)
  const file = <E, R>(name: string, content: Stream.Stream<string, E, R>) => ({
    name,
    isAlreadyCompressed: false,
    bytes: Stream.encodeText(content)
  })
  const table = file("feedback.csv", csvOf(owner))
  const files: ReadonlyArray<
    ArchivedFile<Stream.Error<typeof table.bytes>, Stream.Services<typeof table.bytes>>
  > = [
    file("honesthive.json", text),
    table,
    ...(photo === undefined
      ? []
      : [
          {
            name: `images/${photo.key.split("/").at(-1)}`,
            isAlreadyCompressed: true,
            bytes: Stream.make(photo.bytes)
          }
        ])
  ]
  return files
})

export const exportText = Effect.fn("exportText")(function* (owner: OwnerId) {
  return yield* Stream.mkString((yield* documentOf(owner)).text)
})
