import { implement } from '@orpc/server'
import { keptBooksEndpoints } from '@touchline/contract/collections/endpoints/kept-books'
import { payerEndpoints } from '@touchline/contract/collections/endpoints/payers'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { exportKeptBooks } from '../commands/export.ts'
import { amountOf } from '../commands/payment-page.ts'
import { settlePage } from '../commands/settle-page.ts'
import { findAskedForms } from '../queries/asked-forms.ts'
import { findOpenTogether } from '../queries/checkouts.ts'
import { findKeptBooks, requireKeptBooks } from '../queries/kept-books.ts'
import { billToken } from '../queries/links.ts'
import { findMyBills, type MyBill } from '../queries/my-bills.ts'

const os = implement({ ...payerEndpoints, ...keptBooksEndpoints }).$context<RequestContext>()

/** What somebody owes, wherever that is, and what is left of the money of teams they ran. */
export const ownMoneyRoutes = {
  myBills: os.myBills.handler(async ({ context }) => {
    const { database, clock, payments } = context.platform
    const { id: accountId } = requireAccount(context)
    const who = { accountId, provider: payments.provider }
    const forms = await findAskedForms(database, accountId)
    const bills = await settledBills(context.platform, who)
    const withTokens = bills.map(async ({ timeZone, ...bill }) => ({
      ...bill,
      isLate: bill.owed > 0 && bill.dueOn !== null && bill.dueOn < dayInZone(clock(), timeZone),
      nextAmount: bill.owed > 0 ? await amountOf(database, keyOf(bill), 'next') : 0,
      token: await billToken(database, keyOf(bill)),
    }))
    return { forms: [...forms], bills: await Promise.all(withTokens) }
  }),

  keptBooks: os.keptBooks.handler(async ({ context }) => {
    const { id } = requireAccount(context)
    return { books: [...(await findKeptBooks(context.platform.database, id))] }
  }),

  exportKeptBooks: os.exportKeptBooks.handler(async ({ input, context }) => {
    const { id: accountId } = requireAccount(context)
    const { database } = context.platform
    const books = await requireKeptBooks(database, { ...input, accountId })
    const file = await exportKeptBooks(database, { ...input, books })
    context.reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
    return file.bytes
  }),
}

const keyOf = ({ teamId, id: billId }: Pick<MyBill, 'teamId' | 'id'>) => ({ teamId, billId })

/** Who comes back from paying several sees what came of it. */
async function settledBills(
  platform: RequestContext['platform'],
  who: Parameters<typeof findMyBills>[1],
): Promise<readonly MyBill[]> {
  const { database } = platform
  const bills = await findMyBills(database, who)
  const open = bills.filter(({ owed }) => owed > 0).map(({ id }) => id)
  const pages = open.length === 0 ? [] : await findOpenTogether(database, open)
  for (const page of pages) await settlePage(platform, page)
  return pages.length === 0 ? bills : findMyBills(database, who)
}
