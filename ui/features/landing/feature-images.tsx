import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/progress.css"
import { Fragment } from "react"
import { EyeOffIcon } from "../../components/icons.tsx"
import { CheckIcon } from "../../components/visitor-icons.tsx"

export const SampleFiltered = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <p className="landing-evidence sheet soft landing-sample-filtered" aria-hidden="true">
      <EyeOffIcon />
      <span>{featureMessages.filtered}</span>
    </p>
  )
}

export const SampleTopics = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <div className="landing-evidence sheet landing-sample-topics" aria-hidden="true">
      {featureMessages.sampleTopics.map(({ phrase, times }, index) => (
        <div key={phrase}>
          <p className="row between">
            <b>{phrase}</b> <span className="soft">{times}</span>
          </p>
          <div className={index === 0 ? "bar nearest" : "bar"}>
            <div className={index === 0 ? "bar-fill landing-most" : "bar-fill landing-some"} />
          </div>
        </div>
      ))}
    </div>
  )
}

export const SampleNothingKept = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <ul className="landing-evidence landing-nothing-kept">
      {featureMessages.nothingKept.map((thing) => (
        <li key={thing}>
          <CheckIcon size="small" />
          {thing}
        </li>
      ))}
    </ul>
  )
}

export const SampleLanguages = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <ul className="landing-evidence landing-languages">
      {featureMessages.languageNames.map(({ lang, own, english }) => (
        <li key={lang}>
          <b lang={lang}>{own}</b> {english !== null && <span className="soft">{english}</span>}
        </li>
      ))}
    </ul>
  )
}

export const SampleBadges = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <p className="landing-evidence landing-sample-badges">
      {featureMessages.sampleBadges.map(({ category, tier, name }) => (
        <Fragment key={category}>
          <img
            src={`/assets/v1/emblems/${category}_${tier}.svg`}
            width="76"
            height="76"
            alt={name}
            loading="lazy"
          />{" "}
        </Fragment>
      ))}
    </p>
  )
}
