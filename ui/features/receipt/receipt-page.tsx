import "../../styles/static-page.css"
import "../../styles/receipt.css"
import { useEffect, useState } from "react"
import { PageTitle } from "../../app/page-title.tsx"
import { PlainPage } from "../../app/plain-page.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { TextSection } from "../static-pages/text-section.tsx"
import { CodeForm } from "./code-form.tsx"
import { type FoundReceipt, ReceiptResult } from "./receipt-result.tsx"
import { TakenBack } from "./taken-back.tsx"

/** Increases when the page is left: whoever comes back by the browser's Back button finds neither code nor status. */
const useVisitCount = (): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const leave = (): void => setCount((before) => before + 1)
    addEventListener("pagehide", leave)
    return () => removeEventListener("pagehide", leave)
  }, [])
  return count
}

export const ReceiptPage = () => {
  const receiptPageMessages = useMessages("receiptPage")
  const { list } = useMessages("receiptLimits")
  return (
    <PlainPage>
      <PageTitle page={receiptPageMessages.title} />
      <article className="static-text">
        <h1>{receiptPageMessages.title}</h1>
        <p className="static-lead">{receiptPageMessages.lead}</p>
        <ReceiptLookup key={useVisitCount()} />
        <TextSection {...receiptPageMessages.seen} />
        <TextSection id="limits" heading={receiptPageMessages.limitsHeading} paragraphs={[]} list={list} />
        <TextSection id="take-back" {...receiptPageMessages.takingBack} />
      </article>
    </PlainPage>
  )
}

const ReceiptLookup = () => {
  const [found, setFound] = useState<FoundReceipt | null>(null)
  const [isTakenBack, setTakenBack] = useState(false)
  const startAgain = (): void => {
    setFound(null)
    setTakenBack(false)
  }
  return (
    <div className="sheet pad receipt-lookup">
      {found === null && <CodeForm onFound={setFound} />}
      {found !== null && !isTakenBack && (
        <ReceiptResult found={found} onTakenBack={() => setTakenBack(true)} onAnother={startAgain} />
      )}
      {isTakenBack && <TakenBack onAnother={startAgain} />}
    </div>
  )
}
