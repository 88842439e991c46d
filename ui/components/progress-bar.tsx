import "../styles/progress.css"
import * as Radix from "radix-ui/progress"

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly goal: number
  readonly nearest?: boolean
}

export const ProgressBar = ({ label, value, goal, nearest = false }: ProgressBarProps) => {
  const reached = Math.min(value, goal)
  const percent = goal > 0 ? (reached / goal) * 100 : 0
  return (
    <Radix.Root
      className={nearest ? "bar nearest" : "bar"}
      aria-label={label}
      value={reached}
      max={Math.max(goal, 1)}
      getValueLabel={() => `${reached} / ${goal}`}
    >
      <Radix.Indicator className="bar-fill" style={{ width: `${percent}%` }} />
    </Radix.Root>
  )
}
