#!/usr/bin/env node
// The command `honesthive`, of a release and of a checkout. Plain JavaScript: an older Node must be able to read what it is told.
import { existsSync } from "node:fs"

const oldest = [24, 7]

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

/** In a checkout alone: it brings a Node of its own. */
const bootstrap = new URL("cli/bootstrap.mjs", import.meta.url)

/** The same process begins anew where SIGUSR1 would open a debugger, which reads the environment and all texts. */
const withoutDebugger = () => {
  const flag = "--disable-sigusr1"
  if (process.execArgv.includes(flag) || process.platform === "win32") return
  const [node, ...args] = process.argv
  process.execve(node, [node, flag, ...process.execArgv, ...args], process.env)
}

if (existsSync(bootstrap)) {
  process.argv.splice(2, 0, "honesthive")
  await import(bootstrap.href)
} else if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`HonestHive needs Node ${oldest.join(".")} or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
} else {
  withoutDebugger()
  await import("./dist/server/main.js")
}
