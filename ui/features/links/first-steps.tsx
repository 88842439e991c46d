import { EmptyCells } from "../../components/empty-cells.tsx"
import { dashboardMessages } from "../../messages/dashboard.ts"
import { feedbackMessages } from "../../messages/feedback.ts"

export const FirstSteps = () => (
  <div className="dashboard-first-steps">
    <EmptyCells warm />
    <h3>{feedbackMessages.empty}</h3>
    <ol>
      {dashboardMessages.firstSteps.map(([title, text]) => (
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
