import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { drawEmblems } from "#ui/emblems/render-emblems.ts"
import { emblemUrl } from "#ui/text/emblem-url.ts"

const folder = new URL("../../../ui/public/assets/v1/emblems/", import.meta.url)
const emblems = drawEmblems()

// `npm run emblems` writes them again.
test.each(emblems)("%s is what the drawing says", async (file, svg) => {
  await expect(svg).toMatchFileSnapshot(fileURLToPath(new URL(file, folder)))
})

test("[spec 9 4] every badge of the catalogue has its emblem, and there is no other one", () => {
  const wanted = defaultBadges.map(({ category, tier }) => emblemUrl(category, tier).split("/").at(-1))
  expect(wanted).toHaveLength(25)
  expect(readdirSync(folder).sort()).toEqual(wanted.sort())
  expect(emblems.map(([file]) => file).sort()).toEqual(wanted.sort())
})

test("an emblem bears its badge's name", () => {
  for (const { name, category, tier } of defaultBadges) {
    const file = emblemUrl(category, tier).split("/").at(-1)
    expect(emblems.find(([each]) => each === file)?.[1]).toContain(`aria-label="${name}"`)
  }
})

/** Several can be inlined in one page, and none needs anything from elsewhere. */
test("an emblem has no ids, no scripts and no addresses", () => {
  for (const [file, svg] of emblems) {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), file).not.toMatch(
      / id=|<script|url\(|https?:/
    )
    expect(svg.length, file).toBeLessThan(12_000)
  }
})
