import type { FilledHive } from "#ui/offline/samples/fill-hives.ts"
import { sampleAdmin } from "#ui/offline/samples/sample-people.ts"

const hiveLines = (address: string, { title, email, link }: FilledHive): ReadonlyArray<string> => [
  `  ${title}`,
  `    email    ${email}`,
  `    visitors ${link === null ? "no link yet" : `${address}/${link}`}`
]

export const signInCard = (address: string, hives: ReadonlyArray<FilledHive>): string =>
  [
    "",
    "Sample hives. Their data are temporary: they go when this ends.",
    "",
    ...hives.flatMap((hive) => hiveLines(address, hive)),
    "",
    `Owners sign in at ${address}/sign-in, all with the password: ${sampleAdmin.password}`,
    `The operator signs in at ${address}/admin/login as ${sampleAdmin.username}, with the same password.`,
    ""
  ].join("\n")
