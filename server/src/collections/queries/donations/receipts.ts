import { donorDetails, entitlement } from '@touchline/contract/collections/shapes/donations'
import { paymentMethods } from '@touchline/domain/collections/journal'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from '../books.ts'
import { isAboutAny } from './entries.ts'

/** What a donation receipt says, fixed when it is issued; amounts in cents. */
export const donationDocument = z.object({
  entitlement,
  donor: donorDetails,
  /** By the club's clock. */
  issuedOn: z.string(),
  donations: z.array(
    z.object({
      entryId: z.string(),
      onDay: z.string(),
      amount: z.int(),
      method: z.enum(paymentMethods),
    }),
  ),
  total: z.int(),
})

export type DonationDocument = z.output<typeof donationDocument>

export interface DonationReceipt {
  readonly clubId: string
  readonly id: string
  readonly year: number
  readonly number: number
  readonly donorKey: string
  readonly document: DonationDocument
  /** With a printed signature; others are signed by hand. */
  readonly isSigned: boolean
  readonly issuedAt: Date
  readonly sentAt: Date | null
  readonly voidedAt: Date | null
  readonly voidReason: string | null
}

type Row = Omit<DonationReceipt, 'document'> & { readonly document: unknown }

const columns = sql`r.club_id as "clubId", r.id, r.year, r.number, r.donor_key as "donorKey",
  r.document, r.signature is not null as "isSigned", r.issued_at as "issuedAt", r.sent_at as "sentAt", r.voided_at as "voidedAt",
  r.void_reason as "voidReason"`

const read = ({ document, ...row }: Row): DonationReceipt => ({
  ...row,
  document: donationDocument.parse(document),
})

/** SQL: true if receipt `r` has a donation for one of these members. */
const isReceiptAboutAny = (memberIds: readonly string[]) => sql<boolean>`exists (
  select from donation_receipt_entries held
  join bill_entries e on e.team_id = held.team_id and e.id = held.entry_id
  join bills b on b.team_id = e.team_id and b.id = e.bill_id
  where held.club_id = r.club_id and held.receipt_id = r.id and ${isAboutAny(memberIds)})`

interface OfYear {
  readonly clubId: string
  readonly year: number
  /** Receipts for these children are not found. */
  readonly blockedFrom: readonly string[]
}

/** The receipts of a year, oldest first. */
export async function findDonationReceipts(
  db: Queryable,
  { clubId, year, blockedFrom }: OfYear,
): Promise<readonly DonationReceipt[]> {
  const found = await sql<Row>`
    select ${columns} from donation_receipts r
    where r.club_id = ${clubId} and r.year = ${year}
      and not ${isReceiptAboutAny(blockedFrom)}
    order by r.number`.execute(db)
  return found.rows.map(read)
}

interface ReceiptKey {
  readonly clubId: string
  readonly receiptId: string
}

interface Read extends ReceiptKey {
  /** A receipt for these children is not found. */
  readonly blockedFrom: readonly string[]
}

