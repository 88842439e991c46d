import { dirname } from "node:path"
import type { FreeSpace, OpenFile, StoreFileSystem } from "#adapters/storage/lowdb/files.ts"

interface Inode {
  readonly id: number
  revision: number
  content: Buffer
  /** The content at the last sync. */
  synced: Buffer
}

/** Content of a disk after a crash. */
export type DiskImage = ReadonlyMap<string, Buffer>

type InodesByName = ReadonlyMap<string, Inode>

/** How much of what was not synced survives. */
const crashes = {
  "nothing unsynced": (_: InodesByName, syncedNames: InodesByName) =>
    imageOf(syncedNames, ({ synced }) => synced),
  "all names, no unsynced content": (names: InodesByName) => imageOf(names, ({ synced }) => synced),
  "all content, no unsynced names": (_: InodesByName, syncedNames: InodesByName) =>
    imageOf(syncedNames, ({ content }) => content),
  everything: (names: InodesByName) => imageOf(names, ({ content }) => content),
  "half of the names and of each write": (names: InodesByName, syncedNames: InodesByName) => {
    const some = new Map(syncedNames)
    for (const [index, path] of [...names.keys(), ...syncedNames.keys()].entries()) {
      const inode = names.get(path)
      if (index % 2 === 0) continue
      if (inode === undefined) some.delete(path)
      else some.set(path, inode)
    }
    return imageOf(some, half)
  }
} as const

export type Crash = keyof typeof crashes
export const crashKinds = Object.keys(crashes).filter((name): name is Crash => name in crashes)

const half = ({ content, synced }: Inode) => {
  const grows = content.length > synced.length
  return grows ? content.subarray(0, Math.ceil((content.length + synced.length) / 2)) : content
}

const imageOf = (names: InodesByName, contentOf: (inode: Inode) => Buffer): DiskImage =>
  new Map([...names].map(([path, inode]) => [path, contentOf(inode)]))

const noSuchFile = (path: string) => Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" })

interface Faults {
  /** Called before each operation that alters the disk, and within a write that lasts. */
  readonly onChange?: () => void
  /** An error for this operation, by its number from 1 on; a write that fails writes half. */
  readonly failure?: (operation: number, isWrite: boolean) => Error | undefined
  /** Room without an end by default. */
  readonly freeSpace?: () => FreeSpace
  /** How long an operation takes; by default no time in which anything else could happen. */
  readonly delay?: () => Promise<void>
}

/** A file system in memory that knows what was synced, and can fail. */
export const simulatedDisk = (image: DiskImage = new Map(), faults: Faults = {}) => {
  let lastInode = 0
  let operations = 0
  const newInode = (content: Buffer): Inode => ({ id: ++lastInode, revision: 0, content, synced: content })
  const names = new Map([...image].map(([path, content]) => [path, newInode(content)]))
  let syncedNames: InodesByName = new Map(names)

  const delay = faults.delay ?? (() => Promise.resolve())

  const begin = (alters: boolean, isWrite = false) => {
    if (alters) faults.onChange?.()
    operations += 1
    return faults.failure?.(operations, isWrite)
  }

  const operate = async <A>(alters: boolean, run: () => A): Promise<A> => {
    const failure = begin(alters)
    await delay()
    if (failure !== undefined) throw failure
    return run()
  }

  const found = (path: string) => {
    const inode = names.get(path)
    if (inode === undefined) throw noSuchFile(path)
    return inode
  }

  const alter = (inode: Inode, content: Buffer) => {
    inode.content = content
    inode.revision += 1
  }

  const identityOf = ({ id, revision, content }: Inode) => ({
    inode: `${id}`,
    size: content.length,
    revision: `${revision}`,
    changeTime: `${revision}`
  })

  const write = async (inode: Inode, bytes: Uint8Array) => {
    const failure = begin(true, true)
    await delay()
    const written = failure === undefined ? bytes : bytes.subarray(0, bytes.length >> 1)
    alter(inode, Buffer.concat([inode.content, written]))
    if (failure !== undefined) throw failure
  }

  const handle = (inode: Inode): OpenFile => ({
    write: (bytes) => write(inode, bytes),
    truncate: (length) => operate(true, () => alter(inode, inode.content.subarray(0, length))),
    sync: () =>
      operate(true, () => {
        inode.synced = inode.content
      }),
    identity: () => operate(false, () => identityOf(inode)),
    close: () => operate(false, () => undefined)
  })

  const lasting = (inode: Inode): OpenFile => ({
    ...handle(inode),
    write: async (bytes) => {
      await write(inode, bytes)
      // The power may go before all of it is on the disk.
      faults.onChange?.()
      inode.synced = inode.content
    }
  })

  const created = (path: string): Inode => {
    if (names.has(path)) throw new Error(`EEXIST: ${path}`)
    const inode = { ...newInode(Buffer.alloc(0)), synced: Buffer.alloc(0) }
    names.set(path, inode)
    return inode
  }

  const files: StoreFileSystem = {
    makeFolder: () => operate(true, () => undefined),
    list: (folder) =>
      operate(false, () =>
        [...names.keys()]
          .filter((path) => dirname(path) === folder)
          .map((path) => path.slice(folder.length + 1))
      ),
    read: (path) =>
      operate(false, () => {
        const inode = names.get(path)
        return inode === undefined ? undefined : { content: inode.content, identity: identityOf(inode) }
      }),
    look: (path, position, length) => {
      const failure = begin(false)
      if (failure !== undefined) throw failure
      const inode = names.get(path)
      if (inode === undefined) return undefined
      return { content: inode.content.subarray(position, position + length), identity: identityOf(inode) }
    },
    create: (path) => operate(true, () => handle(created(path))),
    createLasting: (path) => operate(true, () => lasting(created(path))),
    open: (path) => operate(false, () => handle(found(path))),
    rename: (from, to) =>
      operate(true, () => {
        names.set(to, found(from))
        names.delete(from)
      }),
    link: (from, to) =>
      operate(true, () => {
        if (names.has(to)) return false
        names.set(to, found(from))
        return true
      }),
    remove: (path) => operate(true, () => void names.delete(path)),
    identity: (path) =>
      operate(false, () => {
        const inode = names.get(path)
        return inode === undefined ? undefined : identityOf(inode)
      }),
    status: (path) => {
      const inode = names.get(path)
      const isFolder = [...names.keys()].some((name) => name.startsWith(`${path}/`))
      if (inode !== undefined) return { identity: identityOf(inode), isUsable: true }
      return isFolder
        ? { identity: { inode: path, size: 0, revision: "", changeTime: "" }, isUsable: true }
        : undefined
    },
    freeSpace: () => operate(false, () => faults.freeSpace?.() ?? { bytes: 1e12, files: 1e6 }),
    syncFolder: (folder) =>
      operate(true, () => {
        const others = [...syncedNames].filter(([path]) => dirname(path) !== folder)
        const own = [...names].filter(([path]) => dirname(path) === folder)
        syncedNames = new Map([...others, ...own])
      })
  }

  return {
    files,
    operations: () => operations,
    /** Paths and contents as they are now. */
    image: (): DiskImage => imageOf(names, ({ content }) => content),
    crash: (kind: Crash): DiskImage => crashes[kind](names, syncedNames)
  }
}

export type SimulatedDisk = ReturnType<typeof simulatedDisk>
