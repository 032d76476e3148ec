import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNewFact } from '#server/subscriptions/queries/facts.ts'

import { payoutLetter, type PayoutNews } from '../emails/payout.ts'
import { lockPayee, savePayee, type PayeeState } from '../queries/payees.ts'
import { findPayoutFacts, findPayoutReaders } from '../queries/payout-letters.ts'

interface Change {
  readonly teamId: string
  readonly what: PayoutNews
  /** Null: the provider's doing. */
  readonly by: string | null
}

/** Notifies all admins that money goes elsewhere, as it may be fraud. */
export async function announcePayoutChange(tx: Transaction, change: Change): Promise<void> {
  await announce(tx, {
    name: 'collections.payout_changed',
    topics: [],
    payload: { ...change, changeId: uuidv7() },
  })
  const { teamId } = change
  await announce(tx, {
    name: 'collections.changed',
    topics: [`team:${teamId}`],
    payload: { teamId },
  })
}

interface PayeeRead {
  readonly teamId: string
  readonly payeeId: string
  /** None: the club's account was disconnected. */
  readonly state: PayeeState
  readonly at: Date
}

/**
 * Saves the state of a club's account, and notifies admins when cards can or can't be accepted any
 * more.
 */
export async function savePayeeState(
  tx: Transaction,
  { teamId, payeeId, state, at }: PayeeRead,
): Promise<void> {
  const known = await lockPayee(tx, teamId)
  if (known?.provider_id !== payeeId) return
  const isGone = state === 'none'
  await savePayee(tx, teamId, {
    state,
    checked_at: at,
    ...(isGone ? { provider: null, provider_id: null } : {}),
  })
  if (state === 'ready' && known.state !== 'ready')
    return announcePayoutChange(tx, { teamId, what: 'cards_ready', by: null })
  if (isGone || (known.state === 'ready' && state !== 'ready'))
    await announcePayoutChange(tx, { teamId, what: 'cards_stopped', by: null })
}

/** Emails every admin once per change; also recent ones if a person made it. */
export async function emailPayoutChange(
  { database, mail, clock, config }: Platform,
  { teamId, what, by, changeId }: Change & { readonly changeId: string },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const facts = await findPayoutFacts(tx, { teamId, by })
    const fact = `collections.payout_changed:${changeId}`
    if (facts === undefined || !(await isNewFact(tx, { teamId, fact }, clock()))) return
    const url = `${config.publicUrl}/team/${teamId}/collections/payout`
    for (const reader of await findPayoutReaders(tx, { teamId, withFormer: by !== null }))
      await mail.enqueue(tx, payoutLetter(what, { ...facts, ...reader, teamId, url }))
  })
}
