import { type Claim, claims, marketingFigures } from "../../messages/marketing-figures.ts"
import { measurements, methodText } from "../../messages/measurements.ts"
import { measuredMessages } from "../../messages/static-security.ts"

export const MeasuredClaims = () => (
  <section id={measuredMessages.id}>
    <h2>{measuredMessages.heading}</h2>
    <p>{measuredMessages.text}</p>
    <div className="sheet static-claims">
      {claims.map((claim) => (
        <MeasuredClaim key={claim} claim={claim} measurement={measurements[claim]} />
      ))}
    </div>
  </section>
)

interface MeasuredClaimProps {
  readonly claim: Claim
  readonly measurement: (typeof measurements)[Claim]
}

const MeasuredClaim = ({ claim, measurement }: MeasuredClaimProps) => {
  const { figure, label } = marketingFigures[claim]
  return (
    <section id={claim} className="static-claim">
      <h3>{`${figure} ${label}`}</h3>
      <p className="soft">{measuredMessages.meaning[claim]}</p>
      <dl>
        <dt>{measuredMessages.measured}</dt>
        <dd>{measurement === null ? measuredMessages.notMeasured : <Result measurement={measurement} />}</dd>
      </dl>
    </section>
  )
}

const Result = ({
  measurement
}: {
  readonly measurement: NonNullable<MeasuredClaimProps["measurement"]>
}) => (
  <>
    <b className="static-figure">{measurement.value}</b>{" "}
    <span className="soft">{methodText(measurement)}</span>
  </>
)
