import { answerRefusal } from '@touchline/domain/events/answering'
import type { InvitationOptions } from '@touchline/domain/events/inviting'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { lockEvent } from '../queries/event-lock.ts'
import {
  lockInvitations,
  markInvited,
  saveInvitationOptions,
  takeDueInvitations,
} from '../queries/inviting.ts'
import type { EventsKey } from '../queries/moving.ts'
import type { EventKey } from '../queries/page.ts'
import { invitationColumns } from './create.ts'
import type { EventContext } from './event-context.ts'
import { settlePreAnswers } from './pre-answers.ts'

/**
 * Asks the people of an event now, whatever was planned; once. Nobody is asked what they can no
 * longer answer: it would count against everybody.
 */
export async function inviteNow(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<void> {
  const key = { teamId: actor.teamId, eventId }
  const event = await lockEvent(tx, key)
  const refusal = answerRefusal({ ...actor, isAdmin: false, isCoach: false }, event, now)
  if (refusal !== undefined) throw new AppError(refusal)
  const [asking] = await lockInvitations(tx, { teamId: key.teamId, eventIds: [eventId] })
  if (asking?.isInvited !== false) return
  await invite(tx, { ...key, accountId: actor.accountId }, now)
}

const atOnce = 100

/** Asks the people of every event whose time has come, whichever process is first. */
export async function inviteDue({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const now = clock()
  let invited = 0
  for (let taken = atOnce; taken === atOnce; invited += taken)
    taken = await database.transaction().execute(async (tx) => {
      const due = await takeDueInvitations(tx, { now, limit: atOnce })
      for (const { createdBy, ...key } of due)
        await invite(tx, { ...key, accountId: createdBy }, now)
      return due.length
    })
  return invited
}

async function invite(
  tx: Transaction,
  { teamId, eventId, accountId }: EventKey & { readonly accountId: string },
  now: Date,
): Promise<void> {
  await markInvited(tx, { teamId, eventId }, now)
  await settlePreAnswers(tx, { teamId, eventIds: [eventId] }, now)
  await announce(tx, {
    name: 'events.invited',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId, count: 1, actorId: accountId },
  })
}

/**
 * How some events ask from now on. Whoever was asked stays asked; the others are asked at the time
 * that holds now, which may be this moment: or, where none can answer any more, once they can.
 */
export async function changeInvitations(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
  {
    how,
    now,
    accountId,
  }: { readonly how: InvitationOptions; readonly now: Date; readonly accountId: string },
): Promise<void> {
  for (const { id: eventId, startsAt, zone, isInvited, answerUntil } of await lockInvitations(tx, {
    teamId,
    eventIds,
  })) {
    const columns = invitationColumns(how, { startsAt: startsAt.toISOString(), zone }, now)
    const isDue = !isInvited && columns.is_invited
    const isLate = isDue && answerUntil <= now
    const invites_at = isLate ? now.toISOString() : null
    const kept = isInvited || isDue ? { is_invited: isInvited, invites_at } : {}
    await saveInvitationOptions(tx, { teamId, eventId }, { ...columns, ...kept })
    if (isDue && !isLate) await invite(tx, { teamId, eventId, accountId }, now)
  }
}
