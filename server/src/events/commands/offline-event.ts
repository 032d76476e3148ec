import type {
  OfflineEventShape,
  OfflinePerson,
} from '@touchline/contract/events/shapes/offline-event'
import { isOfflineTime, offlineTimes } from '@touchline/domain/events/offline-times'
import { isStaffFor, type Actor } from '@touchline/domain/teams/actor'

import { findEmergencyNotes } from '#server/children/commands/emergency-notes.ts'
import { findGuardiansOfTeam, guardianOf } from '#server/members/queries/guardians.ts'
import { findOnRoster } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireEventPage } from '../queries/page.ts'
import type { EventContext } from './event-context.ts'

/**
 * Whom to call for each team member who may come: parents for staff, for others where they may see
 * contacts. People who have left, and children whom the club blocks from the reader, appear by
 * name only.
 */
export async function readOfflineEvent(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<OfflineEventShape> {
  const { teamId } = actor
  const event = await requireEventPage(tx, actor, { teamId, eventId })
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  const lasting = { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
  if (!isOfflineTime(lasting, now)) throw new AppError('conflict', { reason: 'not_around_event' })

  const comers = event.answers.filter(
    ({ guestOf, answer }) => guestOf === null && answer !== 'not_going',
  )
  const memberIds = comers.map(({ memberId }) => memberId)
  const emergencies = await findEmergencyNotes(tx, { actor, now }, { teamId, memberIds })
  const onRoster = await findOnRoster(tx, { teamId, memberIds })
  const parents = await findParents(tx, actor, onRoster)
  const emergencyOf = new Map(emergencies.map(({ memberId, ...one }) => [memberId, one]))
  const people = memberIds.map((memberId) => ({
    memberId,
    parents: parents.get(memberId) ?? [],
    emergency: emergencyOf.get(memberId) ?? null,
  }))
  return { people, until: offlineTimes(lasting).until.toISOString() }
}

type Parents = OfflinePerson['parents']

async function findParents(
  tx: Transaction,
  actor: Actor,
  memberIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Parents>> {
  const rows = await findGuardiansOfTeam(tx, actor.teamId)
  const found = new Map<string, Parents>()
  const isShown = (id: string) => memberIds.has(id) && isStaffFor(actor, id)
  for (const row of rows.filter(({ member_id: id }) => isShown(id))) {
    const { guardianId, firstName, lastName, role, phone } = guardianOf(row, actor, row.member_id)
    const before = found.get(row.member_id) ?? []
    found.set(row.member_id, [...before, { guardianId, firstName, lastName, role, phone }])
  }
  return found
}
