import { defaultInvitation } from '@touchline/domain/events/inviting'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { requireEventPage } from '../queries/page.ts'
import { aPlayingTeam, draft, now, type Playing } from '../testing/playing-team.ts'
import { createSeveral } from './create.ts'
import { inviteDue } from './invite.ts'

const platform = await testPlatform()
const { database } = platform
let team: Playing

beforeEach(async () => {
  team = await aPlayingTeam(database)
})

/** An event on Saturday 21 March that invites people two days before. */
async function aWaitingEvent(change: Parameters<typeof draft>[0] = {}): Promise<string> {
  const how = { ...defaultInvitation, invitation: { kind: 'before', days: 2, hours: 0 } } as const
  const [eventId = ''] = await database
    .transaction()
    .execute((tx) => createSeveral(tx, { actor: team.coach, now }, [{ draft: draft(change), how }]))
  return eventId
}

async function invitedAt(moment: string, eventId: string) {
  const count = await inviteDue({ database, clock: () => new Date(moment) })
  const { invitation } = await requireEventPage(database, team.coach, {
    teamId: team.teamId,
    eventId,
  })
  return { count, kind: invitation.kind }
}

test('invites people when it is time, once', async () => {
  const eventId = await aWaitingEvent()
  expect(await invitedAt('2026-03-18T12:00:00Z', eventId)).toEqual({ count: 0, kind: 'waiting' })
  expect(await invitedAt('2026-03-21T00:00:00Z', eventId)).toEqual({ count: 1, kind: 'sent' })
  expect(await invitedAt('2026-03-21T00:01:00Z', eventId)).toEqual({ count: 0, kind: 'sent' })
})

test('sends no invitations to a past event until it moves to the future', async () => {
  const eventId = await aWaitingEvent()
  expect(await invitedAt('2026-03-22T00:00:00Z', eventId)).toEqual({ count: 0, kind: 'waiting' })
  const announced = await sql`
    select from outbox where name = 'events.invited' and payload->>'eventId' = ${eventId}`.execute(
    database,
  )
  expect(announced.rows).toEqual([])
  await sql`
    update events set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
    where id = ${eventId}`.execute(database)
  expect(await invitedAt('2026-03-22T00:01:00Z', eventId)).toEqual({ count: 1, kind: 'sent' })
})

test('sends no invitations after the deadline until it moves', async () => {
  const eventId = await aWaitingEvent({ deadline: { daysBefore: 3, time: '18:00' } })
  expect(await invitedAt('2026-03-19T12:00:00Z', eventId)).toEqual({ count: 0, kind: 'waiting' })
  await sql`update events set answer_until = null where id = ${eventId}`.execute(database)
  expect(await invitedAt('2026-03-19T12:01:00Z', eventId)).toEqual({ count: 1, kind: 'sent' })
})
