import { debitFiles, type CreditorSettings } from '@touchline/contract/collections/shapes/debits'
import { isEuroCountry } from '@touchline/domain/collections/debits/creditor'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface Creditor extends CreditorSettings {
  readonly version: number
}

type Row = Omit<Creditor, 'file'> & { readonly file: string }

/** The club's direct debit settings; undefined if not set up. */
export async function findCreditor(db: Queryable, clubId: string): Promise<Creditor | undefined> {
  const found = await sql<Row>`
    select name, identifier, iban, reference_format as "referenceFormat", notice_days as "noticeDays",
      file_version as file, marks_first as "marksFirst", version
    from debit_creditors where club_id = ${clubId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) return undefined
  return { ...row, file: debitFiles.find((file) => file === row.file) ?? 'pain.008.001.08' }
}

interface Saved {
  readonly clubId: string
  readonly accountId: string
  readonly now: Date
  readonly settings: CreditorSettings
  /** The version that was edited; 0 for none. */
  readonly version: number
}

/** Returns false if someone else saved meanwhile. */
export async function saveCreditor(tx: Transaction, saved: Saved): Promise<boolean> {
  const { clubId, accountId, now, settings, version } = saved
  const { name, identifier, iban, referenceFormat, noticeDays, file, marksFirst } = settings
  const written = await sql`
    insert into debit_creditors (club_id, name, identifier, iban, reference_format, notice_days,
      file_version, marks_first, changed_by, changed_at)
    select ${clubId}, ${name}, ${identifier}, ${iban}, ${referenceFormat}, ${noticeDays}::smallint,
      ${file}, ${marksFirst}::boolean, ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from debit_creditors where club_id = ${clubId} and version = ${version})
    on conflict (club_id) do update set name = excluded.name, identifier = excluded.identifier,
      iban = excluded.iban, reference_format = excluded.reference_format,
      notice_days = excluded.notice_days, file_version = excluded.file_version,
      marks_first = excluded.marks_first, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, version = debit_creditors.version + 1
    where debit_creditors.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}

/** Whether the club is paid in euros: by its fees, or else its country. */
export async function collectsInEuros(db: Queryable, clubId: string): Promise<boolean> {
  const found = await sql<{ country: string; currency: string | null }>`
    select club.country, schedule.currency from clubs club
    left join dues_schedules schedule on schedule.club_id = club.id
    where club.id = ${clubId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) return false
  return row.currency === null ? isEuroCountry(row.country) : row.currency === 'EUR'
}

/** The club whose bills a team sends, and its name at the bank. */
export async function findCreditorOfTeam(
  db: Queryable,
  teamId: string,
): Promise<(Creditor & { readonly clubId: string }) | undefined> {
  const found = await sql<{ clubId: string | null }>`
    select club_id as "clubId" from teams where id = ${teamId} and deleted_at is null`.execute(db)
  const clubId = found.rows[0]?.clubId
  if (clubId == null) return undefined
  const creditor = await findCreditor(db, clubId)
  return creditor && { ...creditor, clubId }
}
