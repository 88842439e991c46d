import { Effect, Schema } from "effect"
import type { BodyKind, BodyOf, Call, ParamsOf } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { readForm } from "../body/read-form.ts"
import { readJson } from "../body/read-json.ts"
import { readMultipart, type UploadLimiter } from "../body/read-multipart.ts"
import type { RateLimited } from "../responses/rate-limited.ts"
import { badRequest, type RequestError } from "../responses/request-error.ts"
import type { SiteRequest } from "../site/site.ts"
import { type Calls, schemas } from "./call-schema.ts"

export interface RoutedRequest extends SiteRequest {
  readonly params: Readonly<Record<string, string>>
}

export interface CallRequest<N extends CallName> extends SiteRequest {
  readonly param: (name: keyof ParamsOf<Calls[N]> & string) => string
  /** Checks content type, size and Schema, in this order. */
  readonly body: Effect.Effect<BodyOf<Calls[N]>, RequestError | RateLimited>
}

interface BodySource {
  readonly request: Request
  readonly receive: UploadLimiter
}

type BodyReader = (sent: BodySource, call: Call) => Effect.Effect<unknown, RequestError | RateLimited>

const bodyReaders: Readonly<Record<BodyKind, BodyReader>> = {
  none: () => Effect.die("This call takes no body."),
  json: ({ request }) => readJson(request),
  form: ({ request }) => readForm(request),
  multipart: ({ request, receive }, { fileField }) => readMultipart(request, fileField, receive)
}

export const invalidFields = badRequest("Some fields are missing or have the wrong type.")

const bodyReader = <N extends CallName>(
  name: N
): ((sent: BodySource) => Effect.Effect<BodyOf<Calls[N]>, RequestError | RateLimited>) => {
  const schema = schemas[name].body
  if (schema === null) return () => Effect.die("This call takes no body.")
  const decode = Schema.decodeUnknownEffect(schema)
  const read = bodyReaders[calls[name].body]
  return (sent) =>
    read(sent, calls[name]).pipe(
      Effect.flatMap((body) => decode(body).pipe(Effect.mapError(() => invalidFields)))
    )
}

export const makeCallRequest = <N extends CallName>(
  name: N
): ((routed: RoutedRequest, account?: string) => CallRequest<N>) => {
  const readBody = bodyReader(name)
  return (routed, account = "") => {
    const { site, request, params } = routed
    return {
      site,
      request,
      get url() {
        return routed.url
      },
      param: (parameter: string) => params[parameter] ?? "",
      body: readBody({ request, receive: site.limits.receive(request, account) })
    }
  }
}
