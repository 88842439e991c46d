/**
 * The ASVS 5.0.0 requirements that can be tested from outside, a row each: their numbers, what holds here, and the files
 * that keep it. Tests carry the numbers in their titles, as `[asvs V3.3.1]` or `[asvs V3.3.1 V3.3.2]`.
 */
const table = `
V1.1.1 | a doubly escaped path is no link, a needless escape is one | adapters/http/requests/unrouted.ts core/domain/links/link-rules.ts
V1.2.1 V3.2.2 | markup in any text of people is shown as text and runs nothing | ui/document/html.ts adapters/http/requests/security-headers.ts
V1.2.3 | no text can close the page's data block | ui/document/html.ts
V1.2.4 | text that looks like SQL is stored as it is | core/ports/hive-store.ts
V1.2.10 | the CSV export holds no formula and reads back as it was | core/domain/transfer/csv.ts
V1.3.4 | an SVG with a script is refused as a picture | core/domain/images/sniff-image.ts
V1.3.6 V13.2.4 | nobody makes the server fetch an address | adapters/identity/oidc/fetch-image.ts core/domain/images/image-address.ts
V1.3.12 | evil strings of any length are refused in milliseconds | core/domain/feedback/feedback-text.ts core/domain/values/text.ts
V1.5.2 V15.3.6 | __proto__ and constructor in a body reach no object | adapters/http/body/read-json.ts
V1.5.3 | odd JSON is answered the same on every store | adapters/http/body/read-json.ts core/domain/values/text.ts
V2.2.1 V2.2.2 | every rule of the forms holds at the API | core/domain/profiles/profile-rules.ts core/domain/links/link-rules.ts core/domain/feedback/feedback-text.ts
V2.2.3 | a badge that is not in the catalogue cannot be edited | core/use-cases/badges/edit-badges.ts
V2.3.1 | only approved items become public | core/domain/hives/feedback-rules.ts
V2.3.2 V2.3.4 | at most five public items, whatever arrives together; a swap publishes one and hides the other, also of two public ones
  | core/domain/hives/feedback-rules.ts core/domain/hives/swap-rules.ts adapters/storage/in-memory/in-memory-store.ts
V2.3.3 | a settled item, its points and its badges are stored together or not at all | core/domain/hives/feedback-rules.ts adapters/storage/lowdb/group-commit.ts
V2.4.1 | floods of one link end in 429 | adapters/http/limits/visitor-limits.ts adapters/http/limits/quotas.ts
V3.2.1 | answers of the API cannot run as documents | adapters/http/requests/security-headers.ts
V3.3.1 V3.3.2 V3.3.3 V3.3.4 | the session's cookie is for this host, https and no script | adapters/http/cookies/session-cookie.ts
V3.3.5 | cookies are small | adapters/http/cookies/session-cookie.ts
V3.4.1 | https is demanded from then on, where it is used | adapters/http/requests/security-headers.ts
V3.4.2 | no other site may read an answer | adapters/http/requests/security-headers.ts
V3.4.3 V3.4.6 | every answer carries a content security policy without exceptions | adapters/http/requests/security-headers.ts
V3.4.4 V3.4.5 | every answer carries nosniff and a referrer policy | adapters/http/requests/security-headers.ts
V3.4.8 | no other window can reach a page | adapters/http/requests/security-headers.ts
V3.5.1 V3.5.2 V3.5.3 | requests that change something come from our own pages, in their own content type | adapters/http/requests/unsafe-request.ts adapters/http/body/content-type.ts
V3.5.6 V3.5.7 V3.5.8 | nothing is a script that another site could load | adapters/http/requests/security-headers.ts adapters/http/responses/plain-response.ts
V3.6.1 | pages ask no other host | adapters/http/requests/security-headers.ts
V3.7.2 | signing in leads to no other site | core/domain/pages/own-path.ts adapters/http/cookies/return-to.ts
V4.1.1 | the content type of every answer is right and names its charset | adapters/http/responses/plain-response.ts adapters/http/node/content-types.ts
V4.1.3 | headers that a proxy would set change nothing | adapters/http/limits/sender-subnet.ts
V4.1.4 | other methods are refused | adapters/http/requests/unrouted.ts adapters/http/node/early-responses.ts
V4.2.1 | requests that could be read in two ways are refused | adapters/http/node/listener.ts adapters/http/node/one-host.ts adapters/http/requests/own-host.ts
V5.2.1 | files over 5 MiB are refused before they are read | adapters/http/body/read-multipart.ts adapters/http/body/read-bytes.ts
V5.2.2 | a file is what it says it is | core/domain/images/sniff-image.ts adapters/images/sharp/index.ts
V5.2.4 | a replaced picture is deleted | core/use-cases/profiles/update-profile.ts core/use-cases/images/make-images.ts
V5.2.6 | a picture's size is read before the picture is | adapters/images/sharp/index.ts core/ports/image-processor.ts
V5.3.1 V5.3.2 | file names of people name nothing on the disk | core/domain/images/image-key.ts
V5.4.1 | pictures are served under names of ours | core/domain/images/image-address.ts adapters/http/routes/uploads.ts
V6.2.1 V6.2.4 V6.2.5 V6.2.8 V6.2.9 V6.2.12 | long passwords of any composition, none that is well known, none altered
  | core/domain/accounts/password-rules.ts core/domain/accounts/well-known-passwords.ts
V6.2.2 V6.2.3 | an owner changes the password, and only with the present one | core/use-cases/accounts/change-password.ts core/use-cases/accounts/confirm-owner.ts
V6.3.1 | guessing is slowed down and locks nobody out | adapters/http/limits/growing-delay.ts adapters/http/limits/sign-in-limits.ts
V6.3.2 | a fresh install knows no account | cli/settings/config.ts core/use-cases/admins/manage-admins.ts
V6.3.8 | signing in does not tell who has an account | core/use-cases/accounts/sign-in.ts
V6.8.1 V10.5.2 | an identity belongs to its issuer | core/domain/accounts/identity-rules.ts core/use-cases/accounts/sign-in-as.ts
V7.2.3 V7.2.4 | session secrets are random and new at each sign-in | adapters/sealing/node/node-secrets.ts core/use-cases/accounts/start-session.ts
V7.3.1 V7.3.2 | sessions end unused, and in any case | core/domain/accounts/session-rules.ts core/use-cases/accounts/authenticate.ts
V7.4.1 V7.4.2 | a session that was ended opens nothing | core/use-cases/accounts/sign-out.ts core/use-cases/accounts/authenticate.ts
V7.4.3 V7.5.2 | a new password ends the other sessions, which their owner sees and ends | core/use-cases/accounts/change-password.ts core/use-cases/accounts/manage-sessions.ts
V8.2.1 V8.2.2 V8.2.3 V8.3.1 | everybody reads and changes only their own, field by field | adapters/http/calls/call-route.ts core/ports/hive-store.ts
V8.3.2 | what the owner takes back is gone at once | core/use-cases/feedback/set-visibility.ts core/use-cases/profiles/set-badge-display.ts
V10.2.1 V10.5.1 | answers of the identity provider are checked | adapters/http/cookies/pending-sign-in.ts adapters/identity/oidc/index.ts
V11.4.2 V11.5.1 | Argon2id, and secrets from the system's random source | adapters/identity/password/index.ts adapters/sealing/node/node-secrets.ts
V13.4.1 V13.4.2 V13.4.3 V13.4.5 V13.4.6 | no sources, settings, listings or versions are served | adapters/http/node/served-files.ts
V14.2.1 V14.3.1 V14.3.2 V14.3.3 | no secret in an address, a cache or the browser's storage | adapters/http/cookies/session-cookie.ts adapters/http/requests/security-headers.ts
V14.2.6 V15.3.1 | answers hold the fields of the contract alone | adapters/http/calls/encode-response.ts
V14.2.8 | pictures lose what else they carry | adapters/images/sharp/index.ts
V15.3.5 V15.3.7 | wrong types and repeated fields are refused | adapters/http/calls/call-schema.ts adapters/http/body/form-fields.ts adapters/http/requests/query-value.ts
V15.4.2 | what is checked still holds when it is done | adapters/storage/in-memory/in-memory-store.ts core/concurrency/keyed-lock.ts
V16.2.5 V16.4.1 | logs hold nothing of people, and no line is forged | adapters/http/calls/run-use-case.ts adapters/logging/index.ts
V16.5.1 V16.5.3 | failures tell nothing, and approve nothing | adapters/http/calls/run-use-case.ts core/use-cases/moderation/moderation-worker.ts
`

interface AsvsItem {
  readonly numbers: ReadonlyArray<string>
  readonly promise: string
  readonly keptBy: ReadonlyArray<string>
}

export const items: ReadonlyArray<AsvsItem> = table
  .trim()
  .replaceAll("\n  ", " ")
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([numbers = "", promise = "", files = ""]) => ({
    numbers: numbers.split(" "),
    promise,
    keptBy: files.split(" ")
  }))
