// Entry point of every npm script. Plain JavaScript and built-ins only: it runs on the machine's own Node
// (20.19 or newer), installs what is missing, and hands the task to the Node 24 that the project brings along.
import { spawn, spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { constants } from "node:os"
import { delimiter, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

// Node 20 lacks --disable-sigusr1. A debugger could read the secrets in the environment.
process.on("SIGUSR1", () => undefined)

const root = fileURLToPath(new URL("..", import.meta.url))
const modules = join(root, "node_modules")
const oldestToStart = [20, 19]
const oldestToRun = [24, 7]

const giveUp = (line) => {
  console.error(line)
  process.exit(1)
}

const isAtLeast = (version, [major, minor]) => {
  const [ownMajor = 0, ownMinor = 0] = version.split(".").map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return undefined
  }
}

const isForThisMachine = ({ os, cpu, libc }) =>
  os?.includes(process.platform) && cpu?.includes(process.arch) && !libc

const isWindows = process.platform === "win32"
const nodePackage = `node_modules/node-${isWindows ? "win" : process.platform}-${process.arch}`
const bundledNode = join(root, nodePackage, "bin", isWindows ? "node.exe" : "node")

const isPackageThere = (name) =>
  existsSync(name === nodePackage ? bundledNode : join(root, name, "package.json"))

/** npm leaves a lock file of what it installed. It must agree with ours, and nothing may have been removed since. */
const isInstalled = () => {
  const wanted = readJson(join(root, "package-lock.json"))?.packages
  const present = readJson(join(modules, ".package-lock.json"))?.packages
  if (!wanted || !present) return false
  const absent = Object.keys(wanted).filter((name) => name !== "" && !present[name])
  const mayBeAbsent = (name) => wanted[name].optional && !isForThisMachine(wanted[name])
  const isSame = (name) => wanted[name]?.version === present[name].version
  return (
    absent.every(mayBeAbsent) && Object.keys(present).every((name) => isSame(name) && isPackageThere(name))
  )
}

/** Under npm, `npm_execpath` names the very npm that is running; on Windows plain `npm` is no program to spawn. */
const npmCommand = () => {
  const running = process.env.npm_execpath
  if (running?.endsWith("js")) return [process.execPath, [running]]
  return [isWindows ? "npm.cmd" : "npm", []]
}

/** The flags undo what a machine's npm settings or NODE_ENV=production would leave out. */
const install = () => {
  console.error("Installing what is missing (npm ci; needs the network, takes up to a minute) …")
  const [npm, first] = npmCommand()
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--engine-strict=false"]
  const { status, error } = spawnSync(
    npm,
    [...first, "ci", ...flags, "--include=dev", "--include=optional"],
    {
      cwd: root,
      env: { ...process.env, ADMIN_PASSWORD: undefined },
      stdio: ["ignore", 2, 2],
      shell: npm.endsWith(".cmd")
    }
  )
  if (status !== 0) giveUp(`npm ci failed${error ? `: ${error.message}` : ""}. Nothing was started.`)
}

/** Prefers the Node of the optional package, which runs as it was unpacked: npm runs no install script. */
const findNode = () => {
  if (existsSync(bundledNode)) return bundledNode
  if (isAtLeast(process.versions.node, oldestToRun)) return process.execPath
  return giveUp(
    `HonestHive needs Node ${oldestToRun.join(".")} or newer on ${process.platform}-${process.arch}; ` +
      `this is ${process.versions.node} (${process.execPath}). Install a newer Node, and run this again.`
  )
}

const taskNames = () =>
  readdirSync(join(root, "cli", "tasks"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3))

/** Ctrl-C on a terminal reaches the task by itself; sending it again would count as the second, impatient one. */
const passOn = (child) => {
  let isTold = false
  const tell = (signal, isSent = true) => {
    isTold = true
    if (isSent) child.kill(signal)
  }
  process.on("SIGTERM", () => tell("SIGTERM"))
  process.on("SIGINT", () => tell("SIGINT", !process.stdin.isTTY))
  process.on("SIGHUP", () => tell("SIGHUP"))
  whenNpmIsGone(() => isTold || tell("SIGTERM"))
}

/** npm hands a signal to its shell, which dies of it alone: then the task is told in its place. */
const whenNpmIsGone = (act) => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    act()
  }, 250)
}

const run = (node, task, args) => {
  const path = [join(modules, ".bin"), join(node, ".."), process.env.PATH ?? ""].join(delimiter)
  const tasks = join(root, "cli", "tasks")
  const flags = [
    "--disable-sigusr1",
    "--import",
    pathToFileURL(join(tasks, "support", "write-messages.ts")).href
  ]
  const child = spawn(node, [...flags, join(tasks, `${task}.ts`), ...args], {
    stdio: "inherit",
    env: { ...process.env, PATH: path }
  })
  passOn(child)
  child.on("error", (error) => giveUp(`Node could not be started: ${error.message}`))
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

const [task = "", ...args] = process.argv.slice(2)
if (!isAtLeast(process.versions.node, oldestToStart)) {
  giveUp(`HonestHive needs Node ${oldestToStart.join(".")} or newer; this is ${process.versions.node}.`)
}
if (!taskNames().includes(task)) giveUp(`Usage: node cli/bootstrap.mjs ${taskNames().join("|")} [arguments]`)
if (!isInstalled()) install()
run(findNode(), task, args)
