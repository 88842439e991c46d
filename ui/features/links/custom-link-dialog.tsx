import type { FormEvent } from "react"
import type { LinkAvailability } from "#core/contract/link-schemas.ts"
import { linkLength } from "#core/domain/links/link-rules.ts"
import { publicHost } from "../../app/public-url.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { Field } from "../../components/field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { CircleCheckIcon } from "../../components/visitor-icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { errorTextOf } from "../../text/error-text.ts"
import { type CustomLinkState, useCustomLink } from "./use-custom-link.ts"

interface CustomLinkDialogProps {
  readonly current: string | null
  readonly onClose: () => void
}

export const CustomLinkDialog = ({ current, onClose }: CustomLinkDialogProps) => {
  const linkMessages = useMessages("links")
  const commonMessages = useMessages("common")
  const link = useCustomLink(current ?? "", onClose)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    link.check(link.value)
  }
  return (
    <Dialog title={linkMessages.dialogTitle} onClose={onClose}>
      <form className="form" onSubmit={onSubmit}>
        <LinkField link={link} />
        <Availability result={link.result} onPick={link.pick} />
        <p className="soft">{linkMessages.oldStops}</p>
        <div className="foot">
          <Button kind="ghost" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" disabled={!link.maySave} busy={link.isSaving} onClick={link.save}>
            {linkMessages.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const LinkField = ({ link }: { readonly link: CustomLinkState }) => {
  const linkMessages = useMessages("links")
  return (
    <Field label={linkMessages.field} hint={`${publicHost()}/${link.value || "…"}`} error={link.problem}>
      {(control) => (
        <div className="dashboard-check-row">
          <input
            {...control}
            maxLength={linkLength.most}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={link.value}
            onChange={(event) => link.change(event.target.value)}
          />
          <Button type="submit" busy={link.isChecking}>
            {linkMessages.check}
          </Button>
        </div>
      )}
    </Field>
  )
}

interface AvailabilityProps {
  readonly result: LinkAvailability | undefined
  readonly onPick: (link: string) => void
}

const Availability = ({ result, onPick }: AvailabilityProps) => {
  const linkMessages = useMessages("links")
  const errorTexts = useErrorTexts()
  return (
    <div role="status">
      {result?.available === true && (
        <p className="field-message good">
          <CircleCheckIcon size="small" />
          <span>{errorTextOf(result.message, errorTexts)}</span>
        </p>
      )}
      {result?.available === false && result.suggestions.length > 0 && (
        <>
          <p className="soft">{linkMessages.suggestions}</p>
          <p className="dashboard-suggestions">
            {result.suggestions.map((link) => (
              <Button key={link} onClick={() => onPick(link)}>
                {link}
              </Button>
            ))}
          </p>
        </>
      )}
    </div>
  )
}
