import { Schema } from "effect"

export class BackupsOff extends Schema.TaggedError<BackupsOff>()("BackupsOff", {}) {
  override get message() {
    return "Only a server makes backups, and here your browser is the server."
  }
}

export class BackupMadeToday extends Schema.TaggedError<BackupMadeToday>()("BackupMadeToday", {}) {
  override get message() {
    return "Today’s backup was already downloaded. The next one can be made after midnight UTC."
  }
}

export class BackupTooSlow extends Schema.TaggedError<BackupTooSlow>()("BackupTooSlow", {}) {
  override get message() {
    return "The download of a backup took too long."
  }
}
