import type { PossibleGuests } from '@touchline/contract/events/shapes/guests'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { findSisterActors } from '#server/teams/queries/actor.ts'

import { lockEvent } from '../queries/event-lock.ts'
import {
  findGuestAccounts,
  findPossibleGuests,
  insertGuests,
  removeGuests,
} from '../queries/guests.ts'
import type { EventKey } from '../queries/page.ts'
import type { EventContext } from './event-context.ts'
import { releasePlacesOf } from './leavers.ts'

/** People the actor can invite: members of the club's other teams where the actor is staff. */
export async function findGuestsToInvite(
  db: Queryable,
  actor: Actor,
  key: EventKey,
): Promise<PossibleGuests> {
  return findPossibleGuests(db, key, await findSistersRun(db, actor))
}

/** Sets the guests of an event; places of removed guests go to the waiting list. */
export async function setGuests(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  memberIds: readonly string[],
): Promise<PossibleGuests> {
  const key = { teamId: actor.teamId, eventId }
  const event = await lockEvent(tx, key)
  const sisters = await findSistersRun(tx, actor)
  const { teams } = await findPossibleGuests(tx, key, sisters)
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  const possible = teams.flatMap(({ id: guestTeamId, members }) =>
    members.map((member) => ({ ...member, guestTeamId })),
  )
  const wanted = new Set(memberIds)
  if (possible.filter(({ memberId }) => wanted.has(memberId)).length !== wanted.size)
    throw new AppError('invalid_input', { fields: { memberIds: 'members_unknown' } })

  const guests = possible.filter(({ memberId, isInvited }) => wanted.has(memberId) && !isInvited)
  const gone = possible.filter(({ memberId, isInvited }) => isInvited && !wanted.has(memberId))
  await insertGuests(tx, key, { accountId: actor.accountId, now, guests })
  if (gone.length > 0) {
    await removeGuests(
      tx,
      key,
      gone.map(({ memberId }) => memberId),
    )
    await releasePlacesOf(tx, key)
  }
  const changed = [...guests, ...gone]
  if (changed.length > 0)
    await announce(tx, {
      name: 'events.guests_changed',
      topics: [
        `team:${key.teamId}`,
        ...(await findGuestAccounts(tx, changed)).map((id) => `account:${id}`),
      ],
      payload: { ...key, actorId: actor.accountId },
    })
  if (guests.length > 0)
    await announce(tx, {
      name: 'events.guests_asked',
      topics: [],
      payload: { ...key, at: now.toISOString(), actorId: actor.accountId },
    })
  return findPossibleGuests(tx, key, sisters)
}

/** The other teams of the club where the actor is staff. */
async function findSistersRun(db: Queryable, actor: Actor): Promise<readonly string[]> {
  const sisters = await findSisterActors(db, actor)
  return sisters.filter((actor) => may(actor, 'events.edit')).map(({ teamId }) => teamId)
}
