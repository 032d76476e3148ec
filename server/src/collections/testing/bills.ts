import { v7 as newId } from 'uuid'

import type { Database } from '#server/platform/database/database.ts'

interface CollectionTraits {
  readonly kind?: 'membership' | 'activity' | 'pre_order' | 'fund'
  readonly state?: 'draft' | 'open' | 'closed'
  readonly broadcast?: 'private' | 'public'
  readonly takesInstalments?: boolean
  readonly takesOffline?: boolean
  readonly currency?: string
  /** Minor units; null for a free amount. */
  readonly amount?: number | null
  readonly stock?: number | null
  readonly organizerEmail?: string
}

const usual = {
  kind: 'membership',
  state: 'open',
  broadcast: 'private',
  takesInstalments: false,
  takesOffline: false,
  currency: 'EUR',
  amount: 10_000,
  stock: null,
  organizerEmail: '',
} as const satisfies CollectionTraits

const publishedAt = new Date('2026-03-01T09:00:00.000Z')

/** A collection with one fee, written straight into the tables; private, open, card only. */
export async function aCollection(db: Database, teamId: string, traits: CollectionTraits = {}) {
  const { state, amount, stock, ...rest } = { ...usual, ...traits }
  const id = newId()
  const feeId = newId()
  await db
    .insertInto('collections')
    .values({
      id,
      team_id: teamId,
      kind: rest.kind,
      state,
      name: 'Season 2026/27',
      currency: rest.currency,
      broadcast: rest.broadcast,
      takes_instalments: rest.takesInstalments,
      takes_offline: rest.takesOffline,
      organizer_email: rest.organizerEmail,
      key: `key-of-${id}`,
      created_at: publishedAt,
      changed_at: publishedAt,
      published_at: state === 'draft' ? null : publishedAt,
    })
    .execute()
  await db
    .insertInto('collection_fees')
    .values({
      id: feeId,
      team_id: teamId,
      collection_id: id,
      position: 0,
      name: 'Adult',
      type: amount === null ? 'new' : 'fixed',
      amount,
      stock,
    })
    .execute()
  return { id, teamId, feeId, key: `key-of-${id}` }
}

export type TestCollection = Awaited<ReturnType<typeof aCollection>>

interface BillTraits {
  readonly accountId?: string
  readonly email?: string | null
  readonly language?: 'en' | 'fr' | 'de' | 'es'
  readonly parts?: readonly { readonly amount: number; readonly dueOn: string }[]
}

/** A bill with an empty ledger; returns its key. */
export async function aBill(db: Database, collection: TestCollection, traits: BillTraits = {}) {
  const { id: collectionId, teamId, feeId } = collection
  const billId = newId()
  await db
    .insertInto('bills')
    .values({
      id: billId,
      team_id: teamId,
      collection_id: collectionId,
      client_id: newId(),
      account_id: traits.accountId ?? null,
      first_name: 'Marta',
      last_name: 'Gil',
      email: traits.email === undefined ? 'marta@example.org' : traits.email,
      language: traits.language ?? 'en',
      payment_option: 'card',
      created_at: publishedAt,
    })
    .execute()
  await db
    .insertInto('bill_lines')
    .values({
      id: newId(),
      team_id: teamId,
      bill_id: billId,
      position: 0,
      fee_id: feeId,
      first_name: 'Leo',
      last_name: 'Gil',
      amount: 10_000,
    })
    .execute()
  const parts = traits.parts ?? [{ amount: 10_000, dueOn: '2026-04-01' }]
  await db
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
  return { teamId, billId }
}
