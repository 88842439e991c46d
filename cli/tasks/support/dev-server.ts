import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import { build } from "vite"
import { freePort } from "./free-port.ts"
import { makeGuardFiles } from "./guard-files.ts"
import { makePreviewFonts } from "./preview-fonts.ts"
import { repositoryRoot } from "./run.ts"

const outDir = join(repositoryRoot, "dist", "dev")
const restartTimeoutMillis = 12_000

const stopChild = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
    const impatience = setTimeout(() => child.kill("SIGKILL"), restartTimeoutMillis)
    child.once("exit", () => {
      clearTimeout(impatience)
      resolve()
    })
    child.kill("SIGTERM")
  })

const startChild = (port: number, publicUrls: string): ChildProcess => {
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: publicUrls }
  const args = ["--disable-sigusr1", "--enable-source-maps", join(outDir, "main.js"), "serve", "--dev-client"]
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] })
  child.stdout?.resume()
  return child
}

const watchBuild = async (onBuilt: () => void): Promise<void> => {
  const watcher = await build({
    configFile: join(repositoryRoot, "vite.server.config.ts"),
    logLevel: "warn",
    build: { outDir, sourcemap: true, watch: {} }
  })
  if (!("on" in watcher)) throw new Error("vite does not watch")
  return new Promise((resolve) => {
    watcher.on("event", (event) => {
      if (event.code === "ERROR") console.error(event.error.message)
      if (event.code !== "END") return
      onBuilt()
      resolve()
    })
  })
}

export const restartingServer = async (publicUrls: string) => {
  await makeGuardFiles()
  await makePreviewFonts()
  const port = await freePort()
  let child: ChildProcess | undefined
  let turn = Promise.resolve()
  const restart = async () => {
    await stopChild(child)
    child = startChild(port, publicUrls)
  }
  await watchBuild(() => {
    turn = turn.then(restart)
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => turn.then(() => stopChild(child)) }
}
