import type { ReactElement, ReactNode } from "react"
import type { IconProps } from "../../components/icon.tsx"
import { ShieldCheckIcon } from "../../components/icons.tsx"
import { HexagonIcon } from "../../components/nav-icons.tsx"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import {
  SampleBadges,
  SampleFiltered,
  SampleLanguages,
  SampleNothingKept,
  SampleTopics
} from "./feature-images.tsx"
import { LanguagesIcon, LightbulbIcon } from "./landing-icons.tsx"
import { Results } from "./results.tsx"

export const Features = () => {
  const featureMessages = useMessages("landingFeatures")
  return (
    <section id="features" className="landing-band">
      <div className="landing-features">
        <h2 className="landing-big">{featureMessages.title}</h2>
        <div>
          <Feature {...featureMessages.moderation} icon={ShieldCheckIcon}>
            <SampleFiltered />
          </Feature>
          <Feature {...featureMessages.analysis} icon={LightbulbIcon}>
            <SampleTopics />
          </Feature>
          <Feature {...featureMessages.privacy} icon={LockKeyholeIcon}>
            <SampleNothingKept />
          </Feature>
          <Feature {...featureMessages.languages} icon={LanguagesIcon}>
            <SampleLanguages />
          </Feature>
          <Feature {...featureMessages.gamification} icon={HexagonIcon}>
            <SampleBadges />
          </Feature>
        </div>
      </div>
      <Results />
    </section>
  )
}

interface FeatureProps {
  readonly title: string
  readonly text: string
  readonly icon: (props: IconProps) => ReactElement
  readonly children: ReactNode
}

const Feature = ({ title, text, icon: FeatureIcon, children }: FeatureProps) => (
  <article className="landing-feature">
    <FeatureIcon size="large" />
    <div>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
    </div>
    {children}
  </article>
)
