import type { Instalment } from '@touchline/domain/collections/instalments'
import type { Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'

/** What is wanted for one person. */
export interface LineToBill {
  readonly memberId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly feeId: string
  readonly sizeId: string | null
  readonly quantity: number
  /** For a fee of type 'new'. */
  readonly amount: number | null
  readonly answers: Readonly<Record<string, string>>
}

/** With its price for all of the quantity. */
export type PricedLine = LineToBill & {
  readonly amount: number
  /** Of the club's record of someone without a team. */
  readonly membershipId?: string | null
}

export interface NewBill {
  /** The browser's id of it: sent twice, it is one bill. */
  readonly clientId: string
  readonly accountId: string | null
  readonly payer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string | null
    readonly phone: string | null
    readonly language: Language
  }
  readonly lines: readonly PricedLine[]
  readonly paymentOption: 'card' | 'instalments' | 'offline' | 'later'
  readonly isAnonymous: boolean
  /** Null: the payer. */
  readonly madeBy: string | null
}

interface Place extends BillKey {
  readonly collectionId: string
  readonly now: Date
}

export async function addBill(
  tx: Transaction,
  { teamId, billId, collectionId, now }: Place,
  { payer, ...made }: NewBill,
): Promise<void> {
  await tx
    .insertInto('bills')
    .values({
      id: billId,
      team_id: teamId,
      collection_id: collectionId,
      client_id: made.clientId,
      account_id: made.accountId,
      first_name: payer.firstName,
      last_name: payer.lastName,
      email: payer.email,
      phone: payer.phone,
      language: payer.language,
      payment_option: made.paymentOption,
      is_anonymous: made.isAnonymous,
      created_by: made.madeBy,
      created_at: now,
    })
    .execute()
}

export async function addLines(
  tx: Transaction,
  { teamId, billId }: BillKey,
  lines: readonly PricedLine[],
): Promise<void> {
  await tx
    .insertInto('bill_lines')
    .values(
      lines.map((line, position) => ({
        id: uuidv7(),
        team_id: teamId,
        bill_id: billId,
        position,
        fee_id: line.feeId,
        size_id: line.sizeId,
        member_id: line.memberId,
        membership_id: line.membershipId ?? null,
        first_name: line.firstName,
        last_name: line.lastName,
        quantity: line.quantity,
        amount: line.amount,
        answers: JSON.stringify(line.answers),
      })),
    )
    .execute()
}

export async function addInstalments(
  tx: Transaction,
  { teamId, billId }: BillKey,
  parts: readonly Instalment[],
): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('bill_instalments')
    .values(
      parts.map(({ amount, dueOn }, position) => ({
        team_id: teamId,
        bill_id: billId,
        position,
        amount,
        due_on: dueOn,
      })),
    )
    .execute()
}

/** The bill with this client id. */
export async function findBillOf(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  clientId: string,
) {
  return tx
    .selectFrom('bills')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('team_id', '=', teamId)
    .where('collection_id', '=', collectionId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** These are the parts from now on. */
export async function replaceInstalments(
  tx: Transaction,
  key: BillKey,
  parts: readonly Instalment[],
): Promise<void> {
  await tx
    .deleteFrom('bill_instalments')
    .where('team_id', '=', key.teamId)
    .where('bill_id', '=', key.billId)
    .execute()
  await addInstalments(tx, key, parts)
}

/** Adds an amount to the last instalment. */
export async function addToLastInstalment(
  tx: Transaction,
  { teamId, billId }: BillKey,
  amount: number,
): Promise<void> {
  await sql`
    update bill_instalments part set amount = part.amount + ${amount}
    where part.team_id = ${teamId} and part.bill_id = ${billId} and part.position = (
      select max(last.position) from bill_instalments last
      where last.team_id = ${teamId} and last.bill_id = ${billId})`.execute(tx)
}
