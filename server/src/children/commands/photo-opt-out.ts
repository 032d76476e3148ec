import type { PhotoOptOut } from '@touchline/contract/children/shapes'
import { mayForbidPictures } from '@touchline/domain/children/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import {
  isOptedOut,
  isOptedOutBy,
  isSafeguarding,
  optOut,
  removeEveryOptOut,
  removeOptOut,
} from '../queries/photo-opt-outs.ts'
import { announceChild } from './announcements.ts'

/**
 * Whether someone is opted out of pictures: the safeguarding person sees every entry, an admin
 * their own; null for others.
 */
export async function readPhotoOptOut(
  db: Queryable,
  { actor }: Pick<ActorContext, 'actor'>,
  { teamId, memberId }: MemberKey,
): Promise<boolean | null> {
  const { accountId } = actor
  const isPerson = await isSafeguarding(db, { teamId, accountId })
  if (!mayForbidPictures(actor, { teamId }, isPerson)) return null
  return isPerson
    ? isOptedOut(db, { teamId, memberId })
    : isOptedOutBy(db, { teamId, memberId, accountId })
}

/** Admins can remove their own entry, the safeguarding person every one. */
export async function changePhotoOptOut(
  tx: Transaction,
  { actor, now }: ActorContext,
  change: MemberKey & { readonly isOptedOut: boolean },
): Promise<PhotoOptOut> {
  const { teamId, memberId } = change
  const key = { teamId, memberId }
  const { accountId } = actor
  const child = await requireChild(tx, key, now)
  const isPerson = await isSafeguarding(tx, { teamId, accountId })
  if (!mayForbidPictures(actor, child, isPerson)) throw new AppError('not_allowed')
  if (change.isOptedOut) await optOut(tx, { ...key, accountId, at: now })
  else if (isPerson) await removeEveryOptOut(tx, key)
  else await removeOptOut(tx, { ...key, accountId })
  // The event must not reveal the reason, so it is the one that any answer about pictures sends.
  await announceChild(tx, { name: 'children.consent_changed', ...key })
  return { memberId, isOptedOut: change.isOptedOut }
}
