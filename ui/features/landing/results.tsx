import { useSettings } from "../../components/settings-context.ts"
import { claims, marketingFigures } from "../../messages/marketing-figures.ts"
import { type Measurement, measurements, sampleText } from "../../messages/measurements.ts"
import { useMessages } from "../../messages/messages-context.ts"

export const Results = () => {
  const landingMessages = useMessages("landing")
  const { hasMarketingFigures } = useSettings()
  return (
    <div className="landing-results" data-theme="dark">
      <h3 className="landing-results-title">{landingMessages.resultsTitle}</h3>
      <p className="soft">
        {hasMarketingFigures ? landingMessages.resultsText : landingMessages.resultsMeasured}
      </p>
      {hasMarketingFigures ? <ClaimsBesideMeasured /> : <MeasuredAlone />}
    </div>
  )
}

const ClaimsBesideMeasured = () => {
  const landingMessages = useMessages("landing")
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{landingMessages.aim}</th>
          <th scope="col">{landingMessages.measured}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => {
          const { figure, label, evidence } = marketingFigures[claim]
          return (
            <tr key={claim}>
              <th scope="row">
                <a href={evidence}>
                  <b>{figure}</b> <span>{label}</span>
                </a>
              </th>
              <td>
                <MeasuredCell measurement={measurements[claim]} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const MeasuredAlone = () => (
  <ul>
    {claims.map((claim) => {
      const measurement = measurements[claim]
      return (
        measurement !== null && (
          <li key={claim}>
            <a href={marketingFigures[claim].evidence}>{marketingFigures[claim].topic}</a>
            <MeasuredCell measurement={measurement} />
          </li>
        )
      )
    })}
  </ul>
)

const MeasuredCell = ({ measurement }: { readonly measurement: Measurement | null }) => {
  const landingMessages = useMessages("landing")
  return measurement === null ? (
    <b>{landingMessages.notMeasured}</b>
  ) : (
    <>
      <div className="landing-measured">
        {measurement.figures.map(({ value, label }) => (
          <p key={label}>
            <b>{value}</b> <span>{label}</span>
          </p>
        ))}
      </div>
      <p className="soft landing-sample">{sampleText(measurement)}</p>
    </>
  )
}
