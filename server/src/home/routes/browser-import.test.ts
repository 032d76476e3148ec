import { myTeams } from '@touchline/contract/teams/shapes/mine'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { teamKit } from '#server/teams/testing/kit.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import {
  bringing,
  club,
  imports,
  inClub,
  leo,
  marta,
  mia,
  team,
  wish,
} from '../testing/bringing.ts'

const platform = await testPlatform()
const { database } = platform
const { as, brought } = bringing(platform)
const { aPicture } = teamKit(platform)

async function peopleOf(teamId: string) {
  const found = await sql<{ name: string; role: string; is_admin: boolean; joined: boolean }>`
    select first_name as name, role, is_admin, account_id is not null as joined
    from members where team_id = ${teamId} order by first_name`.execute(database)
  return found.rows
}

const countOf = async (table: string, me: string): Promise<number> => {
  const found = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where created_by = ${me}`.execute(database)
  return found.rows[0]?.count ?? 0
}

test('a team comes with its people; I am its admin in the role I had', async () => {
  const { me, done, teamId } = await brought({ teams: [team] })
  expect(done).toMatchObject({
    mayUndo: true,
    undoneAt: null,
    undoableUntil: '2026-04-13T09:00:00.000Z',
    teams: [{ browserKey: '417', name: 'Norte U12', memberCount: 3, guardianCount: 1 }],
  })
  expect(await peopleOf(teamId)).toEqual([
    { name: 'Ana', role: 'Coach', is_admin: true, joined: true },
    { name: 'Leo', role: 'Member', is_admin: false, joined: false },
    { name: 'Mia', role: 'Member', is_admin: false, joined: false },
  ])
  expect((await as(me)(`GET /teams/${teamId}`)).body).toMatchObject({
    team: { country: 'FR', timeZone: 'Europe/Paris', language: 'fr', ageGroup: null },
  })
})

test('brother and sister share their mother, and every field is kept', async () => {
  const { me, teamId } = await brought({ teams: [team] })
  const { body } = await as(me)(`GET /teams/${teamId}/members?search=Lele`)
  expect(body).toMatchObject({
    members: [
      {
        firstName: 'Leo',
        dateOfBirth: '2015-04-02',
        position: 'Keeper',
        parents: [{ firstName: 'Marta', role: 'mother' }],
      },
    ],
  })
  const links = await sql<{ count: number }>`
      select count(*) from guardianships where team_id = ${teamId}`.execute(database)
  expect(links.rows[0]?.count).toBe(2)
})

test('whoever of the list is me becomes my row, not a second person', async () => {
  const self = { ...mia, firstName: 'ANA', lastName: 'ruiz', role: 'Player', position: 'Left' }
  const { teamId } = await brought({ teams: [{ ...team, members: [self, leo] }] })
  expect((await peopleOf(teamId)).map(({ name }) => name)).toEqual(['Ana', 'Leo'])
  const found = await sql`
      select position, role from members where team_id = ${teamId} and account_id is not null`.execute(
    database,
  )
  expect(found.rows).toEqual([{ position: 'Left', role: 'Coach' }])
})

test('a league comes with its matches, asks nobody, and goes again with the undo', async () => {
  const fixtures = [
    { day: 1, opponent: 'SV Falkenau', startDate: '2026-03-16', startTime: '15:00' },
    { day: 2, opponent: 'FC Alder', startDate: '2026-02-07', location: 'away' },
  ]
  const leagues = [{ name: 'District', fixtures, invitations: { type: 'automatic' } }]
  for (const parts of [
    { teams: [{ ...team, leagues }] },
    { clubs: [club], teams: [{ ...inClub, leagues }] },
  ]) {
    const { teamId, undo } = await brought(parts)
    const events = await sql`
      select title from events where team_id = ${teamId} and type = 'league-game'`.execute(database)
    expect(events.rows).toHaveLength(2)
    const found = await sql`
      select invitation_type as type from leagues where team_id = ${teamId}`.execute(database)
    expect(found.rows).toEqual([{ type: 'manual' }])
    expect((await undo()).body).toMatchObject({ kept: [] })
  }
})

test('a club comes with its teams, and I manage it without standing on rosters', async () => {
  const { me, done, teamId } = await brought({ clubs: [club], teams: [inClub] })
  expect(done.clubs).toMatchObject([{ browserKey: '12', name: 'CD Norte', isGone: false }])
  expect(await peopleOf(teamId)).toHaveLength(2)
  expect((await as(me)('GET /me/teams')).body).toMatchObject({
    clubs: [{ name: 'CD Norte', teamCount: 1 }],
    teams: [{ name: 'Norte U14', clubName: 'CD Norte', role: 'Club Manager' }],
  })
})

test('a team that was left behind joins the club I brought before', async () => {
  const { me, done } = await brought({ clubs: [club] })
  const clubId = done.clubs[0]?.id
  const later = await as(me)(`POST ${imports}`, wish({ teams: [{ ...inClub, club: { clubId } }] }))
  expect(later.status).toBe(201)
  expect((await as(me)('GET /me/teams')).body).toMatchObject({ clubs: [{ teamCount: 1 }] })
})

test('logos come along: of a team, of a club and of its teams', async () => {
  const me = await anAccount(database)
  const logo = () => aPicture(me)
  const badge = await aPicture(me, 'club_logo')
  const answer = await as(me)(
    `POST ${imports}`,
    wish({
      clubs: [{ ...club, logoFileId: badge }],
      teams: [
        { ...team, logoFileId: await logo() },
        { ...inClub, logoFileId: await logo() },
      ],
    }),
  )
  expect(answer.status).toBe(201)
  const mine = myTeams.parse((await as(me)('GET /me/teams')).body)
  const logos = [...mine.teams, ...mine.clubs].map((card) => card.logo?.thumb.slice(0, 12))
  expect(logos).toEqual(['/storage/v1/', '/storage/v1/', '/storage/v1/'])
})

test('a second click has no second effect and gets the same answer', async () => {
  const me = await anAccount(database)
  const headers = { 'idempotency-key': newId() }
  const ask = () => as(me)(`POST ${imports}`, wish({ teams: [team] }), headers)
  const [one, two] = await Promise.all([ask(), ask()])
  expect(two.body).toEqual(one.body)
  expect(await countOf('teams', me)).toBe(1)
})

test.each([
  ['nothing', {}],
  ['a team of a club that is not among them', { teams: [inClub] }],
  ['two clubs of one key', { clubs: [club, club] }],
  ['a team without a name', { teams: [{ ...team, name: ' ' }] }],
  [
    'a birth date to come',
    { teams: [team, { ...team, members: [{ ...leo, dateOfBirth: '2026-03-16' }] }] },
  ],
  [
    'a role of a parent nobody knows',
    { teams: [{ ...team, members: [{ ...leo, guardians: [{ ...marta, role: 'aunt' }] }] }] },
  ],
  ['too many members', { teams: [{ ...team, members: Array.from({ length: 501 }, () => leo) }] }],
])('%s is refused, and nothing at all is made', async (_, parts) => {
  const me = await anAccount(database)
  const answer = await as(me)(`POST ${imports}`, wish(parts))
  expect(answer).toMatchObject({ status: 422, code: 'invalid_input' })
  expect([await countOf('teams', me), await countOf('clubs', me)]).toEqual([0, 0])
})

test('a club or a picture of somebody else is not found, and nothing is made', async () => {
  const other = await brought({ clubs: [club] })
  const me = await anAccount(database)
  const clubId = other.done.clubs[0]?.id
  const foreign = [
    { ...team, club: { clubId } },
    { ...team, logoFileId: await aPicture(other.me) },
  ]
  for (const one of foreign)
    expect(await as(me)(`POST ${imports}`, wish({ teams: [team, one] }))).toMatchObject({
      code: 'not_found',
    })
  expect(await countOf('teams', me)).toBe(0)
})

test('two hundred teams come in one go', async () => {
  const teams = Array.from({ length: 200 }, (_, index) => ({
    ...team,
    browserKey: String(index),
    name: `Team ${index}`,
  }))
  const { done } = await brought({ teams })
  expect(done.teams).toHaveLength(200)
})
