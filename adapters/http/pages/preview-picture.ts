import { Effect } from "effect"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import type { Painter } from "#core/ports/preview-painter.ts"
import { findByLink } from "#core/use-cases/links/find-by-link.ts"
import { readPreview } from "#core/use-cases/previews/read-preview.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { notFound } from "../requests/unrouted.ts"
import { type PlainResponse, redirect } from "../responses/plain-response.ts"
import { isLinkPossible } from "../site/paths.ts"
import type { Site } from "../site/site.ts"
import { noIndexHeaders } from "./visitor-page.ts"

const commonPicture = redirect(302, "/assets/v1/preview.png", noIndexHeaders)

const pictureResponse = (png: Uint8Array<ArrayBuffer>): PlainResponse => ({
  status: 200,
  headers: { ...noIndexHeaders, "content-type": "image/png", "content-length": String(png.length) },
  body: png
})

/** Draws the picture of a link; null if the link leads nowhere. */
export const previewResponses =
  ({ pages }: Pick<Site, "pages">, painter: Painter) =>
  (linkId: string) =>
    Effect.gen(function* () {
      const { until, photo, ...owner } = yield* readPreview(linkId)
      const png = yield* painter.paint({ ...pages.preview(owner), photo })
      return { responses: { preview: png === null ? commonPicture : pictureResponse(png) }, until }
    }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(null)))

const fileName = /^([^.]+)\.png$/

/** Sends the picture that was drawn with the owner's last change, or else the common one: no request draws any. */
export const previewPicture = ({ site, request, params, url }: RoutedRequest) =>
  Effect.suspend(() => {
    const unknown = notFound(site, url.pathname)
    const link = fileName.exec(params.file ?? "")?.[1] ?? ""
    if (!isLinkPossible(link)) return Effect.succeed(unknown)
    const drawn = site.previews.find(linkIdOf(link), "preview")
    if (drawn !== undefined)
      return Effect.succeed(request.method === "HEAD" ? { ...drawn, body: null } : drawn)
    return findByLink(link).pipe(
      Effect.as(commonPicture),
      site.limits.rendering(request),
      Effect.catchTag("ProfileNotFound", () => Effect.succeed(unknown))
    )
  })
