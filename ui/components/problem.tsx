import { CircleAlertIcon } from "./visitor-icons.tsx"

interface ProblemProps {
  readonly id?: string
  readonly text: string | null
  readonly look?: "problem"
  /** Something else says it aloud. */
  readonly isHeard?: boolean
}

/** The place of a problem. It is there before there is one, so that a screen reader says what comes into it. */
export const Problem = ({ id, text, look, isHeard = false }: ProblemProps) => (
  <div id={id} role={isHeard ? undefined : "alert"}>
    {text !== null && (
      <p className={look === undefined ? "field-message bad" : `field-message bad ${look}`}>
        <CircleAlertIcon size="small" />
        <span>{text}</span>
      </p>
    )}
  </div>
)
