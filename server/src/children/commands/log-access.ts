import { consentInForce, type ConsentState } from '@touchline/domain/children/consents'
import { isAccessLogged, mayReadHealth } from '@touchline/domain/children/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { addAccess, type NewAccess } from '../queries/access-log.ts'
import { requireChild, type KnownChild } from '../queries/child.ts'
import { consentsOf } from '../queries/consents.ts'
import { announceToFamily } from './announcements.ts'

interface Accessed {
  readonly child: KnownChild
  readonly consent: ConsentState
}

/**
 * Checks consent and logs access before one person's health data is read. For several people:
 * `findEmergencyNotes`.
 */
export async function logAccess(
  tx: Transaction,
  { actor, now }: ActorContext,
  { what, ...key }: MemberKey & Pick<NewAccess, 'what'>,
): Promise<Accessed> {
  const child = await requireChild(tx, key, now)
  if (child.isArchived) throw new AppError('not_found')
  const consent = await healthConsentOf(tx, key)
  if (!mayReadHealth(actor, child, consent)) throw new AppError('not_allowed')
  const isByProgram = actor.program !== undefined
  if (isByProgram || isAccessLogged(actor, child)) {
    const { accountId } = actor
    await addAccess(tx, { ...key, id: uuidv7(), accountId, what, isByProgram, at: now })
    await announceToFamily(tx, { name: 'children.looked_at', ...key })
  }
  return { child, consent }
}

export async function healthConsentOf(db: Queryable, key: MemberKey): Promise<ConsentState> {
  return consentInForce(await consentsOf(db, key), 'health')
}
