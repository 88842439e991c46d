import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { repositoryRoot } from "./run.ts"

const run = (
  cwd: string,
  command: string,
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv = {}
): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    env: { ...process.env, ...env }
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed. ${error?.message ?? `${stdout}${stderr}`}`)
  return stdout.trim()
}

const git = (cwd: string, ...args: ReadonlyArray<string>): string => run(cwd, "git", args)

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

export const firstDifferingFile = (one: string, other: string): string | undefined => {
  const [inOne, inOther] = [new Set(filesIn(one)), new Set(filesIn(other))]
  const isSame = (name: string): boolean =>
    inOne.has(name) &&
    inOther.has(name) &&
    readFileSync(join(one, name)).equals(readFileSync(join(other, name)))
  return [...new Set([...inOne, ...inOther])].sort().find((name) => !isSame(name))
}

/** Two machines: paths, time zones and languages must not reach what is built. */
const buildEnvironments = [
  { name: "one", env: { TZ: "UTC", LC_ALL: "C" } },
  { name: "another-place", env: { TZ: "Pacific/Kiritimati", LC_ALL: "C.UTF-8" } }
] as const

const buildFromClone = (folder: string, commit: string, env: NodeJS.ProcessEnv): string => {
  git(repositoryRoot, "clone", "--quiet", "--no-checkout", repositoryRoot, folder)
  git(folder, "checkout", "--quiet", "--detach", commit)
  run(folder, process.execPath, ["cli/bootstrap.mjs", "release"], env)
  return join(folder, "dist", "release")
}

const expectSame = (one: string, other: string): void => {
  const name = firstDifferingFile(one, other)
  if (name !== undefined) throw new Error(`Two builds of the same commit differ, first in ${name}.`)
}

/**
 * Builds the last commit twice, in clean clones, and throws unless all files of both releases are the same bytes. The
 * release of this folder must be the same, too, unless there are changes that aren't committed.
 */
export const compareCleanBuilds = (ownRelease: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-builds-"))
  try {
    const commit = git(repositoryRoot, "rev-parse", "HEAD")
    const isCommitted = git(repositoryRoot, "status", "--porcelain") === ""
    const [one = "", other = ""] = buildEnvironments.map(({ name, env }) =>
      buildFromClone(join(folder, name), commit, env)
    )
    expectSame(one, other)
    if (isCommitted) expectSame(one, ownRelease)
    return `Built twice from clean clones of ${commit.slice(0, 12)}: the same ${filesIn(one).length} files.`
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
