import { Button } from "../../components/button.tsx"
import { commonMessages } from "../../messages/common.ts"

interface FormFootProps {
  readonly label: string
  readonly isBusy: boolean
  readonly onCancel: () => void
}

export const FormFoot = ({ label, isBusy, onCancel }: FormFootProps) => (
  <div className="row wrap">
    <Button kind="primary" type="submit" busy={isBusy}>
      {label}
    </Button>
    <Button kind="ghost" onClick={onCancel}>
      {commonMessages.cancel}
    </Button>
  </div>
)
