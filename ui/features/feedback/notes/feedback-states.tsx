import { EmptyCells } from "../../../components/empty-cells.tsx"
import { useMessages } from "../../../messages/messages-context.ts"

const skeletonRows = [["w-90", "w-40"], ["w-60"], ["w-90", "w-20"]] as const

export const FeedbackSkeleton = () => {
  const feedbackMessages = useMessages("feedback")
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {feedbackMessages.loading}
      </p>
      <ul className="feedback-items" aria-hidden="true">
        {skeletonRows.map((widths) => (
          <li key={widths.join()}>
            {widths.map((width) => (
              <span key={width} className={`skeleton ${width}`} />
            ))}
            <div className="feedback-facts">
              <span className="skeleton w-20" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const NoFeedback = ({ text }: { readonly text?: string }) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <div className="empty">
      <EmptyCells warm />
      <h3>{text ?? feedbackMessages.empty}</h3>
    </div>
  )
}
