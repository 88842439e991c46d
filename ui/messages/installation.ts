const utcDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" })

const megabytesOf = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

export const installationMessages = {
  stateTitle: "State",
  version: "Version",
  versionOn: (program: string, runtime: string) => `${program}, on ${runtime}`,
  store: "Store",
  stores: { lowdb: "Data folder", postgres: "PostgreSQL" } as Readonly<Record<string, string>>,
  storeVersion: (store: string, version: number) => `${store}, data version ${version}`,
  guard: "Guard",
  guardWorks: (version: string) => `Works, version ${version}`,
  guardAway: "Away. Notes wait until it is back, or are judged by the rules on this server alone.",
  mail: "Mail",
  mailStates: {
    works: "Works",
    fails: "Doesn’t work. “honesthive status” on the server says why.",
    off: "Not set up"
  },
  disk: "Disk",
  diskUsed: (tenths: number) => `About ${tenths * 10} % used`,
  diskUnknown: "Not known here. Ask your database or your host.",
  lastBackup: "Last backup",
  lastBackupOn: utcDay,
  noBackup: "None yet",
  backupTitle: "Download a backup",
  backupHint:
    "Everything in one sealed file: accounts, notes and pictures. Once a day. Keep it no longer than 30 days, because deleted notes are still in it.",
  keyHint:
    "The key is not in it. Without the encryption key of this server nobody can read the file, you included, so keep the key in another place.",
  password: "Your password",
  passwordMissing: "Please enter your password.",
  download: "Download backup",
  preparing: "Preparing the backup",
  received: (bytes: number) => `${megabytesOf(bytes)} received. Keep this page open.`,
  saved: (bytes: number) => `Your backup is complete: ${megabytesOf(bytes)}. Your browser is saving it.`,
  notDownloaded: "Couldn’t download the backup",
  brokeOff: "The download broke off, so it doesn’t count. You can try again right away.",
  doneToday: "Today’s backup was downloaded. You can download the next one after midnight UTC.",
  logTitle: "What admins did",
  logEmpty: "Nothing was changed yet.",
  logPages: "Pages of the log",
  logPage: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: "Newer",
  older: "Older",
  logDay: utcDay
} as const
