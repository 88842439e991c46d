import { useInfiniteQuery } from "@tanstack/react-query"
import { type FormEvent, useId, useState } from "react"
import type { OwnerView } from "#core/contract/owner-schemas.ts"
import { Button } from "../../components/button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { MoreEntries } from "./more-entries.tsx"
import { RemoveDialog, ResetDialog, SuspendDialog } from "./owner-dialogs.tsx"
import { type OwnerDialogName, OwnerEntry } from "./owner-entry.tsx"
import { ownersQuery } from "./owner-queries.ts"

const maxSearchLength = 100

const dialogs = { suspend: SuspendDialog, reset: ResetDialog, remove: RemoveDialog } as const

interface OpenedDialog {
  readonly name: OwnerDialogName
  readonly owner: OwnerView
}

export const OwnerList = () => {
  const ownersMessages = useMessages("owners")
  const id = useId()
  const [text, setText] = useState("")
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const Dialog = opened === null ? null : dialogs[opened.name]
  return (
    <section className="sheet pad portal-panel portal-owners" aria-labelledby={id}>
      <h2 id={id} className="small">
        {ownersMessages.owners}
      </h2>
      <p className="soft">{ownersMessages.about}</p>
      <SearchForm onSearch={setText} />
      <FoundOwners text={text} onOpen={(name, owner) => setOpened({ name, owner })} />
      {Dialog !== null && opened !== null && <Dialog owner={opened.owner} onClose={() => setOpened(null)} />}
    </section>
  )
}

const SearchForm = ({ onSearch }: { readonly onSearch: (text: string) => void }) => {
  const ownersMessages = useMessages("owners")
  const [typed, setTyped] = useState("")
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className="portal-search" onSubmit={onSubmit}>
      <TextField
        label={ownersMessages.search}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxSearchLength}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{ownersMessages.searchButton}</Button>
    </form>
  )
}

interface FoundOwnersProps {
  readonly text: string
  readonly onOpen: (name: OwnerDialogName, owner: OwnerView) => void
}

const FoundOwners = ({ text, onOpen }: FoundOwnersProps) => {
  const ownersMessages = useMessages("owners")
  const query = useInfiniteQuery(ownersQuery(text))
  const [first] = query.data?.pages ?? []
  if (query.isPending) return <SkeletonRows rows={3} lines={[40, 90]} />
  if (first === undefined) return <FailedToLoad onRetry={() => query.refetch()} />
  if (first.count === 0)
    return text === "" ? (
      <EmptyState title={ownersMessages.nobodyYet} text={ownersMessages.nobodyYetHint} />
    ) : (
      <EmptyState title={ownersMessages.none} text={ownersMessages.noneHint} />
    )
  return (
    <>
      <p role="status" className="soft">
        {ownersMessages.found({ count: first.count })}
      </p>
      <ul>
        {query.data?.pages
          .flatMap(({ owners }) => owners)
          .map((owner) => (
            <OwnerEntry key={owner.id} owner={owner} onOpen={onOpen} />
          ))}
        <MoreEntries query={query} label={ownersMessages.more} />
      </ul>
    </>
  )
}
