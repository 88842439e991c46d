import { dirname } from "node:path"
import { codeOf } from "../../system/index.ts"

const folderProblemTexts: Readonly<Record<string, string>> = {
  EACCES:
    "no permission to read and write here. Make the user that runs the server the owner of DATA_DIR and everything in it, or set DATA_DIR to another folder.",
  EPERM:
    "the system does not permit this. Make the user that runs the server the owner of DATA_DIR and everything in it, and use a file system with hard links.",
  EROFS: "the file system is read-only. Set DATA_DIR to a writable folder.",
  ENOTDIR: "this is a file or a path below a file. Set DATA_DIR to a folder.",
  EEXIST: "this is a file, not a folder. Set DATA_DIR to a folder.",
  ENOENT: "the folder can't be created here. Set DATA_DIR to another one.",
  ENOSPC: "the disk is full. Free some space and start again. Nothing was changed.",
  EDQUOT: "this user's disk quota is used up. Free some space and start again. Nothing was changed.",
  ENAMETOOLONG: "the path is too long. Set DATA_DIR to a shorter one."
}

export const folderProblem = (cause: unknown): string | undefined => folderProblemTexts[String(codeOf(cause))]

/** The folder instead of a temporary file, whose name nobody would find. */
const lastingPath = (path: string): string => (path.endsWith(".tmp") ? dirname(path) : path)

export const pathIn = (cause: unknown): string | undefined =>
  cause instanceof Error && "path" in cause && typeof cause.path === "string"
    ? lastingPath(cause.path)
    : undefined
