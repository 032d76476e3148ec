import type { NeverShown } from '@touchline/contract/children/shapes'
import { mayForbidPictures } from '@touchline/domain/children/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import {
  allowByAccount,
  allowByAll,
  forbid,
  isForbidden,
  isForbiddenBy,
  isSafeguarding,
} from '../queries/never-shown.ts'
import type { Asking } from './asking.ts'
import { announceChild } from './news.ts'

/** The safeguarding person knows of all of it, an admin of what they have said themselves. */
export async function readNeverShown(
  db: Queryable,
  asking: Asking,
  { teamId, memberId }: MemberKey,
): Promise<NeverShown> {
  const key = { teamId, memberId }
  const seesAll = await requireForbidder(db, asking, key)
  const { accountId } = asking.actor
  const isNeverShown = seesAll
    ? await isForbidden(db, key)
    : await isForbiddenBy(db, { ...key, accountId })
  return { memberId, isNeverShown }
}

/** An admin takes back what they have said themselves, the safeguarding person all of it. */
export async function changeNeverShown(
  tx: Transaction,
  asking: Asking,
  { teamId, memberId, isNeverShown }: MemberKey & { readonly isNeverShown: boolean },
): Promise<NeverShown> {
  const key = { teamId, memberId }
  const seesAll = await requireForbidder(tx, asking, key)
  const { accountId } = asking.actor
  if (isNeverShown) await forbid(tx, { ...key, accountId, at: asking.now })
  else if (seesAll) await allowByAll(tx, key)
  else await allowByAccount(tx, { ...key, accountId })
  // Rosters show initials at once; the news says no more than any answer about pictures does.
  await announceChild(tx, { name: 'children.consent_changed', ...key })
  return { memberId, isNeverShown }
}

/** True for the safeguarding person; others who may not are refused. */
async function requireForbidder(
  db: Queryable,
  { actor, now }: Asking,
  key: MemberKey,
): Promise<boolean> {
  const child = await requireChild(db, key, now)
  const isPerson = await isSafeguarding(db, { teamId: key.teamId, accountId: actor.accountId })
  if (!mayForbidPictures(actor, child, isPerson)) throw new AppError('not_allowed')
  return isPerson
}
