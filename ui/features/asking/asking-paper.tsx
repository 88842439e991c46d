import { useEffect } from "react"
import { createPortal } from "react-dom"
import { QrCode } from "../../components/qr-code.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export type PaperKind = "poster" | "cards"

const cardsOnSheet = 8

interface AskingPaperProps {
  readonly kind: PaperKind
  readonly url: string
  readonly onPrinted: () => void
}

/** Seen on paper alone. All of it fits on A4 and on Letter. */
export const AskingPaper = ({ kind, url, onPrinted }: AskingPaperProps) => {
  const askingMessages = useMessages("asking")
  useEffect(() => {
    addEventListener("afterprint", onPrinted)
    print()
    return () => removeEventListener("afterprint", onPrinted)
  }, [])
  const pieces = kind === "poster" ? 1 : cardsOnSheet
  return createPortal(
    <div className={`asking-paper asking-${kind}`}>
      {Array.from({ length: pieces }, (_, index) => (
        <section key={index}>
          <QrCode text={url} label={askingMessages.code} className="asking-code" />
          <div>
            <h1>{askingMessages.paperTitle}</h1>
            <p>{askingMessages.paperText}</p>
            <p className="asking-address">{url.replace(/^https?:\/\//, "")}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body
  )
}
