import { Schema } from "effect"
import { devices } from "../domain/accounts/device.ts"
import { webhookForms, webhookStates } from "../domain/accounts/webhook.ts"
import { languages } from "../domain/languages/language.ts"
import { audiences, ReleaseRule } from "../domain/release/release-rule.ts"
import { Syndication } from "../domain/syndication/syndication.ts"
import { Mailed } from "./account-schemas.ts"
import { ChooseQuestions, QuestionSettings } from "./question-schemas.ts"

const audience = Schema.Literals(audiences)
const language = Schema.Literals(languages)

/**
 * `nextAt`: when notes may next appear, whether any wait or not; null without a window, and while the page is
 * closed. `mayLoosenFrom`: when a looser rule may be announced again; null: now.
 */
const ReleaseSettings = Schema.Struct({
  ...ReleaseRule.fields,
  audience: Schema.NullOr(audience),
  isChosen: Schema.Boolean,
  nextAt: Schema.NullOr(Schema.String),
  announced: Schema.NullOr(Schema.Struct({ ...ReleaseRule.fields, audience, from: Schema.String })),
  mayLoosenFrom: Schema.NullOr(Schema.String),
  choices: Schema.Array(Schema.Struct({ ...ReleaseRule.fields, audience }))
})
export type ReleaseSettings = typeof ReleaseSettings.Type

const schedule = {
  every: Schema.Literals(["day", "week"]),
  hour: Schema.Int,
  weekday: Schema.Int,
  zone: Schema.String
}

const webhookForm = Schema.Literals(webhookForms)

export const AccountSettings = Schema.Struct({
  email: Schema.String,
  signsInWith: Schema.Literals(["password", "provider"]),
  isPaused: Schema.Boolean,
  /**
   * When an opened page starts to accept feedback: the next boundary of the release window. Null if it doesn't wait.
   */
  opensAt: Schema.NullOr(Schema.String),
  suspendedFor: Schema.NullOr(Schema.String),
  /** When the account will be deleted: by its owner, who can take that back, and by an operator, who alone can. */
  leavesAt: Schema.NullOr(Schema.String),
  removedAt: Schema.NullOr(Schema.String),
  operatorResets: Schema.Array(Schema.Struct({ by: Schema.String, on: Schema.String })),
  release: ReleaseSettings,
  questions: QuestionSettings,
  syndication: Syndication,
  language: Schema.NullOr(language),
  previewPhoto: Schema.Boolean,
  sendsMail: Schema.Boolean,
  secondFactor: Schema.NullOr(Schema.Struct({ recoveryCodesLeft: Schema.Int })),
  digest: Schema.NullOr(Schema.Struct(schedule)),
  sendsWebhooks: Schema.Boolean,
  webhook: Schema.NullOr(
    Schema.Struct({
      ...schedule,
      /** The name in its address; null if no key opens the address. */
      host: Schema.NullOr(Schema.String),
      form: webhookForm,
      /** `failed`: three attempts failed, and nothing is sent until the webhook is saved again. */
      state: Schema.Literals(webhookStates)
    })
  )
})
export type AccountSettings = typeof AccountSettings.Type

const ChangePassword = Schema.Struct({ current: Schema.String, next: Schema.String })

const ChangeEmail = Schema.Struct({ password: Schema.optionalKey(Schema.String), email: Schema.String })

/**
 * `weekday` is 1 (Monday) to 7 (Sunday), by default Monday. `hour` is in the time zone `zone`, by default UTC.
 */
const scheduleHour = {
  hour: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 })),
  weekday: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))),
  zone: Schema.optionalKey(Schema.String)
}

const SetDigest = Schema.Struct({ every: Schema.Literals(["never", "day", "week"]), ...scheduleHour })
export type SetDigest = typeof SetDigest.Type

const SetWebhook = Schema.Struct({
  every: schedule.every,
  ...scheduleHour,
  target: Schema.optionalKey(Schema.Struct({ address: Schema.String, form: webhookForm }))
})
export type SetWebhook = typeof SetWebhook.Type

const WebhookSet = Schema.Struct({
  account: AccountSettings,
  /** Key of the signatures, shown once: null unless there is a new target whose messages are read for it. */
  secret: Schema.NullOr(Schema.String)
})

/** Origins of websites, at most five; the response spells them as browsers compare them. */
const SetSyndication = Schema.Struct({
  feed: Schema.Boolean,
  embedOrigins: Schema.Array(Schema.String)
})
export type SetSyndication = typeof SetSyndication.Type

const SetPreview = Schema.Struct({ photo: Schema.Boolean })
export type SetPreview = typeof SetPreview.Type

const SessionView = Schema.Struct({
  id: Schema.String,
  device: Schema.Literals(devices),
  /** 12:00 UTC of the day; no finer time is stored. */
  lastUsedAt: Schema.String,
  isCurrent: Schema.Boolean
})
export type SessionView = typeof SessionView.Type

export const accountSettingsSchemas = {
  accountSettings: { body: null, response: AccountSettings },
  changePassword: { body: ChangePassword, response: null },
  changeEmail: { body: ChangeEmail, response: Schema.Union([AccountSettings, Mailed]) },
  confirmNewEmail: { body: Schema.Struct({ token: Schema.String }), response: AccountSettings },
  setDigest: { body: SetDigest, response: AccountSettings },
  chooseLanguage: { body: Schema.Struct({ language }), response: AccountSettings },
  setWebhook: { body: SetWebhook, response: WebhookSet },
  removeWebhook: { body: null, response: AccountSettings },
  chooseAudience: { body: Schema.Struct({ audience }), response: AccountSettings },
  chooseQuestions: { body: ChooseQuestions, response: AccountSettings },
  setSyndication: { body: SetSyndication, response: AccountSettings },
  setPreview: { body: SetPreview, response: AccountSettings },
  listSessions: { body: null, response: Schema.Array(SessionView) },
  endOtherSessions: { body: null, response: null },
  endSession: { body: null, response: null }
} as const
