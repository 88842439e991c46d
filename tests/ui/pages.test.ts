import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { appPages, serverRenderedPages } from "#core/domain/pages/pages.ts"

const routeTree = readFileSync(new URL("../../ui/routeTree.gen.ts", import.meta.url), "utf8")

test("the app finds its way to exactly the pages that the server does not draw", () => {
  const ways = /interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree)?.[1] ?? ""
  expect([...ways.matchAll(/'([^']+)':/g)].map(([, way]) => way).toSorted()).toEqual(
    appPages.filter((page) => !serverRenderedPages.some((drawn) => drawn === page)).toSorted()
  )
})
