import { type Archive, openArchive } from "./archive.ts"

type ReadGuardFile = () => Uint8Array<ArrayBuffer>

let read: ReadGuardFile = () => {
  throw new Error("Nobody has said where the guard's words and weights are: call openGuard first.")
}
let opened: Archive | undefined

/** Sets the source of the compiled words and weights, which are read on the first text. */
export const openGuard = (source: ReadGuardFile): void => {
  read = source
  opened = undefined
}

export const bytesOf: Archive = (name) => {
  opened ??= openArchive(read())
  return opened(name)
}

const decoder = new TextDecoder()

export const textOf = (name: string): string => decoder.decode(bytesOf(name))
