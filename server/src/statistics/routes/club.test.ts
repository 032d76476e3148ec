import { clubFigures } from '@touchline/contract/statistics/shapes/club'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { openSeasonChange } from '#server/clubs/testing/season.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { statisticsRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
const { as, aClubOfTwo } = openSeasonChange(platform, { statistics: statisticsRoutes })

let club: Awaited<ReturnType<typeof aClubOfTwo>>

beforeEach(async () => {
  platform.setClock('2026-03-14T10:00:00.000Z')
  club = await aClubOfTwo()
})

async function figures() {
  const { body } = await as(club.manager)(`GET /clubs/${club.clubId}/figures`)
  return new Map(clubFigures.parse(body).teams.map((team) => [team.teamId, team]))
}

async function anEvent(teamId: string, startsAt: string, more: object = {}): Promise<string> {
  const id = newId()
  const starts = new Date(startsAt)
  const facts = { id, team_id: teamId, type: 'practice', title: 'Practice', time_zone: 'UTC' }
  const times = { starts_at: starts, ends_at: new Date(starts.getTime() + 3_600_000) }
  await database
    .insertInto('events')
    .values({ ...facts, ...times, created_by: newId(), ...more })
    .execute()
  return id
}

async function mark(teamId: string, eventId: string, markOf: string): Promise<void> {
  const memberId = await aMember(database, teamId)
  await sql`insert into attendance_marks (team_id, event_id, member_id, mark, marked_by)
    values (${teamId}, ${eventId}, ${memberId}, ${markOf}, ${newId()})`.execute(database)
}

test('a team without events has empty figures', async () => {
  expect([...(await figures()).values()].map(({ next, presenceRate }) => [next, presenceRate])) //
    .toEqual([
      [null, null],
      [null, null],
    ])
})

test('shows each team’s next event with the number of missing answers', async () => {
  const { young, old } = club
  const mia = await aMember(database, young, { firstName: 'Mia' })
  await aMember(database, young, { firstName: 'Leo' })
  await aMember(database, young, { archivedAt: platform.clock() })
  const next = await anEvent(young, '2026-03-20T18:00:00.000Z')
  await anEvent(young, '2026-03-10T18:00:00.000Z')
  await anEvent(young, '2026-03-15T18:00:00.000Z', { cancelled_at: platform.clock() })
  await anEvent(old, '2026-04-01T18:00:00.000Z', { audience: 'roles', audience_roles: ['Coach'] })
  await sql`insert into answers (team_id, event_id, member_id, answer, answered_by)
    values (${young}, ${next}, ${mia}, 'going', ${newId()})`.execute(database)

  const figuresOf = await figures()
  expect(figuresOf.get(young)?.next).toMatchObject({ eventId: next, silentCount: 1 })
  expect(figuresOf.get(old)?.next).toMatchObject({ title: 'Practice', silentCount: 0 })
})

test('attendance counts the current season and ignores injuries', async () => {
  const { young, old } = club
  const last = await anEvent(young, '2025-05-10T18:00:00.000Z')
  const recent = await anEvent(young, '2026-03-10T18:00:00.000Z')
  await mark(young, last, 'absent')
  for (const markOf of ['present', 'late', 'absent', 'injured']) await mark(young, recent, markOf)
  await mark(old, await anEvent(old, '2025-05-10T18:00:00.000Z'), 'present')
  await database
    .insertInto('seasons')
    .values({
      id: newId(),
      team_id: young,
      name: '2025-2026',
      starts_on: '2025-08-01',
      ends_on: '2026-07-31',
    })
    .execute()

  const figuresOf = await figures()
  expect(figuresOf.get(young)?.presenceRate).toBeCloseTo(2 / 3)
  expect(figuresOf.get(old)?.presenceRate).toBe(1)
})

test("an admin of one team and a stranger can't find the club's figures", async () => {
  const admin = await anAccount(database)
  await aMember(database, club.young, { accountId: admin, isAdmin: true })
  await aTeam(database)
  for (const who of [admin, await anAccount(database)])
    expect(await as(who)(`GET /clubs/${club.clubId}/figures`)).toMatchObject({ code: 'not_found' })
})
