import { Button } from "../../components/button.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { NewsHeading } from "./news-heading.tsx"

export const TakenBack = ({ onAnother }: { readonly onAnother: () => void }) => {
  const receiptPageMessages = useMessages("receiptPage")
  return (
    <div className="form">
      <NewsHeading text={receiptPageMessages.takenBackTitle} />
      <p>{receiptPageMessages.takenBackText}</p>
      <div className="row">
        <Button onClick={onAnother}>{receiptPageMessages.another}</Button>
      </div>
    </div>
  )
}
