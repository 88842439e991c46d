import { Clock, Effect, Option } from "effect"
import { isLinkPossible, linkIdOf } from "#core/domain/links/link-rules.ts"
import { minuteMillis } from "#core/domain/values/durations.ts"
import type { Painter, PreviewContent } from "#core/ports/preview-painter.ts"
import { findByLink } from "#core/use-cases/links/find-by-link.ts"
import { readPreview, readPreviewPhoto } from "#core/use-cases/previews/read-preview.ts"
import type { PreviewSource, RenderedPreview } from "../cache/rendered-preview.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { notFound } from "../requests/unrouted.ts"
import { redirect } from "../responses/plain-response.ts"
import { noIndexHeaders } from "./visitor-page.ts"

const commonPicture = redirect(302, "/assets/v1/preview.png", noIndexHeaders)

const estimatedHeadBytes = 2_000

const commonPreview: RenderedPreview = {
  source: null,
  response: commonPicture,
  estimatedBytes: estimatedHeadBytes
}

const renderedPreview = (source: PreviewSource, png: Uint8Array<ArrayBuffer>): RenderedPreview => ({
  source,
  response: {
    status: 200,
    headers: { ...noIndexHeaders, "content-type": "image/png", "content-length": String(png.length) },
    body: png
  },
  estimatedBytes: estimatedHeadBytes + png.length
})

const isSameSource = (a: PreviewSource, b: PreviewSource | null): boolean =>
  a.name === b?.name && a.question === b.question && a.photo === b.photo

const photoRetryMillis = 10 * minuteMillis

export const renderPreview = (painter: Painter) => {
  const render = Effect.fnUntraced(function* (source: PreviewSource, photo: PreviewContent["photo"]) {
    const png = yield* painter.paint({ ...source, photo })
    return png === null ? commonPreview : renderedPreview(source, png)
  })
  return (linkId: string, former: RenderedPreview | undefined) =>
    Effect.gen(function* () {
      const { changesAt, ...source } = yield* readPreview(linkId)
      if (former !== undefined && isSameSource(source, former.source)) return { content: former, changesAt }
      const photo = yield* Effect.option(readPreviewPhoto(source.photo))
      if (Option.isSome(photo)) return { content: yield* render(source, photo.value), changesAt }
      const retryAt = (yield* Clock.currentTimeMillis) + photoRetryMillis
      const content = yield* render({ ...source, photo: null }, null)
      return { content, changesAt: Math.min(changesAt ?? retryAt, retryAt) }
    }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(null)))
}

const fileName = /^([^.]+)\.png$/

/** Sends the picture that was rendered with the owner's last change, or else the common one: no request renders any. */
export const previewPicture = ({ site, request, params, url }: RoutedRequest) =>
  Effect.suspend(() => {
    const unknown = notFound(site, url.pathname, pageLanguage({ request, url }))
    const link = fileName.exec(params.file ?? "")?.[1] ?? ""
    if (!isLinkPossible(link)) return Effect.succeed(unknown)
    const rendered = site.previews.find(linkIdOf(link))?.response
    if (rendered !== undefined)
      return Effect.succeed(request.method === "HEAD" ? { ...rendered, body: null } : rendered)
    return findByLink(link).pipe(
      Effect.as(commonPicture),
      site.limits.rendering(request),
      Effect.catchTag("ProfileNotFound", () => Effect.succeed(unknown))
    )
  })
