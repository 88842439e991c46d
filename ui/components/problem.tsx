import { CircleAlertIcon } from "./visitor-icons.tsx"

interface ProblemProps {
  readonly id?: string
  readonly text: string | null
  readonly look?: "problem"
  readonly isAnnouncedElsewhere?: boolean
}

/** The element exists before there is a problem, so that screen readers announce the text when it appears. */
export const Problem = ({ id, text, look, isAnnouncedElsewhere = false }: ProblemProps) => (
  <div id={id} role={isAnnouncedElsewhere ? undefined : "alert"}>
    {text !== null && (
      <p className={look === undefined ? "field-message bad" : `field-message bad ${look}`}>
        <CircleAlertIcon size="small" />
        <span>{text}</span>
      </p>
    )}
  </div>
)
