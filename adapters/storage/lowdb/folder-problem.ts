const folderProblemTexts: Readonly<Record<string, string>> = {
  EACCES:
    "this user may not read and write here. Give DATA_DIR, with all that is in it, to the user that the server runs as, or set DATA_DIR to another folder.",
  EPERM:
    "the system does not permit it. Give DATA_DIR, with all that is in it, to the user that the server runs as, and keep it on a file system that knows hard links.",
  EROFS: "the file system is read-only. Set DATA_DIR to a folder that can be written.",
  ENOTDIR: "this is a file, or lies under one, and no folder. Set DATA_DIR to a folder.",
  EEXIST: "this is a file and no folder. Set DATA_DIR to a folder.",
  ENOENT: "no folder can be made here. Set DATA_DIR to another one.",
  ENOSPC: "the disk is full. Make room and start again; nothing was changed.",
  EDQUOT: "this user's share of the disk is full. Make room and start again; nothing was changed.",
  ENAMETOOLONG: "the path is too long. Set DATA_DIR to a shorter one."
}

export const folderProblem = (cause: unknown): string | undefined =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string"
    ? folderProblemTexts[cause.code]
    : undefined

export const pathIn = (cause: unknown): string | undefined =>
  cause instanceof Error && "path" in cause && typeof cause.path === "string" ? cause.path : undefined
