import { Schema } from "effect"
import type { AssociatedData } from "../values/sealed.ts"
import { added, instant, sealedText } from "../values/stored-fields.ts"
import { Digest } from "./digest.ts"

/** `json` is signed (Standard Webhooks); `ntfy` is the plain text that an ntfy topic shows. */
export const webhookForms = ["json", "ntfy"] as const
export type WebhookForm = (typeof webhookForms)[number]

export const webhookStates = ["waiting", "delivered", "failed"] as const

/** A request that tells an address of the owner's choice how many notes came. Like a digest, it contains no text. */
export const Webhook = Schema.Struct({
  /** Sealed `WebhookTarget`: whoever knows the address of a chat or a topic may write to it. */
  target: sealedText,
  form: Schema.Literals(webhookForms),
  schedule: Digest,
  state: Schema.Literals(webhookStates),
  savedAt: added(instant)
})
export type Webhook = typeof Webhook.Type

export const WebhookTarget = Schema.Struct({
  address: Schema.String,
  secret: Schema.String
})
export type WebhookTarget = typeof WebhookTarget.Type

type WebhookHolder = Pick<AssociatedData, "owner"> & { readonly id: string }

export const webhookAssociatedData = ({ owner, id }: WebhookHolder): AssociatedData => ({
  owner,
  item: id,
  field: "webhook"
})
