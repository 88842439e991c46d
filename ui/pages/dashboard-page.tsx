import { NotSaved } from "../components/not-saved.tsx"
import { Sentence } from "../components/sentence.tsx"
import { useMessages } from "../messages/messages-context.ts"
import "../styles/dashboard.css"
import "../styles/charts.css"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useState } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { useOwner } from "../app/owner-context.ts"
import { availabilityOf } from "../app/page-availability.ts"
import { PageTitle } from "../app/page-title.tsx"
import { AroundName } from "../components/around-name.tsx"
import { Avatar } from "../components/hexagon.tsx"
import { PencilIcon } from "../components/icons.tsx"
import { isDraftOpen, useOwnerDraft } from "../components/owner-draft.ts"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { ActivityCard } from "../features/achievements/activity-card.tsx"
import { NewBadge } from "../features/achievements/new-badge.tsx"
import { ProgressCard } from "../features/achievements/progress-card.tsx"
import { RecentBadges } from "../features/achievements/recent-badges.tsx"
import { progressQuery } from "../features/achievements/stats-queries.ts"
import { groupFeedback } from "../features/feedback/notes/feedback-groups.ts"
import { ManageFeedback } from "../features/feedback/notes/manage-feedback.tsx"
import { RecentFeedback } from "../features/feedback/notes/recent-feedback.tsx"
import { feedbackQuery } from "../features/feedback/queries/feedback-queries.ts"
import { FirstSteps } from "../features/first-steps/first-steps.tsx"
import { InsightCard } from "../features/insights/insight-card.tsx"
import { ShareLinkCard } from "../features/links/share-link-card.tsx"
import { NoteChartsCard } from "../features/note-charts/note-charts-card.tsx"
import { EditProfileDialog } from "../features/profile/edit-profile-dialog.tsx"
import { OnboardingDialog } from "../features/profile/onboarding-dialog.tsx"
import { profileDraftOf } from "../features/profile/profile-draft.ts"
import { ColleaguesNote } from "../features/release/colleagues-note.tsx"
import { ReleaseLine } from "../features/release/release-line.tsx"
import { firstNameOf, isShortName } from "../text/names.ts"
import { useFinishOnboarding, useIsJustSetUp } from "./just-set-up.ts"

export const DashboardPage = () => {
  const shellMessages = useMessages("shell")
  const owner = useOwner()
  const finishOnboarding = useFinishOnboarding()
  const isJustSetUp = useIsJustSetUp()
  const feedback = useQuery(feedbackQuery)
  const availability = availabilityOf(useQuery(settingsQuery).data)
  const hasNoFeedback = feedback.data?.length === 0
  // On a slow phone, the name and the link appear before the sections that need data.
  const isWhole = useDeferredValue(true, feedback.data !== undefined)
  return (
    <>
      <PageTitle page={shellMessages.dashboard} />
      <Welcome />
      <ShareLinkCard
        link={owner.feedbackLink}
        hasNoFeedback={hasNoFeedback}
        availability={availability}
        takesFocus={isJustSetUp}
      />
      <NewBadge />
      {isWhole && (
        <div className="dashboard-columns">
          <div className="dashboard-stack">
            <RecentFeedback />
            <ManageFeedback />
            {owner.feedbackLink !== null && availability === "open" && <FirstSteps />}
            {owner.feedbackLink !== null && <ColleaguesNote />}
          </div>
          <div className="dashboard-stack dashboard-aside">
            <ProgressCard hasNoFeedback={hasNoFeedback} />
            <InsightCard counted={feedback.data === undefined ? null : countedIn(feedback.data)} />
            <RecentBadges />
            <NoteChartsCard />
            {!feedback.isPending && <ActivityCard />}
          </div>
        </div>
      )}
      <OnboardingDialog user={owner} onDone={finishOnboarding} />
    </>
  )
}

const countedIn = (items: FeedbackItems): number =>
  groupFeedback(items).all.filter(({ isCovered }) => !isCovered).length

const Welcome = () => {
  const dashboardMessages = useMessages("dashboard")
  const owner = useOwner()
  const draftId = profileDraftOf(owner.id)
  const draft = useOwnerDraft(draftId)
  const [isEditing, setEditing] = useState(() => owner.name !== null && isDraftOpen(draftId))
  const name = owner.name ?? ""
  const firstName = firstNameOf(name)
  return (
    <header className="row between wrap dashboard-hello">
      <div className="row">
        {name !== "" && <Avatar name={name} imageUrl={owner.profileImageUrl} size={64} />}
        <div>
          <h1 className={isShortName(firstName) ? undefined : "dashboard-long"}>
            <AroundName
              text={(each) => dashboardMessages.welcomeNamed({ name: each })}
              name={firstName || null}
              plain={dashboardMessages.welcome}
            />
          </h1>
          <PointsLine />
          <ReleaseLine />
        </div>
      </div>
      <div className="row">
        {draft.isKept && <NotSaved />}
        <button type="button" className="button" onClick={() => setEditing(true)}>
          <PencilIcon />
          <span>{dashboardMessages.editProfile}</span>
        </button>
      </div>
      {isEditing && <EditProfileDialog user={owner} onClose={() => setEditing(false)} />}
    </header>
  )
}

const PointsLine = () => {
  const feedbackMessages = useMessages("feedback")
  const dashboardMessages = useMessages("dashboard")
  const stats = useQuery(progressQuery)
  const feedback = useQuery(feedbackQuery)
  if (stats.isPending || feedback.isPending) return <span className="skeleton line w-60" aria-hidden="true" />
  if (stats.data === undefined || feedback.data === undefined)
    return <p className="soft">{feedbackMessages.notKnown}</p>
  return (
    <p className="soft">
      <Sentence
        parts={dashboardMessages.pointsSoFar({
          points: stats.data.totalPoints,
          count: groupFeedback(feedback.data).all.length,
          b: (text) => <b>{text}</b>
        })}
      />
    </p>
  )
}
