import { implement } from '@orpc/server'
import { payerEndpoints } from '@touchline/contract/collections/endpoints/payers'

import { command } from '#server/platform/http/command.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { limitFailedAttempts } from '#server/platform/rate-limit/failed-attempts.ts'

import { billFile } from '../commands/bill-file.ts'
import { signMandate } from '../commands/debits/sign-mandate.ts'
import { payBills } from '../commands/pay-bills.ts'
import { withdrawEntry } from '../commands/places/withdraw.ts'
import { requestRelief } from '../commands/request-relief.ts'
import { settlePage } from '../commands/settle-page.ts'
import type { BillKey } from '../queries/books.ts'
import { findOpenPage } from '../queries/checkouts.ts'
import { openBillToken } from '../queries/links.ts'
import { billPageOf } from './bill-page.ts'

const os = implement(payerEndpoints).$context<RequestContext>()

/** What payers can do with a bill; its link is the authorisation. */
export const billPageRoutes = {
  openBill: os.openBill.handler(async ({ input, context }) => {
    const { platform } = context
    const bill = await billOf(context, input.token)
    const page = await findOpenPage(platform.database, bill)
    const settled = page === undefined ? 'settled' : await settlePage(platform, page)
    const shown = await billPageOf(platform, bill)
    return { ...shown, isWaiting: shown.isWaiting || settled === 'not_asked' }
  }),

  payBills: os.payBills.handler(async ({ input: { tokens, pay }, context }) => {
    const bills: BillKey[] = []
    for (const token of new Set(tokens)) bills.push(await billOf(context, token))
    return payBills(context.platform, { bills, pay })
  }),

  requestRelief: os.requestRelief.handler(async ({ input: { token, ...words }, context }) => {
    const { platform } = context
    const bill = await billOf(context, token)
    const now = platform.clock()
    await command(context, async (tx) => {
      await requestRelief(tx, bill, { ...words, now })
      return bill
    })
    return billPageOf(platform, bill)
  }),

  withdraw: os.withdraw.handler(async ({ input, context }) => {
    const { platform } = context
    const bill = await billOf(context, input.token)
    const now = platform.clock()
    return command(context, (tx) => withdrawEntry(tx, bill, now))
  }),

  signMandate: os.signMandate.handler(async ({ input: { token, mandate }, context }) => {
    const { platform, account } = context
    const bill = await billOf(context, token)
    const now = platform.clock()
    await command(context, async (tx) => {
      await signMandate(tx, { ...bill, mandate, accountId: account?.id ?? null, now })
      return bill
    })
    return billPageOf(platform, bill)
  }),

  receipt: os.receipt.handler(async ({ input: { token, ...wanted }, context }) => {
    const bill = await billOf(context, token)
    return billFile(context.platform, { ...bill, ...wanted })
  }),
}

/** Wrong tokens are limited per network, so that bills can't be guessed. */
async function billOf(
  { platform, request, account }: RequestContext,
  token: string,
): Promise<BillKey> {
  const visitor = { platform, account, ip: request.ip, scope: 'collections' }
  return limitFailedAttempts(visitor, () => openBillToken(platform.database, token))
}
