/** Identifies a version of a file: a different inode or revision means that somebody replaced or changed it. */
export interface FileIdentity {
  readonly inode: string
  readonly size: number
  readonly revision: string
  /** Time of the last change to content, name or permissions. Unlike the time of the last write, no program can set it. */
  readonly changeTime: string
}

export interface FileStatus {
  readonly identity: FileIdentity
  readonly isUsable: boolean
}

export interface FreeSpace {
  readonly bytes: number
  /** Number of files that can still be created; infinite if the file system has no limit. */
  readonly files: number
}

export interface FileContent {
  readonly content: Buffer
  readonly identity: FileIdentity
}

export interface OpenFile {
  /** Appends all bytes. A rejected write may leave some of them in the file. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly truncate: (length: number) => Promise<void>
  /** When it resolves, content and length survive a power loss. */
  readonly sync: () => Promise<void>
  readonly identity: () => Promise<FileIdentity>
  readonly close: () => Promise<void>
}

export interface StoreFileSystem {
  /** Creates the folder and its parents with mode 0700; an existing one is no error. */
  readonly makeFolder: (path: string) => Promise<void>
  readonly list: (folder: string) => Promise<ReadonlyArray<string>>
  /** Undefined if there is no such file. May block. After the start only for a file whose identity changed. */
  readonly read: (path: string) => Promise<FileContent | undefined>
  /**
   * Reads `length` bytes from `position`, or fewer at the file's end; undefined if there is no such file. Blocks for
   * about 10 µs, a tenth of what the thread pool would take.
   */
  readonly look: (path: string, position: number, length: number) => FileContent | undefined
  /**
   * Creates a file with mode 0600; rejects if it exists. In one of `createLasting`, each resolved write survives a
   * power loss.
   */
  readonly create: (path: string) => Promise<OpenFile>
  readonly createLasting: (path: string) => Promise<OpenFile>
  readonly open: (path: string) => Promise<OpenFile>
  readonly rename: (from: string, to: string) => Promise<void>
  /** False if `to` exists or `from` is gone. */
  readonly link: (from: string, to: string) => Promise<boolean>
  /** A missing file is no error. */
  readonly remove: (path: string) => Promise<void>
  readonly identity: (path: string) => Promise<FileIdentity | undefined>
  /**
   * Undefined if there is no such file. Blocks for about 3 µs, so that checking 100,000 files does not occupy the
   * thread pool.
   */
  readonly status: (path: string) => FileStatus | undefined
  readonly freeSpace: (path: string) => Promise<FreeSpace>
  /** When it resolves, the names in the folder survive a power loss. */
  readonly syncFolder: (path: string) => Promise<void>
}
