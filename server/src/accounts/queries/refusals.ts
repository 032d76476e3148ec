import {
  isLetterKind,
  type LetterKind,
  type StrangerKind,
} from '@touchline/domain/accounts/letter-kinds'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface LetterOptOut {
  readonly accountId: string
  readonly kind: LetterKind
}

export async function findRefusedLetters(
  db: Queryable,
  accountId: string,
): Promise<readonly LetterKind[]> {
  const found = await sql<{ kind: string }>`
    select kind from email_opt_outs where account_id = ${accountId} order by kind`.execute(db)
  return found.rows.map(({ kind }) => kind).filter(isLetterKind)
}

export async function hasOptedOut(
  db: Queryable,
  { accountId, kind }: LetterOptOut,
): Promise<boolean> {
  const found = await sql`
    select 1 from email_opt_outs where account_id = ${accountId} and kind = ${kind}`.execute(db)
  return found.rows.length > 0
}

/** Does nothing for a deleted account. */
export async function saveRefusal(
  tx: Transaction,
  { accountId, kind }: LetterOptOut,
  now: Date,
): Promise<void> {
  await sql`
    insert into email_opt_outs (account_id, kind, opted_out_at)
    select id, ${kind}, ${now} from accounts where id = ${accountId}
    on conflict (account_id, kind) do nothing`.execute(tx)
}

export async function removeRefusal(
  tx: Transaction,
  { accountId, kind }: LetterOptOut,
): Promise<void> {
  await sql`
    delete from email_opt_outs where account_id = ${accountId} and kind = ${kind}`.execute(tx)
}

export interface AddressOptOut {
  /** In any case. */
  readonly address: string
  readonly kind: StrangerKind
}

/** True if the address has unsubscribed from these emails. */
export async function hasAddressOptedOut(
  db: Queryable,
  { address, kind }: AddressOptOut,
): Promise<boolean> {
  const found = await sql`
    select 1 from address_opt_outs
    where address = ${address.toLowerCase()} and kind = ${kind}`.execute(db)
  return found.rows.length > 0
}

export async function saveAddressOptOut(
  tx: Transaction,
  { address, kind }: AddressOptOut,
  now: Date,
): Promise<void> {
  await sql`
    insert into address_opt_outs (address, kind, opted_out_at)
    values (${address.toLowerCase()}, ${kind}, ${now})
    on conflict (address, kind) do nothing`.execute(tx)
}

export async function removeUnwanted(
  tx: Transaction,
  { address, kind }: AddressOptOut,
): Promise<void> {
  await sql`
    delete from address_opt_outs
    where address = ${address.toLowerCase()} and kind = ${kind}`.execute(tx)
}
