import { Schema } from "effect"

const OwnerView = Schema.Struct({
  id: Schema.String,
  name: Schema.NullOr(Schema.String),
  link: Schema.NullOr(Schema.String),
  email: Schema.String,
  /** `leaving`: deleted by its owner, `removed`: by an operator. */
  state: Schema.Literals(["open", "paused", "suspended", "leaving", "removed"]),
  opensAt: Schema.NullOr(Schema.String),
  suspendedFor: Schema.NullOr(Schema.String),
  deletedAt: Schema.NullOr(Schema.String),
  signedUpOn: Schema.String,
  lastUsedOn: Schema.NullOr(Schema.String),
  shownNotes: Schema.Int
})
export type OwnerView = typeof OwnerView.Type

/** In the body, so that no address of a request contains a name or an email. */
const OwnerSearch = Schema.Struct({
  text: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  after: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(320)))
})

const FoundOwners = Schema.Struct({
  owners: Schema.Array(OwnerView),
  count: Schema.Int,
  next: Schema.NullOr(Schema.String)
})
export type FoundOwners = typeof FoundOwners.Type

const ResetLinkMade = Schema.Struct({ link: Schema.NullOr(Schema.String) })

export const ownerSchemas = {
  findOwners: { body: OwnerSearch, response: FoundOwners },
  suspendOwner: { body: Schema.Struct({ reason: Schema.String }), response: OwnerView },
  resumeOwner: { body: null, response: OwnerView },
  resetOwner: { body: null, response: ResetLinkMade },
  removeOwner: { body: null, response: OwnerView },
  restoreOwner: { body: null, response: OwnerView }
} as const
