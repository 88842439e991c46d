import { dashboardMessages } from "../../messages/dashboard.ts"
import { feedbackMessages } from "../../messages/feedback.ts"

/** From a link to the first feedback. */
export const FirstSteps = () => (
  <div className="first-steps">
    <p>
      <b>{feedbackMessages.empty}</b>
    </p>
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
