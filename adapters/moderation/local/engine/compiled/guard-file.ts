import { type Archive, readArchive } from "./archive.ts"

type ReadGuardFile = () => Uint8Array<ArrayBuffer>

let readGuardSource: ReadGuardFile = () => {
  throw new Error("Nobody has said where the guard's words and weights are: call openGuard first.")
}
let openedArchive: Archive | undefined

/** Sets the source of the compiled words and weights, which are read on the first text. */
export const openGuard = (source: ReadGuardFile): void => {
  readGuardSource = source
  openedArchive = undefined
}

export const guardPartBytes: Archive = (name) => {
  openedArchive ??= readArchive(readGuardSource())
  return openedArchive(name)
}

const decoder = new TextDecoder()

export const guardPartText = (name: string): string => decoder.decode(guardPartBytes(name))
