import { eventDraft } from '@touchline/contract/events/shapes/draft'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import type { Transaction } from '#server/platform/database/database.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { requireEvent } from '../queries/calendar.ts'
import { requireEventPage } from '../queries/page.ts'
import { now } from '../testing/playing-team.ts'
import { answerEvent } from './answer.ts'
import { cancelEvent } from './cancel.ts'
import { changeEvent, previewChange, type EventEdit } from './edit.ts'
import { changeInTeams, createInTeams, findEventsInScope, readGroup } from './groups.ts'

const { database } = await testDatabase()
const act = <T>(run: (tx: Transaction) => Promise<T>) => database.transaction().execute(run)

let manager: string
let boys: string
let girls: string
let ofCoach: string

/** A club with two teams, a player in each, its manager and the boys' coach. */
beforeEach(async () => {
  manager = await anAccount(database, 'Mona')
  const clubId = await aClub(database, manager)
  boys = await aTeam(database, { clubId, name: 'Boys' })
  girls = await aTeam(database, { clubId, name: 'Girls' })
  ofCoach = await anAccount(database, 'Carla')
  await aMember(database, boys, { accountId: ofCoach, role: 'Coach' })
  for (const teamId of [boys, girls])
    await aMember(database, teamId, { accountId: await anAccount(database, 'Pau') })
})

const party = eventDraft.parse({
  type: 'other',
  title: 'Summer party',
  date: '2026-06-20',
  startTime: '15:00',
  endTime: '18:00',
  location: 'Club house',
})

const actorIn = (teamId: string, accountId = manager) =>
  requirePerson(database, { teamId, accountId })

async function createBoth(more: object = {}) {
  const actor = await actorIn(boys)
  const { eventIds } = await act((tx) =>
    createInTeams(tx, { actor, now }, { ...party, ...more, alsoIn: [girls] }),
  )
  const [eventId = ''] = eventIds
  const { teams } = await readGroup(database, { actor, eventId })
  const twin = teams.find(({ teamId }) => teamId === girls)?.eventId ?? ''
  return { actor, eventId, twin }
}

async function edit(
  { actor, eventId }: Awaited<ReturnType<typeof createBoth>>,
  changes: EventEdit['changes'],
  teams: 'this' | 'all',
) {
  const { version } = await requireEvent(database, actor, eventId)
  return act((tx) =>
    changeInTeams(
      tx,
      { actor, now, eventId },
      { edit: { version, changes }, teams, run: changeEvent },
    ),
  )
}

const inGirls = async (twin: string) => requireEvent(database, await actorIn(girls), twin)

