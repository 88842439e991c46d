import { type ReactNode, useId } from "react"
import { CircleAlertIcon, CircleCheckIcon } from "./visitor-icons.tsx"

export interface FieldControl {
  readonly id: string
  readonly className: "input"
  readonly "aria-invalid": boolean
  readonly "aria-describedby": string | undefined
}

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null
  readonly isAnnouncedElsewhere?: boolean
  readonly success?: string | null
  readonly children: (control: FieldControl) => ReactNode
  readonly after?: ReactNode
}

export const Field = ({
  label,
  hint,
  error = null,
  isAnnouncedElsewhere = false,
  success = null,
  children,
  after
}: FieldProps) => {
  const id = useId()
  const describedBy = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: "input",
        "aria-invalid": error !== null,
        "aria-describedby": describedBy.join(" ") || undefined
      })}
      <div className="field-notes">
        {hint !== undefined && (
          <p id={`${id}-hint`} className="soft grow">
            {hint}
          </p>
        )}
        {after}
      </div>
      {error !== null && (
        <FieldProblem id={`${id}-error`} text={error} isAnnouncedElsewhere={isAnnouncedElsewhere} />
      )}
      {success !== null && (
        <p className="field-message good" role="status">
          <CircleCheckIcon size="small" />
          <span>{success}</span>
        </p>
      )}
    </div>
  )
}

interface FieldProblemProps {
  readonly id?: string
  readonly text: string
  readonly isAnnouncedElsewhere?: boolean
}

export const FieldProblem = ({ id, text, isAnnouncedElsewhere = false }: FieldProblemProps) => (
  <p id={id} className="field-message bad" role={isAnnouncedElsewhere ? undefined : "alert"}>
    <CircleAlertIcon size="small" />
    <span>{text}</span>
  </p>
)
