import { Button } from "../../components/button.tsx"
import { receiptPageMessages } from "../../messages/receipt-page.ts"
import { NewsHeading } from "./news-heading.tsx"

export const TakenBack = ({ onAnother }: { readonly onAnother: () => void }) => (
  <div className="form">
    <NewsHeading text={receiptPageMessages.takenBackTitle} />
    <p>{receiptPageMessages.takenBackText}</p>
    <div className="row">
      <Button onClick={onAnother}>{receiptPageMessages.another}</Button>
    </div>
  </div>
)