export async function requireDonationReceipt(
  db: Queryable,
  { clubId, receiptId, blockedFrom }: Read,
): Promise<DonationReceipt> {
  const found = await sql<Row>`
    select ${columns} from donation_receipts r
    where r.club_id = ${clubId} and r.id = ${receiptId}
      and not ${isReceiptAboutAny(blockedFrom)}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return read(row)
}

/** The picture printed on a receipt, up to 200 kB. */
export async function findReceiptSignature(
  db: Queryable,
  { clubId, id }: Pick<DonationReceipt, 'clubId' | 'id'>,
): Promise<Buffer | null> {
  const found = await sql<{ signature: Buffer | null }>`
    select signature from donation_receipts where club_id = ${clubId} and id = ${id}`.execute(db)
  return found.rows[0]?.signature ?? null
}

/**
 * Valid signed receipts that a payment of the bill is on, oldest first. One with a payment of
 * another bill is left out unless both belong to one account.
 */
export async function findReceiptsOfBill(
  db: Queryable,
  { teamId, billId }: BillKey,
): Promise<readonly DonationReceipt[]> {
  const found = await sql<Row>`
    select ${columns} from donation_receipts r
    where r.signature is not null and (r.club_id, r.id) in (
      select held.club_id, held.receipt_id from donation_receipt_entries held
      join bill_entries e on e.team_id = held.team_id and e.id = held.entry_id
      where held.team_id = ${teamId} and held.is_valid and e.bill_id = ${billId})
      and not exists (select from donation_receipt_entries held
        join bill_entries e on e.team_id = held.team_id and e.id = held.entry_id
        join bills other on other.team_id = e.team_id and other.id = e.bill_id
        join bills own on own.team_id = ${teamId} and own.id = ${billId}
        where held.club_id = r.club_id and held.receipt_id = r.id and other.id <> own.id
          and coalesce(other.account_id <> own.account_id, true))
    order by r.year, r.number`.execute(db)
  return found.rows.map(read)
}

/** The job that draws and emails a receipt. */
export const donationJob = 'collections.send_donation_receipt'

interface NewReceipt extends ReceiptKey {
  readonly year: number
  readonly donorKey: string
  readonly donorAccountId: string | null
  readonly document: DonationDocument
  readonly signature: Buffer | null
  readonly issuedBy: string
  readonly now: Date
}

/** Gives a receipt the year's next number; the club must be locked. */
export async function addDonationReceipt(tx: Transaction, added: NewReceipt): Promise<void> {
  const { clubId, receiptId, year, donorKey, donorAccountId, document, signature } = added
  await sql`
    insert into donation_receipts (club_id, id, year, number, donor_key, account_id, document,
      signature, issued_by, issued_at)
    select ${clubId}, ${receiptId}, ${year}, coalesce(max(number), 0) + 1, ${donorKey},
      ${donorAccountId}::uuid, ${JSON.stringify(document)}::jsonb, ${signature}::bytea,
      ${added.issuedBy}::uuid, ${added.now}::timestamptz
    from donation_receipts where club_id = ${clubId} and year = ${year}`.execute(tx)
}

interface Receipted {
  readonly teamId: string
  readonly entryId: string
}

/** Fails for an entry that is on a valid receipt. */
export async function addReceiptEntries(
  tx: Transaction,
  { clubId, receiptId }: ReceiptKey,
  entries: readonly Receipted[],
): Promise<void> {
  await tx
    .insertInto('donation_receipt_entries')
    .values(
      entries.map(({ teamId, entryId }) => ({
        team_id: teamId,
        entry_id: entryId,
        club_id: clubId,
        receipt_id: receiptId,
      })),
    )
    .execute()
}

interface Voided extends ReceiptKey {
  readonly accountId: string
  readonly reason: string
  readonly now: Date
}

/** Returns false if it was void already. */
export async function markVoid(
  tx: Transaction,
  { clubId, receiptId, accountId, reason, now }: Voided,
): Promise<boolean> {
  const marked = await sql`
    update donation_receipts set voided_by = ${accountId}, voided_at = ${now}, void_reason = ${reason}
    where club_id = ${clubId} and id = ${receiptId} and voided_at is null`.execute(tx)
  await sql`
    update donation_receipt_entries set is_valid = false
    where club_id = ${clubId} and receipt_id = ${receiptId}`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function markReceiptSent(
  tx: Transaction,
  { clubId, receiptId, now }: ReceiptKey & { readonly now: Date },
): Promise<void> {
  await sql`
    update donation_receipts set sent_at = ${now}
    where club_id = ${clubId} and id = ${receiptId}`.execute(tx)
}

/** Returns false if the email was written already. */
export async function markEmailed(
  tx: Transaction,
  { clubId, receiptId, now }: ReceiptKey & { readonly now: Date },
): Promise<boolean> {
  const marked = await sql`
    update donation_receipts set emailed_at = ${now}
    where club_id = ${clubId} and id = ${receiptId} and sent_at is not null
      and voided_at is null and (emailed_at is null or emailed_at < sent_at)`.execute(tx)
  return marked.numAffectedRows === 1n
}

/** Deletes receipts that no tax law asks for any more: after ten years, as ledgers. */
export async function deleteOldReceipts(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from donation_receipts
    where date_trunc('year', issued_at) + interval '11 years' <= ${now}::timestamptz`.execute(db)
}
