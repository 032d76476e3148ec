import type { duesExemption } from '@touchline/contract/collections/shapes/dues'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findDuesRows } from '../../queries/dues-people.ts'
import { saveExemption } from '../../queries/dues.ts'

interface Exempting {
  readonly actor: ClubActor
  readonly now: Date
  readonly input: z.output<typeof duesExemption>
}

/** Reduces or waives a member's dues from now on. */
export async function exemptFromDues(
  tx: Transaction,
  { actor, now, input: { personId, percent, reason } }: Exempting,
): Promise<void> {
  const today = dayInZone(now, 'UTC')
  const all = await findDuesRows(tx, { ...actor, now, startsOn: today, endsOn: today })
  const rows = all.filter((row) => row.personId === personId)
  if (rows.length === 0) throw new AppError('not_found')
  await saveExemption(tx, { rows, percent, reason, accountId: actor.accountId, now })
}
