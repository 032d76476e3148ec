import { countingState, type ConsentState } from '@touchline/domain/children/consents'
import { isLookLogged, mayReadHealth } from '@touchline/domain/children/permissions'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild, type KnownChild } from '../queries/child.ts'
import { consentsOf } from '../queries/consents.ts'
import { addLook, type NewLook } from '../queries/looks.ts'
import type { Asking } from './asking.ts'
import { announceToFamily } from './news.ts'

interface Looked {
  readonly child: KnownChild
  readonly consent: ConsentState
}

/**
 * Every way to the health data of one person leads through here: consent first, then the log, then the
 * data. That of several at once is `packEmergencies`.
 */
export async function look(
  tx: Transaction,
  { actor, now, isByProgram = false }: Asking,
  { what, ...key }: MemberKey & Pick<NewLook, 'what'>,
): Promise<Looked> {
  const child = await requireChild(tx, key, now)
  if (child.isArchived) throw new AppError('not_found')
  const consent = await healthConsentOf(tx, key)
  if (!mayReadHealth(actor, child, consent)) throw new AppError('not_allowed')
  if (isByProgram || isLookLogged(actor, child)) {
    const { accountId } = actor
    await addLook(tx, { ...key, id: uuidv7(), accountId, what, isByProgram, at: now })
    await announceToFamily(tx, { name: 'children.accessed_at', ...key })
  }
  return { child, consent }
}

export async function healthConsentOf(db: Queryable, key: MemberKey): Promise<ConsentState> {
  return countingState(await consentsOf(db, key), 'health')
}
