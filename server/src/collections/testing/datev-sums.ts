import { defaultAccounts } from '@touchline/domain/collections/accounting/chart'

import type { Database } from '#server/platform/database/database.ts'

import { sumBookings } from '../commands/accounting/bookings.ts'
import { writeBatch } from '../commands/accounting/export.ts'
import { findClubBookings } from '../queries/accounting.ts'

export interface DatevWanted {
  readonly clubId: string
  readonly accountId: string
  readonly billId: string
}

const settings = {
  consultant: 1001,
  client: 1,
  yearBegins: 1,
  accountLength: 4,
  chart: '04',
  accounts: defaultAccounts['04'],
} as const
export const period = { from: '2020-01-01', to: '2030-12-31' }

/** What a bill comes to on the accounts of the accountant's file, in minor units, and what the screen says. */
export async function datevSums(database: Database, { billId, clubId, accountId }: DatevWanted) {
  const rows = await clubBookingsOf(database, { billId, clubId, accountId })
  const { bytes } = writeBatch(rows, { settings, ...period, createdAt: new Date(0) })
  const on = balancesIn(bytes.toString('latin1'))
  const { fees, debtors, bank, cash, transit } = settings.accounts
  const { charged = 0, paid = 0, outstanding = 0 } = sumBookings(rows).sums[0] ?? {}
  return {
    fees: -on(fees),
    outstanding: on(debtors),
    paid: on(bank) + on(cash) + on(transit),
    shown: { charged, paid, outstanding },
  }
}

/** What the club's files have of a bill. */
export async function clubBookingsOf(
  database: Database,
  { billId, clubId, accountId }: DatevWanted,
) {
  const bill = await database
    .selectFrom('bills')
    .select('number')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
  const all = await findClubBookings(database, { clubId, accountId, ...period })
  return all.filter(({ number }) => number === bill.number)
}

/** Debit less credit of an account, in minor units; header and headings are left out. */
export function balancesIn(batch: string): (account: string) => number {
  const rows = batch.split('\r\n').slice(2, -1)
  return (account) =>
    rows.reduce((sum, row) => {
      const fields = row.split(';')
      const cents = Number(fields[0]?.replace(',', ''))
      return sum + (fields[6] === account ? cents : 0) - (fields[7] === account ? cents : 0)
    }, 0)
}
