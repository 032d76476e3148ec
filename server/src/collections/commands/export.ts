import type { archivedLedgersExport } from '@touchline/contract/collections/shapes/archived-ledgers'
import type { collectionExport } from '@touchline/contract/collections/shapes/report'
import { exportType } from '@touchline/contract/members/shapes/many'
import { isBlindTo } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findArchivedJournal, type ArchivedLedgers } from '../queries/archived-ledgers.ts'
import { requireCollection } from '../queries/collections.ts'
import { findParticipants, type ParticipantsQuery } from '../queries/participants.ts'
import { findJournal } from '../queries/report.ts'
import { journalTable, ledgerTable, createPriceFormatter, type Table } from './journal-table.ts'
import { collectionTexts } from './texts.ts'

interface Input extends z.infer<typeof collectionExport> {
  readonly now: Date
  readonly reader: ParticipantsQuery['reader']
}

/** Participants, journal or ledger as a file with totals. Must run on one snapshot. */
export async function exportCollection(db: Queryable, input: Input) {
  const table =
    input.what === 'participants' ? await participantsOf(db, input) : await journalOf(db, input)
  return fileOf(input.what, table, input)
}

/** More than any collection has. */
const maxRows = 100_000

async function participantsOf(db: Queryable, input: Input): Promise<Table> {
  const { participantColumns, states, total, fees } = collectionTexts[input.language]
  const { currency, kind } = await requireCollection(db, input)
  const rows = await findParticipants(db, { ...input, limit: maxRows })
  const price = createPriceFormatter(currency)
  const lines = rows.map((row) => [
    row.number === null ? '' : String(row.number),
    row.names.join(', '),
    row.payer ?? '',
    row.email ?? '',
    row.phone ?? '',
    row.feeNames.map((name) => (kind === 'fund' ? fees.gift : name)).join(', '),
    states[row.state],
    ...[row.charged, row.paid, row.outstanding].map(price),
    row.dueOn ?? '',
    currency,
  ])
  const sums = (['charged', 'paid', 'outstanding'] as const).map((what) =>
    price(rows.reduce((sum, row) => sum + row[what], 0)),
  )
  const last = [total, '', '', '', '', '', '', ...sums, '', currency]
  return { head: Object.values(participantColumns), lines: [...lines, last] }
}

async function journalOf(db: Queryable, input: Input): Promise<Table> {
  const facts = await requireCollection(db, input)
  const { reader, language } = input
  const found = await findJournal(db, { ...input, blockedFrom: reader.blockedFrom ?? [] })
  const rows = isBlindTo(reader) ? found.map((row) => ({ ...row, note: '' })) : found
  const books = { ...facts, rows, language }
  return input.what === 'ledger' ? ledgerTable(books) : journalTable(books)
}

interface StoredOptIn extends Pick<z.infer<typeof archivedLedgersExport>, 'format' | 'language'> {
  readonly books: ArchivedLedgers
}

/** The journal of an erased team. */
export async function exportArchivedLedgers(
  db: Queryable,
  { books, format, language }: StoredOptIn,
) {
  const rows = await findArchivedJournal(db, books.id)
  const { currency } = books
  return fileOf('journal', journalTable({ rows, currency, timeZone: 'UTC', language }), {
    format,
    language,
  })
}

type Form = Pick<Input, 'format' | 'language'>

/** A table as a file of the format. */
export async function fileOf(
  what: Input['what'],
  { head, lines }: Table,
  { format, language }: Form,
) {
  async function* pages() {
    yield lines
  }
  return {
    fileName: `${collectionTexts[language].files[what]}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head, pages: pages() }),
  }
}
