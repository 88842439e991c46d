import { EmptyCells } from "../../components/empty-cells.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const FirstSteps = () => {
  const feedbackMessages = useMessages("feedback")
  const dashboardMessages = useMessages("dashboard")
  return (
    <div className="dashboard-first-steps">
      <EmptyCells warm />
      <h3>{feedbackMessages.empty}</h3>
      <ol>
        {dashboardMessages.firstSteps.map(({ title, text }) => (
          <li key={title}>
            <span className="cell" />
            <p>
              <b>{title}.</b> <span className="soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
