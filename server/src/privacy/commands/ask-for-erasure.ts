import type { ChildErasureView } from '@touchline/contract/privacy/endpoints/children'
import { mayEraseChild } from '@touchline/domain/children/permissions'
import { isStaffFor, type ActorContext } from '@touchline/domain/teams/actor'

import { announceToFamily } from '#server/children/commands/announcements.ts'
import { erasureAskedLetter, erasureStoppedLetter } from '#server/children/emails.ts'
import {
  findGuardiansToWrite,
  findSafeguarding,
} from '#server/children/queries/guardian-addresses.ts'
import { lockMemberOfTeam, type MemberRecord } from '#server/members/queries/members.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import {
  findDueErasures,
  findErasure,
  forgetErasure,
  markStopped,
  saveErasure,
  type ChildErasure,
} from '../queries/child-erasures.ts'
import { eraseChild } from './erase-child.ts'
import { requireOwnChild } from './own-child.ts'

const waitMs = 14 * 86_400_000

/** The actor, and what is needed to send emails. */
interface EmailContext extends ActorContext {
  readonly platform: Pick<Platform, 'mail' | 'config'>
}

/** Requests the erasure; the others are notified and can stop it for fourteen days. */
export async function askForErasure(
  tx: Transaction,
  by: EmailContext,
  { memberId, typedName }: { readonly memberId: string; readonly typedName: string | undefined },
): Promise<ChildErasureView> {
  const { actor, now } = by
  const key = { teamId: actor.teamId, memberId }
  const member = await lockMemberOfTeam(tx, actor, memberId)
  await requireOwnChild(tx, { ...by, may: mayEraseChild }, memberId)
  if (typedName !== nameOf(member))
    throw new AppError('invalid_input', { fields: { typedName: 'name' } })
  const dueAt = new Date(now.getTime() + waitMs)
  const isNew = await saveErasure(tx, { ...key, askedBy: actor.accountId, at: now, dueAt })
  const erasure = await requireErasure(tx, key)
  if (isNew) await notifyOthers(tx, by, erasure)
  return readErasure(tx, by, memberId)
}

/** Withdraws your own request; if another guardian stops it, the club decides. */
export async function stopErasure(
  tx: Transaction,
  by: EmailContext,
  memberId: string,
): Promise<ChildErasureView> {
  const { actor, now } = by
  const key = { teamId: actor.teamId, memberId }
  await lockMemberOfTeam(tx, actor, memberId)
  const erasure = await requireErasure(tx, key)
  if (!(await mayStop(tx, by, memberId))) throw new AppError('not_allowed')
  if (erasure.askedBy === actor.accountId && erasure.stoppedBy === null)
    await forgetErasure(tx, key)
  else if (erasure.stoppedBy === null) {
    await markStopped(tx, { ...key, by: actor.accountId, at: now })
    await notifyOthers(tx, by, await requireErasure(tx, key))
  }
  await announceToFamily(tx, { name: 'children.erasure_changed', ...key })
  return readErasure(tx, by, memberId)
}

/** Decides for the club after the request was stopped. */
export async function decideErasure(
  tx: Transaction,
  by: EmailContext,
  { memberId, erase }: { readonly memberId: string; readonly erase: boolean },
): Promise<ChildErasureView> {
  const key = { teamId: by.actor.teamId, memberId }
  await lockMemberOfTeam(tx, by.actor, memberId)
  const erasure = await requireErasure(tx, key)
  if (!(await mayDecide(tx, by, memberId))) throw new AppError('not_allowed')
  if (erasure.stoppedBy === null) throw new AppError('conflict', { reason: 'not_stopped' })
  if (erase) await eraseChild(tx, by, memberId)
  else await forgetErasure(tx, key)
  return { erasure: null }
}

/** Shows the request to guardians, staff and the safeguarding person. */
export async function readErasure(
  db: Queryable,
  by: ActorContext,
  memberId: string,
): Promise<ChildErasureView> {
  const { actor } = by
  const [stops, decides] = [await mayStop(db, by, memberId), await mayDecide(db, by, memberId)]
  if (!stops && !decides && !isStaffFor(actor, memberId)) throw new AppError('not_found')
  const found = await findErasure(db, { teamId: actor.teamId, memberId })
  if (found === undefined) return { erasure: null }
  const isStopped = found.stoppedBy !== null
  return {
    erasure: {
      askedBy: found.asker,
      isMine: found.askedBy === actor.accountId,
      dueAt: found.dueAt.toISOString(),
      stoppedBy: isStopped ? found.stopper : null,
      isStopped,
      mayStop: stops && !isStopped,
      mayDecide: decides && isStopped,
    },
  }
}

/** Hourly: erases children whose fourteen days are over, if the requester is still a guardian. */
export async function eraseDueChildren({ database, clock }: Platform): Promise<void> {
  const now = clock()
  for (const key of await findDueErasures(database, now))
    await database.transaction().execute(async (tx) => {
      await lockMemberOfTeam(tx, key, key.memberId)
      const erasure = await findErasure(tx, key)
      if (erasure === undefined || erasure.stoppedBy !== null || erasure.dueAt > now) return
      const actor = await findActor(tx, { accountId: erasure.askedBy, teamId: key.teamId })
      if (actor?.childIds.includes(key.memberId) === true)
        await eraseChild(tx, { actor, now }, key.memberId)
      else await forgetErasure(tx, key)
    })
}

/** A guardian of the child, or the safeguarding person of the club. */
async function mayStop(db: Queryable, { actor }: ActorContext, memberId: string): Promise<boolean> {
  if (actor.childIds.includes(memberId)) return true
  return (await findSafeguarding(db, actor.teamId))?.accountId === actor.accountId
}

/** The safeguarding person; without one, an admin who isn't the child's guardian. */
async function mayDecide(
  db: Queryable,
  { actor }: ActorContext,
  memberId: string,
): Promise<boolean> {
  const safeguarding = await findSafeguarding(db, actor.teamId)
  if (safeguarding !== undefined) return safeguarding.accountId === actor.accountId
  return actor.isAdmin && !actor.childIds.includes(memberId) && isStaffFor(actor, memberId)
}

async function requireErasure(
  db: Queryable,
  key: Parameters<typeof findErasure>[1],
): Promise<ChildErasure> {
  const erasure = await findErasure(db, key)
  if (erasure === undefined) throw new AppError('not_found')
  return erasure
}

/** Notifies the guardians and the safeguarding person except the actor. */
async function notifyOthers(
  tx: Transaction,
  { actor, platform }: EmailContext,
  erasure: ChildErasure,
): Promise<void> {
  const { stoppedBy, stopper, asker, dueAt, timeZone } = erasure
  const safeguarding = await findSafeguarding(tx, erasure.teamId)
  const guardians = await findGuardiansToWrite(tx, erasure)
  const others = [...guardians, ...(safeguarding ? [safeguarding] : [])]
  const recipients = new Map(others.map((one) => [one.email, one]))
  for (const { accountId, email: to, language } of recipients.values()) {
    if (accountId === actor.accountId) continue
    const letter = { about: erasure, to, language, origin: platform.config.publicUrl }
    await platform.mail.enqueue(
      tx,
      stoppedBy === null
        ? erasureAskedLetter({ ...letter, by: asker, dueAt, timeZone })
        : erasureStoppedLetter({ ...letter, by: stopper ?? '' }),
    )
  }
  const { teamId, memberId } = erasure
  await announceToFamily(tx, { name: 'children.erasure_changed', teamId, memberId })
}

function nameOf({ first_name: firstName, last_name: lastName }: MemberRecord): string {
  return `${firstName} ${lastName}`.trim()
}
