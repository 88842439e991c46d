import { useAddressIn } from "../../components/language-context.ts"
import { useSettings } from "../../components/settings-context.ts"
import { useMeasurements } from "../../components/use-measurements.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { claims, evidenceOf } from "../../text/claims.ts"
import type { Measurement } from "../../text/measurements.ts"

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
  const addressIn = useAddressIn()
  const { figures, labels } = useMessages("marketing")
  const measurements = useMeasurements()
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
        {claims.map((claim) => (
          <tr key={claim}>
            <th scope="row">
              <a href={addressIn(evidenceOf(claim))}>
                <b>{figures[claim]}</b> <span>{labels[claim]}</span>
              </a>
            </th>
            <td>
              <MeasuredCell measurement={measurements[claim]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MeasuredAlone = () => {
  const addressIn = useAddressIn()
  const { topics } = useMessages("marketing")
  const measurements = useMeasurements()
  return (
    <ul>
      {claims.map((claim) => {
        const measurement = measurements[claim]
        return (
          measurement !== null && (
            <li key={claim}>
              <a href={addressIn(evidenceOf(claim))}>{topics[claim]}</a>
              <MeasuredCell measurement={measurement} />
            </li>
          )
        )
      })}
    </ul>
  )
}

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
      <p className="soft landing-sample">{measurement.sample}</p>
    </>
  )
}
