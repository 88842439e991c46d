import type { ReactNode } from "react"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { SampleForm, SampleItem, SampleProfile } from "./step-images.tsx"

export const HowItWorks = ({ origin }: { readonly origin: string }) => {
  const landingMessages = useMessages("landing")
  const stepMessages = useMessages("landingSteps")
  return (
    <section id="how-it-works" className="landing-band">
      <h2 className="landing-big">{landingMessages.howTitle({ name: useSettings().name })}</h2>
      <ol className="landing-three">
        <Step {...stepMessages.profile} picture={<SampleProfile origin={origin} />} />
        <Step {...stepMessages.receive} picture={<SampleForm />} />
        <Step {...stepMessages.curate} picture={<SampleItem />} />
      </ol>
    </section>
  )
}

interface HowItWorksStepProps {
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

const Step = ({ title, text, picture }: HowItWorksStepProps) => (
  <li>
    <div className="landing-fragment" aria-hidden="true">
      <div className="sheet">{picture}</div>
    </div>
    <h3>{title}</h3>
    <p className="soft">{text}</p>
  </li>
)
