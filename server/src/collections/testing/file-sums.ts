import type { Database } from '#server/platform/database/database.ts'

import { exportClubLedger } from '../commands/accounting/export-ledger.ts'
import { exportCollection } from '../commands/export.ts'
import type { CollectionKey } from '../queries/collections.ts'
import { clubBookingsOf, datevSums, period, type DatevWanted } from './datev-sums.ts'

type Wanted = CollectionKey &
  DatevWanted &
  Pick<Parameters<typeof exportCollection>[1], 'now' | 'reader'>

/** What the files of a collection come to, in minor units. */
export async function fileSums(database: Database, wanted: Wanted) {
  const lines = async (what: 'participants' | 'journal' | 'ledger') => {
    const input = { ...wanted, what, format: 'csv', language: 'en' } as const
    return linesOf((await exportCollection(database, input)).bytes)
  }
  const ofClub = { ...period, format: 'csv', language: 'en' } as const
  const clubFile = await exportClubLedger(await clubBookingsOf(database, wanted), ofClub)
  return {
    participants: totalsOf(await lines('participants')),
    journalFile: totalsOf(await lines('journal')),
    ledgerFile: ledgerOf(await lines('ledger')),
    clubLedger: ledgerOf(await linesOf(clubFile.bytes)),
    datev: await datevSums(database, wanted),
  }
}

async function linesOf(
  bytes: ConstructorParameters<typeof Response>[0],
): Promise<readonly string[]> {
  return (await new Response(bytes).text()).trim().split('\n')
}

/** What stands on the accounts of the double-entry file; income is a credit. */
function ledgerOf([, ...lines]: readonly string[]) {
  const cents = (cell = '') => Math.round(Number(cell) * 100)
  const sides = lines.map((line) => {
    const cells = line.trim().split(',').slice(-5)
    return { account: cells[0] ?? '', amount: cents(cells[1]) - cents(cells[2]) }
  })
  const on = (...accounts: string[]) =>
    sides
      .filter(({ account }) => accounts.includes(account))
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    fees: -on('Income from fees'),
    outstanding: on('Receivables'),
    paid: on('Bank', 'Cash', 'Checks', 'Vouchers', 'Card payments'),
    isBalanced: sides.reduce((sum, { amount }) => sum + amount, 0) === 0,
  }
}

/** The last line of a file: billed, paid, open. */
function totalsOf(lines: readonly string[]) {
  const [charged, paid, outstanding] = (lines.at(-1)?.match(/-?\d+\.\d\d/g) ?? []).map((sum) =>
    Math.round(Number(sum) * 100),
  )
  return { charged, paid, outstanding }
}
