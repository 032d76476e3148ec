import { implement } from '@orpc/server'
import { keptBooksEndpoints } from '@touchline/contract/collections/endpoints/kept-books'
import { payerEndpoints } from '@touchline/contract/collections/endpoints/payers'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { exportKeptBooks } from '../commands/export.ts'
import { findAskedForms } from '../queries/asked-forms.ts'
import { findKeptBooks, requireKeptBooks } from '../queries/kept-books.ts'
import { billToken } from '../queries/links.ts'
import { findMyBills } from '../queries/my-bills.ts'

const os = implement({ ...payerEndpoints, ...keptBooksEndpoints }).$context<RequestContext>()

/** What somebody owes, wherever that is, and what is left of the money of teams they ran. */
export const ownMoneyRoutes = {
  myBills: os.myBills.handler(async ({ context }) => {
    const { database, clock } = context.platform
    const { id: accountId } = requireAccount(context)
    const forms = await findAskedForms(database, accountId)
    const bills = await findMyBills(database, accountId)
    const withTokens = bills.map(async ({ timeZone, ...bill }) => ({
      ...bill,
      isLate: bill.owed > 0 && bill.dueOn !== null && bill.dueOn < dayInZone(clock(), timeZone),
      token: await billToken(database, { teamId: bill.teamId, billId: bill.id }),
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
