import { Button } from "../../components/button.tsx"
import { useMessages } from "../../messages/messages-context.ts"

interface FormFootProps {
  readonly label: string
  readonly isBusy: boolean
  readonly onCancel: () => void
}

export const FormFoot = ({ label, isBusy, onCancel }: FormFootProps) => {
  const commonMessages = useMessages("common")
  return (
    <div className="row wrap">
      <Button kind="primary" type="submit" busy={isBusy}>
        {label}
      </Button>
      <Button kind="ghost" onClick={onCancel}>
        {commonMessages.cancel}
      </Button>
    </div>
  )
}
