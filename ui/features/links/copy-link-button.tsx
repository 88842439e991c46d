import { useEffect, useRef } from "react"
import { setStepMark } from "../../app/step-marks.ts"
import { CopyIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { copyLink } from "./copy-link.ts"

interface CopyLinkButtonProps {
  readonly url: string
  readonly isPrimary: boolean
  readonly takesFocus: boolean
}

export const CopyLinkButton = ({ url, isPrimary, takesFocus }: CopyLinkButtonProps) => {
  const linkMessages = useMessages("links")
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // Runs after the shell and a closing dialog, which move the focus, too.
    const timer = setTimeout(() => button.current?.focus())
    return () => clearTimeout(timer)
  }, [takesFocus])
  const copy = async (): Promise<void> => {
    if (await copyLink(url, linkMessages)) setStepMark("shared")
  }
  return (
    <button ref={button} type="button" className={isPrimary ? "button primary" : "button"} onClick={copy}>
      <CopyIcon />
      {linkMessages.copy}
    </button>
  )
}
