import { type SpawnSyncOptionsWithStringEncoding, spawnSync } from "node:child_process"

const npmCommand = (): readonly [command: string, args: ReadonlyArray<string>] => {
  const running = process.env.npm_execpath
  if (running?.endsWith("js")) return [process.execPath, [running]]
  return [process.platform === "win32" ? "npm.cmd" : "npm", []]
}

export const npm = (cwd: string, ...args: ReadonlyArray<string>): string => {
  const [command, first] = npmCommand()
  const options: SpawnSyncOptionsWithStringEncoding = { cwd, encoding: "utf8", maxBuffer: 1 << 26 }
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args, "--loglevel=error"], {
    ...options,
    shell: command.endsWith(".cmd")
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed. ${error?.message ?? stderr}`)
  return stdout
}
