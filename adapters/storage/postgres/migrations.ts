import { firstTables } from "./migrations/0001-first-tables.ts"
import { overviews } from "./migrations/0002-overviews.ts"
import { identities } from "./migrations/0003-identities.ts"
import { itemsById } from "./migrations/0004-items-by-id.ts"
import { vacuumAtOnce } from "./migrations/0005-vacuum-at-once.ts"
import { verdictsGoToo } from "./migrations/0006-verdicts-go-too.ts"
import { linksStay } from "./migrations/0007-links-stay.ts"
import { covers } from "./migrations/0008-covers.ts"
import { seen } from "./migrations/0009-seen.ts"
import { pageStates } from "./migrations/0010-page-states.ts"
import { devices } from "./migrations/0011-devices.ts"
import { marks } from "./migrations/0012-marks.ts"
import { resetLinks } from "./migrations/0013-reset-links.ts"
import { digests } from "./migrations/0014-digests.ts"
import { pendingByOwner } from "./migrations/0015-pending-by-owner.ts"
import { erasure } from "./migrations/0016-erasure.ts"
import { formerEmails } from "./migrations/0017-former-emails.ts"
import { pageHours } from "./migrations/0018-page-hours.ts"
import { insights } from "./migrations/0019-insights.ts"
import { ownerReleases } from "./migrations/0020-owner-releases.ts"
import { adminRoles } from "./migrations/0021-admin-roles.ts"
import { questions } from "./migrations/0022-questions.ts"
import { reports } from "./migrations/0023-reports.ts"
import { secondFactors } from "./migrations/0024-second-factors.ts"
import { operatorsDeeds } from "./migrations/0025-operators-deeds.ts"
import { invitations } from "./migrations/0026-invitations.ts"
import { syndication } from "./migrations/0027-syndication.ts"
import { erasureOfWebsitesAndReports } from "./migrations/0028-erasure-of-websites-and-reports.ts"
import { webhooks } from "./migrations/0029-webhooks.ts"
import { receipts } from "./migrations/0030-receipts.ts"
import { linkPreviews } from "./migrations/0031-link-previews.ts"
import { accountLanguages } from "./migrations/0032-account-languages.ts"
import { daysOfWithdrawals } from "./migrations/0033-days-of-withdrawals.ts"

export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Forward-only. A migration's number is its position, from 1; released ones must never change. */
export const migrations: ReadonlyArray<Migration> = [
  { name: "first tables", sql: firstTables },
  { name: "overviews", sql: overviews },
  { name: "identities", sql: identities },
  { name: "items by id", sql: itemsById },
  { name: "vacuum at once", sql: vacuumAtOnce },
  { name: "verdicts go too", sql: verdictsGoToo },
  { name: "links stay", sql: linksStay },
  { name: "covers", sql: covers },
  { name: "seen", sql: seen },
  { name: "page states", sql: pageStates },
  { name: "devices", sql: devices },
  { name: "marks", sql: marks },
  { name: "reset links", sql: resetLinks },
  { name: "digests", sql: digests },
  { name: "pending by owner", sql: pendingByOwner },
  { name: "erasure", sql: erasure },
  { name: "former emails", sql: formerEmails },
  { name: "page hours", sql: pageHours },
  { name: "insights", sql: insights },
  { name: "owner releases", sql: ownerReleases },
  { name: "admin roles", sql: adminRoles },
  { name: "questions", sql: questions },
  { name: "reports", sql: reports },
  { name: "second factors", sql: secondFactors },
  { name: "operators' deeds", sql: operatorsDeeds },
  { name: "invitations", sql: invitations },
  { name: "syndication", sql: syndication },
  { name: "erasure of websites and reports", sql: erasureOfWebsitesAndReports },
  { name: "webhooks", sql: webhooks },
  { name: "receipts", sql: receipts },
  { name: "link previews", sql: linkPreviews },
  { name: "account languages", sql: accountLanguages },
  { name: "days of withdrawals", sql: daysOfWithdrawals }
]
