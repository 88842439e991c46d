import type { OpenFile, StoreFileSystem } from "#adapters/storage/lowdb/files.ts"

/** Files of a process that can be stopped before any one of its operations, and go on with it later. */
export const pausableFiles = (files: StoreFileSystem) => {
  let operations = 0
  let pauseAt = Number.POSITIVE_INFINITY
  let { promise: gate, resolve: open } = Promise.withResolvers<void>()

  const passing =
    <Args extends ReadonlyArray<unknown>, A>(run: (...args: Args) => Promise<A>) =>
    async (...args: Args): Promise<A> => {
      operations += 1
      if (operations >= pauseAt) await gate
      return run(...args)
    }

  const handle = (file: OpenFile): OpenFile => ({
    write: passing(file.write),
    truncate: passing(file.truncate),
    sync: passing(file.sync),
    identity: passing(file.identity),
    close: passing(file.close)
  })

  const own: StoreFileSystem = {
    makeFolder: passing(files.makeFolder),
    list: passing(files.list),
    read: passing(files.read),
    look: files.look,
    create: passing(async (path) => handle(await files.create(path))),
    createLasting: passing(async (path) => handle(await files.createLasting(path))),
    open: passing(async (path) => handle(await files.open(path))),
    rename: passing(files.rename),
    link: passing(files.link),
    remove: passing(files.remove),
    identity: passing(files.identity),
    status: files.status,
    freeSpace: passing(files.freeSpace),
    syncFolder: passing(files.syncFolder)
  }

  return {
    files: own,
    operations: () => operations,
    isPaused: () => operations >= pauseAt,
    /** Before the operation of this number, counted from now. */
    pauseAfter: (count: number) => {
      ;({ promise: gate, resolve: open } = Promise.withResolvers<void>())
      pauseAt = operations + count
    },
    goOn: () => {
      pauseAt = Number.POSITIVE_INFINITY
      open()
    }
  }
}
