import { Button } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { FailedToLoad } from "../components/failed-to-load.tsx"
import { Avatar } from "../components/hexagon.tsx"
import { Logo, Mark } from "../components/logo.tsx"
import { ProgressBar } from "../components/progress-bar.tsx"
import { SkeletonRows } from "../components/skeleton.tsx"
import { Slots } from "../components/slots.tsx"
import { componentsMessages as messages } from "./messages.ts"
import { InBothThemes, Samples } from "./sample.tsx"

export const StateSamples = () => (
  <Samples title={messages.waiting}>
    <InBothThemes>
      <div className="form">
        <ProgressBar label={messages.nearest} value={19} goal={25} nearest />
        <ProgressBar label={messages.furtherGoal} value={3} goal={5} />
        <ProgressBar label={messages.noProgress} value={0} goal={5} />
      </div>
      <div className="sheet pad">
        <SkeletonRows rows={2} lines={[90, 60, 20]} />
      </div>
      <div className="sheet">
        <EmptyState title={messages.emptyTitle} text={messages.emptyText} warm>
          <Button>{messages.copyLink}</Button>
        </EmptyState>
      </div>
      <div className="sheet">
        <FailedToLoad onRetry={() => undefined} />
      </div>
    </InBothThemes>
  </Samples>
)

export const PartSamples = () => (
  <>
    <Samples title={messages.small}>
      <InBothThemes>
        <div className="components-states">
          <span className="pill">{messages.pillPlain}</span>
          <span className="pill safe">{messages.pillSafe}</span>
          <span className="pill honey">{messages.pillHoney}</span>
          <span className="pill bad">{messages.pillBad}</span>
          <Slots used={3} limit={5} />
          <Avatar name="Asha Raman" imageUrl={null} size={64} />
        </div>
      </InBothThemes>
    </Samples>
    <Samples title={messages.logo}>
      <InBothThemes>
        <div className="components-states components-logos">
          <Mark />
          <Logo />
          <img src="/assets/v1/favicon.svg" width="16" height="16" alt="" />
          <img src="/assets/v1/favicon.svg" width="32" height="32" alt="" />
        </div>
      </InBothThemes>
    </Samples>
  </>
)
