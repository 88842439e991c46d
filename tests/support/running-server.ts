export interface RunningServer {
  /** An address by number: `localhost` may mean ::1 first. */
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  readonly output: () => string
  readonly signal: (name: NodeJS.Signals) => void
  /** The exit code, or the signal's name. */
  readonly exited: Promise<number | string>
  readonly stop: (name?: NodeJS.Signals) => Promise<number | string>
}

export interface StartOptions {
  readonly dataDir: string
  /** A command, with its arguments, that runs the server. */
  readonly within?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
}
