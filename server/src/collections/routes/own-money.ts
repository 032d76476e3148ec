import { implement } from '@orpc/server'
import { archivedLedgersEndpoints } from '@touchline/contract/collections/endpoints/archived-ledgers'
import { payerEndpoints } from '@touchline/contract/collections/endpoints/payers'
import { nextAmount } from '@touchline/domain/collections/instalments'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { RequestContext } from '#server/platform/http/context.ts'
import { accountQuery } from '#server/platform/http/handlers.ts'

import { exportArchivedLedgers } from '../commands/export.ts'
import { settlePage } from '../commands/settle-page.ts'
import { findArchivedLedgers, requireArchivedLedger } from '../queries/archived-ledgers.ts'
import { findOpenPagesOfCheckout } from '../queries/checkouts.ts'
import { findFormsToFill } from '../queries/forms-to-fill.ts'
import { billToken } from '../queries/links.ts'
import { findMyBills, type MyBill } from '../queries/my-bills.ts'

const os = implement({ ...payerEndpoints, ...archivedLedgersEndpoints }).$context<RequestContext>()

/** An account's bills in all teams, and the archived ledgers of teams it ran. */
export const ownMoneyRoutes = {
  myBills: os.myBills.handler(
    accountQuery(async ({ db, account, now, context: { platform } }) => {
      const forms = await findFormsToFill(db, account.id)
      const bills = await settledBills(platform, {
        accountId: account.id,
        provider: platform.payments.provider,
      })
      const withTokens = bills.map(async ({ timeZone, instalments, ...bill }) => ({
        ...bill,
        isLate:
          bill.outstanding > 0 && bill.dueOn !== null && bill.dueOn < dayInZone(now, timeZone),
        nextAmount: nextAmount(instalments, bill.outstanding),
        token: await billToken(platform.database, { teamId: bill.teamId, billId: bill.id }),
      }))
      return { forms: [...forms], bills: await Promise.all(withTokens) }
    }),
  ),

  archivedLedgers: os.archivedLedgers.handler(
    accountQuery(async ({ db, account }) => ({
      books: [...(await findArchivedLedgers(db, account.id))],
    })),
  ),

  exportArchivedLedgers: os.exportArchivedLedgers.handler(
    accountQuery(async ({ db, account, input, context }) => {
      const books = await requireArchivedLedger(db, { ...input, accountId: account.id })
      const file = await exportArchivedLedgers(db, { ...input, books })
      context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
      return file.bytes
    }),
  ),
}

/** Asks the provider about open pages for several bills. */
async function settledBills(
  platform: RequestContext['platform'],
  who: Parameters<typeof findMyBills>[1],
): Promise<readonly MyBill[]> {
  const { database } = platform
  const bills = await findMyBills(database, who)
  const open = bills.filter(({ outstanding }) => outstanding > 0).map(({ id }) => id)
  const pages = open.length === 0 ? [] : await findOpenPagesOfCheckout(database, open)
  for (const page of pages) await settlePage(platform, page)
  return pages.length === 0 ? bills : findMyBills(database, who)
}
