import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { root } from "../support/promises/tags.ts"

/** A copy of the project, to be broken in its place. */
export interface ProjectCopy {
  readonly path: string
  readonly remove: () => void
}

const excludedNames = new Set([".git", "node_modules", "data", "coverage", ".cache", ".vitest"])

export const makeCopy = (): ProjectCopy => {
  const path = mkdtempSync(join(tmpdir(), "honesthive-broken-"))
  // Commands of root work as the owner of their data, who must reach the copy too.
  chmodSync(path, 0o755)
  for (const name of readdirSync(root).filter((entry) => !excludedNames.has(entry))) {
    cpSync(join(root, name), join(path, name), { recursive: true })
  }
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"), "junction")
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Git looks for no repository above the folder: there, paths would be those of that repository. */
const gitApply = (folder: string, ...args: ReadonlyArray<string>): string => {
  const { status, stderr, error } = spawnSync("git", ["apply", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) }
  })
  return status === 0 ? "" : stderr || `${error}`
}

/** Git's reason, for a patch that does not apply to the project as it is; empty for one that does. */
export const problemOf = (patch: string): string => gitApply(root, "--check", patch)

/** Does something to the copy while it is broken. */
export const whileBroken = async <A>(
  { path }: ProjectCopy,
  patch: string,
  act: () => Promise<A>
): Promise<A> => {
  const problem = gitApply(path, patch)
  if (problem !== "") throw new Error(problem)
  try {
    return await act()
  } finally {
    if (existsSync(path)) gitApply(path, "--reverse", patch)
  }
}
