import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findBox, isBoxUnused, lockBoxRow, saveBox } from '../queries/box.ts'
import { announceBox } from './locked-box.ts'

interface Switches {
  readonly isOn: boolean
  readonly isOpen: boolean
}

/** Turns a team's cash box on or off; the ledger stays. Throws `adults_only` for other teams. */
export async function configureBox(
  tx: Transaction,
  { actor, now }: ActorContext,
  { isOn, isOpen }: Switches,
): Promise<void> {
  const { teamId, accountId } = actor
  await lockBoxRow(tx, teamId)
  const { countryCurrency, refusal, ...before } = await findBox(tx, { teamId, now })
  // A team that has chosen another country since; amounts never change their currency.
  const isUnused = !before.isOn && (await isBoxUnused(tx, teamId))
  const currency = isUnused ? countryCurrency : before.currency
  if (isOn && !before.isOn && refusal !== undefined) throw new AppError('adults_only')
  await saveBox(tx, { teamId, isOn, isOpen, currency, accountId, now })
  await announceBox(tx, teamId)
  // The navigation shows it.
  if (isOn !== before.isOn)
    await announce(tx, {
      name: 'teams.changed',
      topics: [`team:${teamId}`],
      payload: { teamId },
    })
}
