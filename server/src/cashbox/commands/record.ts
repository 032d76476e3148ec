import type { Money } from '@touchline/contract/cashbox/shapes'
import { effectOf, moneyRefusal } from '@touchline/domain/cashbox/ledger'
import { isBlockedFrom, type ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findBalance, findMinors, isMember } from '../queries/balances.ts'
import { addEntries } from '../queries/entries.ts'
import { announceBox, balanceNotice, lockBox } from './locked-box.ts'

type Recorded = Pick<Money, 'kind' | 'memberId' | 'amount' | 'note'>

/** Records money in and out of the box, also of people who left, or waives what someone owes; they are told. */
export async function recordMoney(
  tx: Transaction,
  context: ActorContext,
  { kind, memberId, amount, note }: Recorded,
): Promise<void> {
  await lockBox(tx, context)
  const { actor, now } = context
  const { teamId, accountId } = actor
  if (memberId !== null) {
    const isKnown = !isBlockedFrom(actor, memberId) && (await isMember(tx, teamId, memberId))
    if (!isKnown) throw new AppError('not_found')
    const balance = await findBalance(tx, { teamId, memberId })
    const minors = balance === 0 ? await findMinors(tx, { teamId, now }, [memberId]) : []
    if (minors.length > 0) throw new AppError('adults_only')
    const refusal = moneyRefusal(kind, amount, balance)
    if (refusal !== undefined) throw new AppError('invalid_input', { fields: { amount: refusal } })
  }
  const entry = { id: newId(), kind, memberId, label: note, ...effectOf(kind, amount) }
  await addEntries(tx, { teamId, accountId, now }, [entry])
  await announceBox(tx, teamId, balanceNotice({ teamId, entryId: entry.id, ...entry, accountId }))
}
