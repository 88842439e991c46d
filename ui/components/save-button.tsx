import { Button } from "./button.tsx"

interface SaveButtonProps {
  readonly text: string
  /** Title of the section, so that a screen reader tells the buttons of one page apart. */
  readonly section: string
  readonly busy: boolean
  readonly disabled?: boolean
}

export const SaveButton = ({ text, section, busy, disabled = false }: SaveButtonProps) => (
  <Button type="submit" busy={busy} disabled={disabled} label={`${text}: ${section}`}>
    {text}
  </Button>
)
