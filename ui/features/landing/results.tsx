import { landingMessages } from "../../messages/landing.ts"
import { claims, marketingFigures } from "../../messages/marketing-figures.ts"

export const Results = () => (
  <div className="landing-results" data-theme="dark">
    <h3 className="landing-results-title">{landingMessages.resultsTitle}</h3>
    <p className="soft">{landingMessages.resultsText}</p>
    <ul>
      {claims.map((claim) => {
        const { figure, label, evidence } = marketingFigures[claim]
        return (
          <li key={claim}>
            <a href={evidence}>
              <b>{figure}</b> <span>{label}</span>
            </a>
          </li>
        )
      })}
    </ul>
  </div>
)
