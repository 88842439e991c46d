import { spacedCode } from "#core/domain/receipts/receipt-code.ts"
import { copyText } from "../components/copy-text.ts"
import { showProblem, showToast } from "../components/toast-store.ts"
import { receiptMessages } from "../messages/receipt.ts"

const copyCode = async (code: string): Promise<void> => {
  if (await copyText(code)) showToast(receiptMessages.copied)
  else showProblem(receiptMessages.notCopied)
}

/** Prints the code alone. Browsers print the document's title and offer it as the name of a file. */
const printCode = (code: string): void => {
  const { title } = document
  const paper = document.createElement("p")
  paper.className = "visitor-paper"
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
      <code>{spaced}</code>
      <div className="row wrap">
        <button type="button" className="button" onClick={() => void copyCode(spaced)}>
          {receiptMessages.copy}
        </button>
        <button type="button" className="button" onClick={() => printCode(spaced)}>
          {receiptMessages.print}
        </button>
        <a className="link" href="/receipt" target="_blank" rel="noopener noreferrer">
          {receiptMessages.lookUp}
        </a>
      </div>
    </details>
  )
}
