import { languageNames, languages } from "#core/domain/languages/language.ts"
import { useLanguage } from "../../components/language-context.ts"
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
          <p className="row between wrap">
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
  const { language } = useLanguage()
  const featureMessages = useMessages("landingFeatures")
  return (
    <ul className="landing-evidence landing-languages">
      {languages.map((each) => (
        <li key={each}>
          <b lang={each}>{languageNames[each]}</b>{" "}
          {each !== language && <span className="soft">{featureMessages.languageNames[each]}</span>}
        </li>
      ))}
    </ul>
  )
}

const sampleBadges = [
  ["communication", 5],
  ["reliability", 25],
  ["creativity", 50],
  ["technical", 100]
] as const

export const SampleBadges = () => {
  const badges = useMessages("badges")
  return (
    <p className="landing-evidence landing-sample-badges">
      {sampleBadges.map(([category, tier]) => (
        <Fragment key={category}>
          <img
            src={`/assets/v1/emblems/${category}_${tier}.svg`}
            width="76"
            height="76"
            alt={badges.names[`${category}-${tier}`]}
            loading="lazy"
          />{" "}
        </Fragment>
      ))}
    </p>
  )
}
