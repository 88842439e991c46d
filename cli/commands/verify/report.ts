import type { Verification, VerifiedAddress } from "#adapters/http/node/verify-site.ts"
import { productName } from "#core/domain/values/product-name.ts"
import { version } from "../../system/version.ts"
import { counted } from "../../terminal/counted.ts"
import { tableOf } from "../../terminal/table.ts"
import { withoutControls } from "../../terminal/without-controls.ts"
import type { ShownSetting } from "./page-settings.ts"

const release = `${productName} ${version}`

interface ShownVerification extends Omit<Verification<never>, "settings"> {
  readonly settings: ReadonlyArray<ShownSetting>
}

const settingLines = (settings: ReadonlyArray<ShownSetting>): ReadonlyArray<string> =>
  settings.length === 0
    ? []
    : [
        "",
        "Settings that its pages show, which may differ between servers:",
        ...tableOf(
          ["Setting", "Value"],
          settings.map(({ variable, value }) => [variable, value ?? "not set"])
        )
      ]

const sameLines = ({ files, pages, languages }: ShownVerification): ReadonlyArray<string> => [
  `The same as in ${release}: ${counted(files.length, "file")} (scripts, styles, fonts, images), and`,
  `${pages.length} pages in ${languages.length} languages with all headers, byte by byte: ${pages.join(" ")}`
]

const differenceLines = ({ differences }: ShownVerification): ReadonlyArray<string> => [
  ...differences.map(({ path, problem }) => `${path}: ${problem}`),
  "",
  `${counted(differences.length, "difference")}: this is not ${release}, or something on the way alters it.`
]

const visitorPageLines = (
  { origin, link }: VerifiedAddress,
  { isLinkUnknown }: ShownVerification
): ReadonlyArray<string> => {
  if (link === null) return ["", "No visitor page was compared: add a link to the address."]
  if (!isLinkUnknown) return []
  return ["", `There is no page at ${origin.origin}/${link}: no visitor page was compared. Check the link.`]
}

const limits = (host: string) => [
  "",
  `This proves that ${host} sent unaltered pages and scripts of this release to this computer, now.`,
  "It does not prove that others are sent the same, nor how the server responds to a form or what it does",
  "with what it receives."
]

export const reportLines = (address: VerifiedAddress, result: ShownVerification): ReadonlyArray<string> => {
  const isSame = result.differences.length === 0
  return [
    `Release ${version}, whose list of files has the SHA-256 ${result.list}`,
    "",
    ...(isSame ? sameLines(result) : differenceLines(result)),
    ...settingLines(result.settings),
    ...visitorPageLines(address, result),
    ...(isSame ? limits(address.origin.host) : [])
  ].map(withoutControls)
}