test('creates a linked event in each team and reads all their answers', async () => {
  const { actor, eventId, twin } = await createBoth()
  expect(await inGirls(twin)).toMatchObject({ title: 'Summer party', location: 'Club house' })
  const page = await requireEventPage(database, actor, { teamId: boys, eventId })
  expect(page.groupId).not.toBeNull()
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from members where team_id = ${girls}`.execute(database)
  const [player] = rows
  const pau = await actorIn(girls, player?.account_id)
  await act((tx) =>
    answerEvent(tx, { actor: pau, now, eventId: twin }, [
      { memberId: player?.id ?? '', answer: 'going' },
    ]),
  )
  const group = await readGroup(database, { actor, eventId })
  expect(group.mayChangeAll).toBe(true)
  expect(group.teams.map(({ teamName, going, silent }) => [teamName, going, silent])).toEqual([
    ['Boys', 0, 2],
    ['Girls', 1, 0],
  ])
})

test('moves the event in all teams, or only in this one', async () => {
  const both = await createBoth()
  await edit(both, { startTime: '16:00', location: 'Car park' }, 'all')
  expect(await inGirls(both.twin)).toMatchObject({
    startsLocal: '2026-06-20T16:00',
    location: 'Car park',
  })
  await edit(both, { startTime: '17:00' }, 'this')
  expect((await inGirls(both.twin)).startsLocal).toBe('2026-06-20T16:00')
})

test('uses the name of a saved place in the other teams', async () => {
  const both = await createBoth()
  const venueId = crypto.randomUUID()
  await sql`insert into venues (team_id, id, name) values (${boys}, ${venueId}, 'North pitch')`.execute(
    database,
  )
  await edit(both, { venueId, location: null }, 'all')
  expect(await inGirls(both.twin)).toMatchObject({ venueId: null, location: 'North pitch' })
})

test('counts the answers of all teams in a preview and saves nothing', async () => {
  const both = await createBoth()
  const { actor, eventId } = both
  const { version } = await requireEvent(database, actor, eventId)
  const change = { version, changes: { date: '2026-06-21' } }
  const effect = await act((tx) =>
    changeInTeams(tx, { actor, now, eventId }, { edit: change, teams: 'all', run: previewChange }),
  )
  expect(effect).toMatchObject({ moves: true, movesDay: true, answerers: 0 })
  expect((await inGirls(both.twin)).startsLocal).toBe('2026-06-20T15:00')
})

test('cancels the event in all teams', async () => {
  const { actor, eventId, twin } = await createBoth()
  await act(async (tx) => {
    for (const one of await findEventsInScope(tx, { actor, now, eventId }, 'all'))
      await cancelEvent(tx, one, { reason: 'Rain' })
  })
  expect((await inGirls(twin)).cancelledAt).not.toBeNull()
})

test('links each date of a series with the same date of the other team', async () => {
  const repeat = {
    every: 'week',
    interval: 1,
    weekdays: [],
    times: [],
    monthlyBy: 'date',
    except: [],
    ends: { kind: 'count', count: 2 },
  }
  await createBoth({ repeat })
  const { rows } = await sql<{ starts_at: Date; teams: number }>`
    select min(starts_at) as starts_at, count(*)::int as teams from events
    where team_id in (${boys}, ${girls}) group by group_id order by 1`.execute(database)
  expect(rows.map(({ teams }) => teams)).toEqual([2, 2])
})

test('invites chosen members, each by their own team', async () => {
  const rows = await sql<{ id: string; team_id: string }>`
    select m.id, m.team_id from members m join accounts a on a.id = m.account_id
    where m.team_id in (${boys}, ${girls}) and a.first_name = 'Pau'`.execute(database)
  const memberIds = rows.rows.map(({ id }) => id)
  const audience = { kind: 'members', memberIds }
  const { eventId, twin } = await createBoth({ audience })
  const invited = await sql<{ event_id: string; member_id: string }>`
    select event_id, member_id from event_invitees where event_id in (${eventId}, ${twin})`.execute(
    database,
  )
  const of = (teamId: string) => rows.rows.find((row) => row.team_id === teamId)?.id
  expect(new Set(invited.rows.map((row) => `${row.event_id} ${row.member_id}`))).toEqual(
    new Set([`${eventId} ${of(boys)}`, `${twin} ${of(girls)}`]),
  )
  const elsewhere = await aMember(database, await aTeam(database))
  const stranger = { ...audience, memberIds: [...memberIds, elsewhere] }
  await expect(createBoth({ audience: stranger })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('limits a coach to their own team and hides other teams', async () => {
  const { eventId } = await createBoth()
  const coach = await actorIn(boys, ofCoach)
  const group = await readGroup(database, { actor: coach, eventId })
  expect(group.teams.map(({ teamName }) => teamName)).toEqual(['Boys'])
  expect(group.mayChangeAll).toBe(false)
  await expect(
    act((tx) => findEventsInScope(tx, { actor: coach, now, eventId }, 'all')),
  ).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(
    act((tx) => createInTeams(tx, { actor: coach, now }, { ...party, alsoIn: [girls] })),
  ).rejects.toMatchObject({ code: 'not_found' })
  const elsewhere = await aTeam(database)
  const actor = await actorIn(boys)
  await expect(
    act((tx) => createInTeams(tx, { actor, now }, { ...party, alsoIn: [elsewhere] })),
  ).rejects.toMatchObject({ code: 'not_found' })
})
