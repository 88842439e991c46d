import { useState } from "react"
import { commonMessages } from "../messages/common.ts"
import type { FieldControl } from "./field.tsx"
import { EyeIcon, EyeOffIcon } from "./icons.tsx"

interface PasswordInputProps {
  readonly control: FieldControl
  readonly value: string
  readonly isNew: boolean
  readonly onChange: (value: string) => void
}

export const PasswordInput = ({ control, value, isNew, onChange }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="with-button">
      <input
        {...control}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={isShown ? commonMessages.hidePassword : commonMessages.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  )
}
