const barWidth = 24
const redrawMillis = 100
const clearLine = "\r\u001b[2K"

interface WorkProgress {
  readonly share: number
  readonly items: number
  readonly seconds: number
}

const clock = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}

export const progressLine = ({ share, items, seconds }: WorkProgress): string => {
  const done = Math.round(Math.min(1, share) * barWidth)
  const bar = "█".repeat(done) + "░".repeat(barWidth - done)
  const rate = seconds > 0 ? Math.round(items / seconds) : 0
  const left = share > 0 ? `${clock((seconds * (1 - Math.min(1, share))) / share)} left` : ""
  const percent = `${Math.floor(Math.min(1, share) * 100)} %`.padStart(5)
  return `${bar} ${percent}  ${items.toLocaleString("en")} items  ${rate.toLocaleString("en")}/s  ${left}`
}

export interface TerminalProgress {
  readonly show: (share: number, items: number) => void
  readonly end: () => void
}

interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

export const makeProgress = (terminal: Terminal, now: () => number): TerminalProgress => {
  if (terminal.isTTY !== true) return { show: () => undefined, end: () => undefined }
  const started = now()
  let drawn = started
  const show = (share: number, items: number): void => {
    const time = now()
    if (time - drawn < redrawMillis) return
    drawn = time
    terminal.write(clearLine + progressLine({ share, items, seconds: (time - started) / 1000 }))
  }
  return { show, end: () => void (drawn !== started && terminal.write(clearLine)) }
}
