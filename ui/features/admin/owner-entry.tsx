import type { OwnerView } from "#core/contract/owner-schemas.ts"
import { useLanguage } from "../../components/language-context.ts"
import { Menu, type MenuEntry } from "../../components/menu.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { languageOf } from "../../text/script-language.ts"
import { dateWithYear } from "../../text/short-date.ts"
import { useRestoreOwner, useResumeOwner } from "./owner-queries.ts"

export type OwnerDialogName = "suspend" | "reset" | "remove"

interface OwnerEntryProps {
  readonly owner: OwnerView
  readonly onOpen: (name: OwnerDialogName, owner: OwnerView) => void
}

const pillClass: Readonly<Record<OwnerView["state"], string>> = {
  open: "pill safe",
  paused: "pill",
  suspended: "pill bad",
  leaving: "pill bad",
  removed: "pill bad"
}

export const OwnerEntry = ({ owner, onOpen }: OwnerEntryProps) => {
  const ownersMessages = useMessages("owners")
  const { language } = useLanguage()
  return (
    <li className="portal-owner">
      <div className="grow">
        <p className="row wrap">
          <b dir="auto">{owner.name ?? ownersMessages.nameless}</b>
          <span className={pillClass[owner.state]}>{ownersMessages.states[owner.state]}</span>
        </p>
        <p className="row wrap">
          <bdi>{owner.email}</bdi>
          {owner.link !== null && <bdi className="soft">/{owner.link}</bdi>}
        </p>
        <Circumstances owner={owner} />
        <p className="row wrap soft">
          <span>{ownersMessages.notes({ count: owner.shownNotes })}</span>
          <span>{ownersMessages.signedUp({ day: dateWithYear(owner.signedUpOn, language) })}</span>
          <span>
            {owner.lastUsedOn === null
              ? ownersMessages.notUsedYet
              : ownersMessages.lastUsed({ day: dateWithYear(owner.lastUsedOn, language) })}
          </span>
        </p>
      </div>
      <OwnerMenu owner={owner} onOpen={onOpen} />
    </li>
  )
}

const Circumstances = ({ owner: { suspendedFor, opensAt, deletedAt } }: Pick<OwnerEntryProps, "owner">) => {
  const ownersMessages = useMessages("owners")
  const { language } = useLanguage()
  return (
    <>
      {suspendedFor !== null && (
        <p>
          <Sentence
            parts={ownersMessages.suspendedFor({
              reason: suspendedFor,
              words: (text) => <bdi lang={languageOf(text)}>{text}</bdi>
            })}
          />
        </p>
      )}
      {opensAt !== null && <p>{ownersMessages.opensAt({ moment: momentOf(opensAt, language) })}</p>}
      {deletedAt !== null && <p>{ownersMessages.deletedAt({ moment: momentOf(deletedAt, language) })}</p>}
    </>
  )
}

const OwnerMenu = ({ owner, onOpen }: OwnerEntryProps) => {
  const ownersMessages = useMessages("owners")
  const resume = useResumeOwner()
  const restore = useRestoreOwner()
  const pageEntry: MenuEntry =
    owner.suspendedFor === null
      ? { label: ownersMessages.suspend, onSelect: () => onOpen("suspend", owner) }
      : { label: ownersMessages.resume, onSelect: () => resume.mutate(owner.id) }
  const deletionEntry: MenuEntry =
    owner.state === "removed"
      ? { label: ownersMessages.restore, onSelect: () => restore.mutate(owner.id) }
      : { label: ownersMessages.remove, danger: true, onSelect: () => onOpen("remove", owner) }
  return (
    <Menu
      label={ownersMessages.actions({ email: owner.email })}
      entries={[
        pageEntry,
        { label: ownersMessages.reset, onSelect: () => onOpen("reset", owner) },
        deletionEntry
      ]}
    />
  )
}
