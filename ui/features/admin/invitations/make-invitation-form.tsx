import { type FormEvent, useRef, useState } from "react"
import { maxInvitationUses } from "#core/domain/invitations/invitation-rules.ts"
import { Button } from "../../../components/button.tsx"
import { useSettings } from "../../../components/settings-context.ts"
import { TextField } from "../../../components/text-field.tsx"
import { useInvalidFocus } from "../../../components/use-invalid-focus.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { usePortalWork } from "../portal-work.tsx"
import { useMakeInvitation } from "./invitation-queries.ts"
import { NewInvitation } from "./new-invitation.tsx"

const usesIn = (text: string): number | undefined => {
  const uses = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return uses >= 1 && uses <= maxInvitationUses ? uses : undefined
}

export const MakeInvitationForm = () => {
  const invitationMessages = useMessages("invitations")
  const { sendsMail } = useSettings()
  const { work, change } = usePortalWork()
  const { uses: usesText, email } = work.invitation
  const [isRefused, setRefused] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, tries, null)
  const making = useMakeInvitation()

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const uses = usesIn(usesText)
    setRefused(uses === undefined)
    setTries(tries + 1)
    if (uses === undefined) return
    making.mutate(email.trim() === "" ? { uses } : { uses, email: email.trim() })
  }
  const typeUses = (text: string): void => {
    change({ invitation: { uses: text, email } })
    setRefused(false)
  }
  return (
    <>
      <form ref={form} className="form" noValidate onSubmit={onSubmit}>
        <TextField
          label={invitationMessages.uses}
          hint={invitationMessages.usesHint({ most: maxInvitationUses })}
          error={isRefused ? invitationMessages.usesWrong({ most: maxInvitationUses }) : null}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={usesText}
          onChange={typeUses}
        />
        {sendsMail && (
          <TextField
            label={invitationMessages.email}
            hint={invitationMessages.emailHint}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(typed) => change({ invitation: { uses: usesText, email: typed } })}
          />
        )}
        <Button kind="primary" type="submit" busy={making.isPending}>
          {making.isPending ? invitationMessages.making : invitationMessages.make}
        </Button>
      </form>
      {making.data !== undefined && !making.isPending && (
        <NewInvitation
          key={making.data.id}
          link={making.data.link}
          mailedTo={making.variables.email ?? null}
        />
      )}
    </>
  )
}
