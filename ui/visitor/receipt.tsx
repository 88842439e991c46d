import { spacedCode } from "#core/domain/receipts/receipt-code.ts"
import { copyText } from "../components/copy-text.ts"
import { useAddressIn } from "../components/language-context.ts"
import { showProblem, showToast } from "../components/toast-store.ts"
import type { ReceiptMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"

const copyCode = async (code: string, receiptMessages: ReceiptMessages): Promise<void> => {
  if (await copyText(code)) showToast(receiptMessages.copied)
  else showProblem(receiptMessages.notCopied)
}

/** Prints the code alone. Browsers print the document's title and offer it as the name of a file. */
const printCode = (code: string, receiptMessages: ReceiptMessages): void => {
  const { title } = document
  const paper = document.createElement("p")
  paper.className = "visitor-paper"
  paper.translate = false
  paper.textContent = code
  document.body.append(paper)
  document.title = receiptMessages.paper
  const clear = (): void => {
    paper.remove()
    document.title = title
  }
  addEventListener("afterprint", clear, { once: true })
  print()
}

/** The code is kept nowhere but in this tab's memory. Null for a note that was sent without JavaScript. */
export const Receipt = ({ code }: { readonly code: string | null }) => {
  const receiptMessages = useMessages("receipt")
  const addressIn = useAddressIn()
  if (code === null) return <p className="visitor-receipt">{receiptMessages.none}</p>
  const spaced = spacedCode(code)
  return (
    <details className="visitor-receipt">
      <summary>
        <u>{receiptMessages.ask}</u>
      </summary>
      <p>
        {receiptMessages.about} {receiptMessages.warning}
      </p>
      <code translate="no">{spaced}</code>
      <div className="row wrap">
        <button type="button" className="button" onClick={() => void copyCode(spaced, receiptMessages)}>
          {receiptMessages.copy}
        </button>
        <button type="button" className="button" onClick={() => printCode(spaced, receiptMessages)}>
          {receiptMessages.print}
        </button>
        <a className="link" href={addressIn("/receipt")} target="_blank" rel="noopener noreferrer">
          {receiptMessages.lookUp}
        </a>
      </div>
    </details>
  )
}
