import { paymentMethods } from '@touchline/domain/collections/journal'
import { sql, type Selectable } from 'kysely'
import { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Receipts } from '#server/platform/database/schema.generated.ts'

interface ReceiptKey {
  readonly teamId: string
  /** The last one in the books of the bill: after another it is another receipt. */
  readonly entryId: string
}

/** The receipt for the current ledger; assigns the team's next number if it has none. */
export async function issueReceipt(
  tx: Transaction,
  { teamId, entryId, now }: ReceiptKey & { readonly now: Date },
): Promise<Pick<Selectable<Receipts>, 'number' | 'issued_at'>> {
  // Locked, so that numbers are unique and without gaps.
  await sql`select from teams where id = ${teamId} for no key update`.execute(tx)
  await sql`
    insert into receipts (team_id, number, entry_id, issued_at)
    select ${teamId}, coalesce(max(number), 0) + 1, ${entryId}, ${now}
    from receipts where team_id = ${teamId}
    on conflict (team_id, entry_id) do nothing`.execute(tx)
  return tx
    .selectFrom('receipts')
    .select(['number', 'issued_at'])
    .where('team_id', '=', teamId)
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow()
}

const person = { firstName: z.string(), lastName: z.string() }

const entryKinds = ['paid', 'returned', 'refunded', 'waived'] as const

/** A receipt without number and date; amounts in minor units. */
export const receiptDocument = z.object({
  team: z.string(),
  collection: z.string(),
  billNumber: z.int(),
  currency: z.string(),
  timeZone: z.string(),
  payer: z.object(person),
  lines: z.array(
    z.object({
      ...person,
      /** Null for a donation, which is named in the reader's language. */
      fee: z.string().nullable(),
      size: z.string().nullable(),
      quantity: z.int(),
      amount: z.int(),
    }),
  ),
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      method: z.enum(paymentMethods).nullable(),
      amount: z.int(),
      onDay: z.string(),
    }),
  ),
  charged: z.int(),
  paid: z.int(),
  outstanding: z.int(),
  /** A card of the sandbox is among the payments: no proof of money. */
  isPlayed: z.boolean(),
})

export type ReceiptDocument = z.infer<typeof receiptDocument>

/** The content of an issued receipt; stores the given one if it is new. */
export async function fixDocument(
  tx: Transaction,
  { teamId, entryId }: ReceiptKey,
  document: ReceiptDocument,
): Promise<ReceiptDocument> {
  await tx
    .insertInto('receipt_documents')
    .values({ team_id: teamId, entry_id: entryId, document: JSON.stringify(document) })
    .onConflict((conflict) => conflict.columns(['team_id', 'entry_id']).doNothing())
    .execute()
  const kept = await tx
    .selectFrom('receipt_documents')
    .select('document')
    .where('team_id', '=', teamId)
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow()
  return receiptDocument.parse(kept.document)
}
