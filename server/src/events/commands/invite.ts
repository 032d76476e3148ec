import { answerRefusal } from '@touchline/domain/events/answer-refusal'
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
 * Invites people now, whatever was planned, and only once. Skips people who can no longer answer,
 * as a missing answer would count against them.
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

/** Sends all due invitations; several processes may compete. */
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
 * Changes when some events invite people. Invited people stay invited; the others are invited at
 * the new time, which may be now, or once answering is possible again.
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
