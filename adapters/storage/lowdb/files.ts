/** Tells whether a file is still the one that was written: another inode or another revision is another file. */
export interface FileIdentity {
  readonly inode: string
  readonly size: number
  /** Of the size and the time of the last write. */
  readonly revision: string
}

/** A file or folder as the system describes it, without a look inside. */
export interface FileStatus {
  readonly identity: FileIdentity
  /** Whether this process may read it, and write to it. */
  readonly isUsable: boolean
}

/** Room on the disk for this process. */
export interface FreeSpace {
  readonly bytes: number
  /** How many more files it takes; infinite where the file system sets no number. */
  readonly files: number
}

export interface FileContent {
  readonly content: Buffer
  readonly identity: FileIdentity
}

/** A file open for writing at its end. */
export interface OpenFile {
  /** All of the bytes, at the end. A rejection may leave a part of them. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly truncate: (length: number) => Promise<void>
  /** When it resolves, content and length survive a power loss. */
  readonly sync: () => Promise<void>
  readonly identity: () => Promise<FileIdentity>
  readonly close: () => Promise<void>
}

/** All that the store asks of the file system; tests put faults in here. */
export interface Files {
  /** With its parents, mode 0700; one that exists is fine. */
  readonly makeFolder: (path: string) => Promise<void>
  readonly list: (folder: string) => Promise<ReadonlyArray<string>>
  /** The whole file; undefined when there is none. May block: it is called at the start alone. */
  readonly read: (path: string) => Promise<FileContent | undefined>
  /**
   * The file of that name now, with `length` bytes from `position` on, or fewer at its end; undefined when there is
   * none. Blocks, for some 10 µs: the way through the thread pool takes ten times as long.
   */
  readonly look: (path: string, position: number, length: number) => FileContent | undefined
  /** A new file, mode 0600; rejects when there is one. */
  readonly create: (path: string) => Promise<OpenFile>
  /** The same; when one of its writes resolves, what was written survives a power loss. */
  readonly createLasting: (path: string) => Promise<OpenFile>
  /** A file that exists. */
  readonly open: (path: string) => Promise<OpenFile>
  readonly rename: (from: string, to: string) => Promise<void>
  /** False when `to` exists, or when somebody swept `from` away. */
  readonly link: (from: string, to: string) => Promise<boolean>
  /** Removing what is not there is no error. */
  readonly remove: (path: string) => Promise<void>
  readonly identity: (path: string) => Promise<FileIdentity | undefined>
  /** Undefined when there is none. Blocks, for some 3 µs: a look at 100,000 files must not take the thread pool. */
  readonly status: (path: string) => FileStatus | undefined
  readonly freeSpace: (path: string) => Promise<FreeSpace>
  /** When it resolves, the names in the folder survive a power loss. */
  readonly syncFolder: (path: string) => Promise<void>
}
