import { useId, useState } from "react"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { RadioChoices } from "../../components/radio-choices.tsx"
import type { AchievementsMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { useBadgeDisplay } from "./use-badge-display.ts"

const displayChoicesOf = (achievementMessages: AchievementsMessages) =>
  [
    ["yes", achievementMessages.yes],
    ["no", achievementMessages.no]
  ] as const

export const BadgeDisplay = ({ isShown }: { readonly isShown: boolean }) => {
  const achievementMessages = useMessages("achievements")
  const [wanted, setWanted] = useState<boolean | null>(null)
  const titleId = useId()
  return (
    <section className="sheet pad achievements-show-badges">
      <div className="grow">
        <h2 className="small" id={titleId}>
          {achievementMessages.showTitle}
        </h2>
        <p className="soft">{achievementMessages.showHint}</p>
      </div>
      <RadioChoices
        labelledBy={titleId}
        choices={displayChoicesOf(achievementMessages)}
        chosen={isShown ? "yes" : "no"}
        onChoose={(choice) => setWanted(choice === "yes")}
      />
      {wanted !== null && wanted !== isShown && (
        <ConfirmBadgeDisplay wanted={wanted} onClose={() => setWanted(null)} />
      )}
    </section>
  )
}

interface ConfirmBadgeDisplayProps {
  readonly wanted: boolean
  readonly onClose: () => void
}

const ConfirmBadgeDisplay = ({ wanted, onClose }: ConfirmBadgeDisplayProps) => {
  const achievementMessages = useMessages("achievements")
  const save = useBadgeDisplay()
  return (
    <ConfirmDialog
      title={wanted ? achievementMessages.confirmShow : achievementMessages.confirmHide}
      action={wanted ? achievementMessages.show : achievementMessages.hide}
      busy={save.isPending}
      onConfirm={() => save.mutate(wanted, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{wanted ? achievementMessages.confirmShowText : achievementMessages.confirmHideText}</p>
    </ConfirmDialog>
  )
}
