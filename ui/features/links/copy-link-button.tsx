import { useEffect, useRef } from "react"
import { CopyIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { copyLink } from "./copy-link.ts"

interface CopyLinkButtonProps {
  readonly url: string
  readonly takesFocus: boolean
}

export const CopyLinkButton = ({ url, takesFocus }: CopyLinkButtonProps) => {
  const linkMessages = useMessages("links")
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // Runs after the shell and a closing dialog, which move the focus, too.
    const timer = setTimeout(() => button.current?.focus())
    return () => clearTimeout(timer)
  }, [takesFocus])
  return (
    <button ref={button} type="button" className="button primary" onClick={() => copyLink(url, linkMessages)}>
      <CopyIcon />
      {linkMessages.copy}
    </button>
  )
}
