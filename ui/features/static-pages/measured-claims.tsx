import { useSettings } from "../../components/settings-context.ts"
import { useMeasurements } from "../../components/use-measurements.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { type Claim, claims } from "../../text/claims.ts"
import type { Measurement } from "../../text/measurements.ts"

export const MeasuredClaims = () => {
  const measuredMessages = useMessages("measuredClaims")
  const { hasMarketingFigures } = useSettings()
  const measurements = useMeasurements()
  const shown = claims.filter((claim) => hasMarketingFigures || measurements[claim] !== null)
  return (
    <section id="measured">
      <h2>{hasMarketingFigures ? measuredMessages.heading : measuredMessages.headingAlone}</h2>
      <p>{hasMarketingFigures ? measuredMessages.text : measuredMessages.textAlone}</p>
      <div className="sheet static-claims">
        {shown.map((claim) => (
          <MeasuredClaim key={claim} claim={claim} hasFigure={hasMarketingFigures} />
        ))}
      </div>
    </section>
  )
}

interface MeasuredClaimProps {
  readonly claim: Claim
  readonly hasFigure: boolean
}

const MeasuredClaim = ({ claim, hasFigure }: MeasuredClaimProps) => {
  const measuredMessages = useMessages("measuredClaims")
  const { figures, labels, topics } = useMessages("marketing")
  const measurement = useMeasurements()[claim]
  return (
    <section id={claim} className="static-claim">
      {hasFigure ? (
        <h3>
          <b className="static-figure">{figures[claim]}</b> {labels[claim]}
        </h3>
      ) : (
        <h3>{topics[claim]}</h3>
      )}
      <dl>
        <dt>{measuredMessages.measured}</dt>
        <dd>
          {measurement === null ? (
            <b className="static-figure">{measuredMessages.notMeasured}</b>
          ) : (
            <MeasuredResult measurement={measurement} />
          )}
        </dd>
      </dl>
      <p className="soft">{measuredMessages.meaning[claim]}</p>
    </section>
  )
}

const MeasuredResult = ({ measurement }: { readonly measurement: Measurement }) => {
  const measuredMessages = useMessages("measuredClaims")
  const { figures, sample, method } = measurement
  return (
    <>
      {figures.map(({ value, label }) => (
        <span key={label}>
          <b className="static-figure">{value}</b> {label}{" "}
        </span>
      ))}
      <span className="soft">{measuredMessages.measuredOn({ sample, method })}</span>
    </>
  )
}
