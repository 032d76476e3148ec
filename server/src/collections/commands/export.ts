import type { keptBooksExport } from '@touchline/contract/collections/shapes/kept-books'
import type { collectionExport } from '@touchline/contract/collections/shapes/report'
import { exportType } from '@touchline/contract/members/shapes/many'
import { isBlindTo } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { requireCollection } from '../queries/collections.ts'
import { findKeptJournal, type KeptBooks } from '../queries/kept-books.ts'
import { findParticipants, type Wanted } from '../queries/participants.ts'
import { findJournal } from '../queries/report.ts'
import { journalTable, ledgerTable, pricesIn, type Table } from './journal-table.ts'
import { collectionTexts } from './texts.ts'

interface Wish extends z.infer<typeof collectionExport> {
  readonly now: Date
  readonly reader: Wanted['reader']
}

/** Participants, journal or ledger as a file, with the sums below; read it where nothing changes meanwhile. */
export async function exportCollection(db: Queryable, wish: Wish) {
  const table =
    wish.what === 'participants' ? await participantsOf(db, wish) : await journalOf(db, wish)
  return fileOf(wish.what, table, wish)
}

/** More than any collection has. */
const mostRows = 100_000

async function participantsOf(db: Queryable, wish: Wish): Promise<Table> {
  const { participantColumns, states, total, fees } = collectionTexts[wish.language]
  const { currency, kind } = await requireCollection(db, wish)
  const rows = await findParticipants(db, { ...wish, limit: mostRows })
  const price = pricesIn(currency)
  const lines = rows.map((row) => [
    row.number === null ? '' : String(row.number),
    row.names.join(', '),
    row.payer ?? '',
    row.email ?? '',
    row.phone ?? '',
    row.feeNames.map((name) => (kind === 'fund' ? fees.gift : name)).join(', '),
    states[row.state],
    ...[row.charged, row.held, row.owed].map(price),
    row.dueOn ?? '',
    currency,
  ])
  const sums = (['charged', 'held', 'owed'] as const).map((what) =>
    price(rows.reduce((sum, row) => sum + row[what], 0)),
  )
  const last = [total, '', '', '', '', '', '', ...sums, '', currency]
  return { head: Object.values(participantColumns), lines: [...lines, last] }
}

async function journalOf(db: Queryable, wish: Wish): Promise<Table> {
  const facts = await requireCollection(db, wish)
  const { reader, language } = wish
  const found = await findJournal(db, { ...wish, keptFrom: reader.keptFrom ?? [] })
  const rows = isBlindTo(reader) ? found.map((row) => ({ ...row, note: '' })) : found
  const books = { ...facts, rows, language }
  return wish.what === 'ledger' ? ledgerTable(books) : journalTable(books)
}

interface KeptWish extends Pick<z.infer<typeof keptBooksExport>, 'format' | 'language'> {
  readonly books: KeptBooks
}

/** The journal of a team that is gone. */
export async function exportKeptBooks(db: Queryable, { books, format, language }: KeptWish) {
  const rows = await findKeptJournal(db, books.id)
  const { currency } = books
  return fileOf('journal', journalTable({ rows, currency, timeZone: 'UTC', language }), {
    format,
    language,
  })
}

type Form = Pick<Wish, 'format' | 'language'>

async function fileOf(what: Wish['what'], { head, lines }: Table, { format, language }: Form) {
  async function* pages() {
    yield lines
  }
  return {
    fileName: `${collectionTexts[language].files[what]}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head, pages: pages() }),
  }
}
