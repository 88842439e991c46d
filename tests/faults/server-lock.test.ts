import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, type TestContext, test } from "vitest"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { runHonestHive, startServer, temporaryFolder } from "../support/server.ts"

/**
 * Each server in a container of its own, as process 1, where the system lets us: Linux, as root. Elsewhere the same
 * faults on servers that see each other; tests/adapters/storage/lowdb-lock.test.ts has containers that are made up.
 */
const hasContainers = process.platform === "linux" && process.getuid?.() === 0
const container = hasContainers ? ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"] : []
const env = { RATE_LIMIT: "off" }

/** A folder for one test, with the servers that it starts there. The tests wait for seconds of silence, side by side. */
const makeTestFolder = ({ onTestFinished }: TestContext) => {
  const { path: folder, remove } = temporaryFolder()
  const servers: Array<RunningServer> = []
  onTestFinished(async () => {
    for (const server of servers) await server.stop("SIGKILL")
    remove()
  })
  const start = async (within = container): Promise<RunningServer> => {
    const server = await startServer({ dataDir: folder, env, within })
    servers.push(server)
    return server
  }
  return { folder, start }
}

const startSecond = (folder: string) => runHonestHive(["serve"], { DATA_DIR: folder, ...env }, "", container)

/** The server itself, as this process sees it: not the command that made its container. */
const pidOf = ({ pid }: RunningServer): number =>
  hasContainers ? Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim()) : pid

const holder = hasContainers ? /in use by pid 1 in another container/ : /in use by pid \d+\. /

const texts = async (owner: OwnerClient) => (await owner.list()).map(({ content }) => content).sort()

const hasAll = (owner: OwnerClient, wanted: ReadonlyArray<string>) =>
  pollUntil("all is settled", async () => (await texts(owner)).join() === wanted.toSorted().join())

test.concurrent("a second server, move and restore are kept out by one in another container, and what it answered stays", async (context) => {
  const { folder, start } = makeTestFolder(context)
  const first = await start()
  const owner = await signUpOwner(first.url, "Two Servers")
  expect((await submit(first.url, owner.link, "Thank you for the first talk.")).status).toBe(201)
  const second = await startSecond(folder)
  expect(second.output).toMatch(holder)
  expect(second.output.trim().split("\n")).toHaveLength(1)
  expect(second.code).toBe(1)

  const backup = join(folder, "a.backup")
  const env = { DATA_DIR: folder }
  expect((await runCommand(["backup", backup], env)).code).toBe(0)
  const move = ["move", "--from", folder, "--to", "postgres://nobody@127.0.0.1:1/none"]
  for (const command of [move, ["restore", backup]]) {
    const { code, output } = await runCommand(command, env)
    expect(output).toMatch(/in use by pid \d+/)
    expect(output.trim().split("\n")).toHaveLength(1)
    expect(code).toBe(1)
  }

  // Its sign of life is enough when commands cannot reach it.
  rmSync(join(folder, "control.sock"))
  mkdirSync(join(folder, "control.sock", "kept"), { recursive: true })
  const third = await startSecond(folder)
  expect(third.output).toMatch(holder)
  if (hasContainers) expect(third.output).toMatch(/Waiting up to 15 seconds/)
  expect(third.code).toBe(1)
  expect((await submit(first.url, owner.link, "Thank you for the second talk.")).status).toBe(201)
  await hasAll(owner, ["Thank you for the first talk.", "Thank you for the second talk."])
})

test.concurrent("a server that stood still while another took its folder stores nothing more, says so, and ends", async (context) => {
  const { folder, start } = makeTestFolder(context)
  const first = await start()
  const owner = await signUpOwner(first.url, "Two Servers")
  const { link } = owner
  expect((await submit(first.url, link, "Thank you for the first talk.")).status).toBe(201)
  await hasAll(owner, ["Thank you for the first talk."])
  const pid = pidOf(first)
  process.kill(pid, "SIGSTOP")
  const status = runHonestHive(["status"], { DATA_DIR: folder })
  const second = await start()
  expect(await status).toEqual({ code: 1, output: expect.stringContaining("it does not respond") })
  expect(second.output()).toMatch(/Waiting up to 15 seconds/)
  expect((await submit(second.url, link, "Thank you for the second talk.")).status).toBe(201)
  const sent = submit(first.url, link, "Thank you for what is lost.").then(
    ({ status }) => status,
    () => 503
  )
  process.kill(pid, "SIGCONT")
  expect(await sent).toBe(503)
  expect(await first.exited).toBe(1)
  expect(first.output()).toMatch(/HonestHive stopped\. .*another one took over the data folder/)
  expect((await runCommand(["admin", "list"], { DATA_DIR: folder })).code).toBe(0)
  expect((await submit(second.url, link, "Thank you for the third talk.")).status).toBe(201)
  const wanted = ["first", "second", "third"].map((number) => `Thank you for the ${number} talk.`)
  await hasAll(await signInOwner(second.url, "Two Servers"), wanted)
  process.kill(pidOf(second), "SIGTERM")
  await second.exited
  const { url } = await start()
  await hasAll(await signInOwner(url, "Two Servers"), wanted)
})

test.concurrent("a server that was killed and that nobody has reaped yet holds nothing: the next starts at once", async (context) => {
  const { start } = makeTestFolder(context)
  const first = await start(["sh", "-c", '"$@" & echo "child $!"; exec sleep 60', "sh"])
  process.kill(Number(/child (\d+)/.exec(first.output())?.[1]), "SIGKILL")
  const next = await start([])
  // Elsewhere the system does not tell who is dead, and silence has to.
  if (process.platform === "linux") expect(next.output()).not.toMatch(/Waiting/)
})
