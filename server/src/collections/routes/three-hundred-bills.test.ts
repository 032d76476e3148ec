import {
  debitFile,
  debitPreview,
  debitRunDetails,
} from '@touchline/contract/collections/shapes/debit-runs'
import { reminders } from '@touchline/contract/collections/shapes/reminders'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { billToken } from '../queries/links.ts'
import { bankFiles, type BankFile, type BankLine } from '../testing/bank-files.ts'
import { camt, credit } from '../testing/camt.ts'
import { mistakes, placeOf, type Case } from '../testing/mistakes.ts'
import { readAllBooks, readAllSums, receiptSums } from '../testing/treasury-sums.ts'
import { aTreasury, fee, letters, type Treasury } from '../testing/treasury.ts'

const platform = await testPlatform()
platform.setClock('2026-12-10T09:00:00.000Z')

const teams = 12
const formats = ['camt', 'mt940', 'csv'] as const
const desk = await aTreasury(platform, { teams, each: mistakes.length })

interface Numbered extends Case {
  readonly place: number
  readonly team: number
}

/** A mistake of each kind in each team. */
const cases: readonly Numbered[] = desk.bills.map((bill, at) => {
  const [team, place] = [Math.floor(at / mistakes.length), at % mistakes.length]
  const leads = team % 2 === 0
  const other = desk.bills[(leads ? team + 1 : team - 1) * mistakes.length + place] ?? bill
  const tag = (nth = 1) => `Z${letters(place)}${letters(team)}${nth}`
  return { desk, bill, other, leads, tag, place, team }
})

const casesOf = (name: string) => cases.filter(({ place }) => place === placeOf(name))

/** Each team's families have banks that write the same file. */
function filesFor(linesOf: (it: Numbered) => readonly BankLine[], day: string) {
  const lines = cases.flatMap((it) =>
    linesOf(it).map((line) => ({ line, format: formatOf(it, line) })),
  )
  return formats.map((format) => {
    const own = lines.flatMap((one) => (one.format === format ? [one.line] : []))
    return { fileName: `bank.${format}`, text: bankFiles[format]({ day, lines: own }) }
  })
}

/** MT940 has one currency, and only camt tells who called a transfer back. */
function formatOf({ team }: Numbered, { currency, isRecalled }: BankLine): BankFile {
  const format = formats[team % formats.length] ?? 'camt'
  return currency !== undefined || isRecalled === true ? 'camt' : format
}

async function uploadTwice(files: ReturnType<typeof filesFor>) {
  for (const { fileName, text } of files) {
    const once = await desk.import(fileName, text)
    expect(once).toMatchObject({ unreadCount: 0, outCount: 0 })
    const again = await desk.import(`copy-of-${fileName}`, text)
    expect(again).toMatchObject({ booked: 0, waiting: 0, returned: [], unreadCount: 0 })
  }
}

/** Direct debits of the families who have signed a mandate, and the bank's credit of all. */
async function collectDebits(at: Treasury) {
  const path = `/clubs/${at.clubId}/debits`
  await at.done(`PUT ${path}`, {
    name: 'TSV Nord',
    identifier: 'DE98ZZZ09999999999',
    iban: 'DE89370400440532013000',
    referenceFormat: 'M{nnnnn}',
    noticeDays: 14,
    file: 'pain.008.001.08',
    marksFirst: false,
    version: 0,
  })
  const signing = { holder: 'Marta Gil', iban: 'DE89370400440532013000', address: null }
  for (const { bill } of casesOf('without funds')) {
    const token = await billToken(platform.database, bill)
    const mandate = { ...signing, language: 'de', name: 'Marta Gil' }
    const signed = await at.as(bill.accountId)('POST /bill-page/mandate', { token, mandate })
    expect(signed.status).toBe(200)
  }
  const { dueOn, count, amount } = debitPreview.parse(
    await at.done(`GET ${path}/preview?dueOn=2027-01-15`),
  )
  expect([count, amount]).toEqual([teams, teams * fee])
  const run = { id: newId(), dueOn, amount, count }
  const { id } = debitRunDetails.parse(await at.done(`POST ${path}/runs`, run))
  const { xml } = debitFile.parse(await at.done(`POST ${path}/runs/${id}/file`, {}))
  const batch = /<PmtInfId>([^<]*)</.exec(xml)?.[1] ?? ''
  return { change: `PUT ${path}/runs/${id}`, statement: camt(credit(batch, '1200.00')) }
}

/** The treasurer reminds families by mistake, who had asked for time. */
async function remindByMistake({ done, clubId }: Treasury) {
  const at = `/clubs/${clubId}/reminders`
  const { settings, version } = reminders.parse(await done(`GET ${at}`))
  const [first] = settings.stages
  const stages = [{ ...first, afterDays: 7, fee: 500 }]
  await done(`PUT ${at}`, { settings: { ...settings, stages }, version })
  const billIds = casesOf('reminded').map(({ bill }) => bill.billId)
  expect(await done(`POST ${at}`, { billIds, letters: teams })).toMatchObject({ letters: teams })
}

const full = { charged: fee, paid: fee, waived: 0, refunded: 0 }
const ends = mistakes.map((one) => ({ ...full, ...one.ends }))
const sumOf = (what: keyof typeof full) => teams * ends.reduce((sum, one) => sum + one[what], 0)
const [charged, paid, waived] = [sumOf('charged'), sumOf('paid'), sumOf('waived')]
const outstanding = charged - paid - waived - sumOf('refunded')

/** Families pay, the bank writes, and the treasurer repairs, as weeks go by. */
async function makeAndRepair() {
  const debits = await collectDebits(desk)
  for (const it of cases) await mistakes[it.place]?.before?.(it)

  platform.setClock('2027-01-20T09:00:00.000Z')
  await desk.import('debits.xml', debits.statement)
  await uploadTwice(filesFor((it) => mistakes[it.place]?.first?.(it) ?? [], '2027-01-20'))
  for (const { bill } of casesOf('without funds'))
    await desk.done(debits.change, { change: { kind: 'charge_fee', billId: bill.billId } })

  platform.setClock('2027-02-01T09:00:00.000Z')
  await remindByMistake(desk)
  for (const it of cases) await mistakes[it.place]?.repair?.(it)

  platform.setClock('2027-02-10T09:00:00.000Z')
  await uploadTwice(filesFor((it) => mistakes[it.place]?.second?.(it) ?? [], '2027-02-10'))
  for (const { bill, tag } of casesOf('called back'))
    await desk.decide(tag(2), [{ billId: bill.billId, amount: fee }])
}

test('300 bills with a mistake in each come right, and every screen and file agrees', async () => {
  expect(cases).toHaveLength(300)
  expect(desk.run).toMatchObject({ bills: 300, charged: 300 * fee })
  await makeAndRepair()

  for (const said of Object.values(await readAllSums(desk)))
    expect(said).toEqual({ charged, paid, outstanding })
  const books = await readAllBooks(desk)
  expect(books.screen).toMatchObject({ currency: 'EUR', charged, paid, waived, outstanding })
  for (const said of [books.csv, books.xlsx])
    expect(said).toMatchObject({ receivables: outstanding, money: paid, waived })
  expect(books.datev).toMatchObject({ receivables: outstanding, money: paid })
  expect(books.datev.income).toBe(books.csv.income - waived)

  const [team] = desk.run.collections
  const at = `/teams/${team?.teamId}/collections/${team?.collectionId}`
  const receipts = await receiptSums(platform, desk, { teamId: team?.teamId ?? '', at })
  expect(receipts).toEqual({ paid: paid / teams, outstanding: outstanding / teams })
}, 240_000)
