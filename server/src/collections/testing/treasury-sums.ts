import { accounting } from '@touchline/contract/collections/shapes/accounting'
import { participantPage } from '@touchline/contract/collections/shapes/bill'
import { dues } from '@touchline/contract/collections/shapes/dues'
import { report } from '@touchline/contract/collections/shapes/report'
import { defaultAccounts } from '@touchline/domain/collections/accounting/chart'
import readXlsx from 'read-excel-file/node'

import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { billToken } from '../queries/links.ts'
import { balancesIn } from './datev-sums.ts'
import { wordsOfPdf } from './donations.ts'
import type { Treasury } from './treasury.ts'

/** In minor units. */
export interface Sums {
  readonly charged: number
  readonly paid: number
  readonly outstanding: number
}

const addSums = (all: readonly Sums[]): Sums => ({
  charged: all.reduce((sum, one) => sum + one.charged, 0),
  paid: all.reduce((sum, one) => sum + one.paid, 0),
  outstanding: all.reduce((sum, one) => sum + one.outstanding, 0),
})

const cents = (cell?: string) => Math.round(Number(cell) * 100)
const year = { from: '2026-01-01', to: '2027-12-31' }

/** What every screen and file of the club says. */
export async function readAllSums({ done, ask, clubId, run }: Treasury) {
  const at = run.collections.map((one) => `/teams/${one.teamId}/collections/${one.collectionId}`)
  const file = async (path: string, what: string, format: 'csv' | 'xlsx') => {
    const { bytes } = await ask(`POST ${path}/export`, { what, format, language: 'en' })
    return rowsOf(bytes, format)
  }
  const files = async (what: string, format: 'csv' | 'xlsx') =>
    addSums(await Promise.all(at.map(async (path) => totalsOf(await file(path, what, format)))))
  const { runs } = dues.parse(await done(`GET /clubs/${clubId}/dues`))
  const reports = await Promise.all(
    at.map(async (path) => report.parse(await done(`GET ${path}/report`)).whole),
  )
  const lists = await Promise.all(
    at.map(async (path) => participantPage.parse(await done(`GET ${path}/participants`))),
  )
  return {
    run: addSums(runs),
    reports: addSums(reports),
    lists: addSums(lists.flatMap(({ participants }) => participants)),
    participantsCsv: await files('participants', 'csv'),
    participantsXlsx: await files('participants', 'xlsx'),
    journalCsv: await files('journal', 'csv'),
    journalXlsx: await files('journal', 'xlsx'),
  }
}

/** The accountant's screen and files, which tell refunds and waivers apart. */
export async function readAllBooks({ done, ask, clubId }: Treasury) {
  const at = `/clubs/${clubId}/accounting`
  const [sums] = accounting.parse(await done(`GET ${at}?from=${year.from}&to=${year.to}`)).sums
  const ledger = async (format: 'csv' | 'xlsx') => {
    const answer = await ask(`POST ${at}/ledger`, { ...year, format, language: 'en' })
    return booksOf(await rowsOf(answer.bytes, format))
  }
  const accounts = defaultAccounts['42']
  const settings = { consultant: 29_098, client: 55_003, yearBegins: 1, accountLength: 5 }
  const within = async (yearOf: string) => {
    const period = { from: `${yearOf}-01-01`, to: `${yearOf}-12-31` }
    const chosen = { ...settings, chart: '42', accounts }
    const batch = await ask(`POST ${at}/export`, { settings: chosen, ...period })
    return balancesIn(batch.status === 200 ? batch.bytes.toString('latin1') : '')
  }
  const [before, now] = [await within('2026'), await within('2027')]
  const on = (account: string) => before(account) + now(account)
  return {
    screen: sums,
    csv: await ledger('csv'),
    xlsx: await ledger('xlsx'),
    datev: {
      receivables: on(accounts.debtors),
      money: on(accounts.bank) + on(accounts.cash) + on(accounts.transit),
      income: -on(accounts.fees) - on(accounts.charges),
    },
  }
}

/** What the receipts of all bills of a collection come to, as PDF. */
export async function receiptSums(
  { database }: TestPlatform,
  { ask, done }: Treasury,
  { teamId, at }: { readonly teamId: string; readonly at: string },
): Promise<Pick<Sums, 'paid' | 'outstanding'>> {
  const { participants } = participantPage.parse(await done(`GET ${at}/participants`))
  const billIds = participants.flatMap(({ billId }) => billId ?? [])
  const halves = await database
    .selectFrom('bills')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', 'not in', billIds)
    .execute()
  let [paid, outstanding] = [0, 0]
  for (const billId of [...billIds, ...halves.map(({ id }) => id)]) {
    const token = await billToken(database, { teamId, billId })
    const { bytes } = await ask('POST /bill-page/receipt', { token, language: 'en' })
    const words = (await wordsOfPdf(bytes)).join(' ')
    paid += cents(/Paid in all €([\d.]+)/.exec(words)?.[1])
    outstanding += cents(/Still open €([\d.]+)/.exec(words)?.[1])
  }
  return { paid, outstanding }
}

type Rows = readonly (readonly string[])[]

async function rowsOf(bytes: Buffer, format: 'csv' | 'xlsx'): Promise<Rows> {
  if (format === 'csv')
    return bytes
      .toString('utf8')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','))
  const [sheet] = await readXlsx(bytes)
  return (sheet?.data ?? []).map((row) => row.map((cell) => cell?.toString() ?? ''))
}

/** The last line: billed, paid, open. */
function totalsOf(rows: Rows): Sums {
  const sums = (rows.at(-1) ?? []).filter((cell) => /^-?\d+(\.\d+)?$/.test(cell))
  const [charged = 0, paid = 0, outstanding = 0] = sums.map(cents)
  return { charged, paid, outstanding }
}

/** What stands on the accounts of the double-entry file. */
function booksOf([, ...rows]: Rows) {
  const sides = rows.filter(([first]) => first !== 'Total')
  const on = (...accounts: readonly string[]) =>
    sides
      .filter((row) => accounts.includes(row[5] ?? ''))
      .reduce((sum, row) => sum + cents(row[6] ?? '') - cents(row[7] ?? ''), 0)
  return {
    receivables: on('Receivables'),
    money: on('Bank', 'Cash', 'Checks', 'Vouchers', 'Card payments'),
    waived: on('Waived fees'),
    income: -on('Income from fees'),
  }
}
