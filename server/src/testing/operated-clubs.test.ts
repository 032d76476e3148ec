import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { figures } from '@touchline/contract/operations/shapes/figures'
import { groupsPage, adminGroup } from '@touchline/contract/operations/shapes/groups'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { aMember } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'
import { clubFields, clubTeam } from './support/world-bodies.ts'

const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
})
const { ask, done, platform } = touchline
const olga = await signedUpAs(touchline, 'olga@example.org')
const manager = await signedUpAs(touchline, 'mara@example.org', { first_name: 'Mara' })
const stranger = await signedUpAs(touchline, 'sam@example.org', { first_name: 'Sam' })
const coach = await signedUpAs(touchline, 'paul@example.org', { first_name: 'Paul' })
const made = z.object({ id: z.string() })
const club = await done(manager, 'POST /clubs', {
  body: { ...clubFields, name: 'FC Königsbrück' },
  shape: made,
})
const { teams } = await done(manager, `POST /clubs/${club.id}/teams`, {
  body: { teams: [{ ...clubTeam, name: 'Norte U12' }] },
  shape: z.object({ teams: z.tuple([made]) }),
})
const [team] = teams
await aMember(platform.database, team.id, { accountId: coach.id, role: 'Coach' })

const find = (query: string) => done(olga, `GET /admin/groups?${query}`, { shape: groupsPage })
const act = (who: Person, action: string) =>
  ask(who, {
    method: 'POST',
    path: `/rest/v1/admin/groups/${club.id}/actions`,
    body: { kind: 'clubs', action, reason: 'Asked by the board' },
  })
const read = async (who: Person, path: string) => {
  const { status, text } = await ask(who, { method: 'GET', path: `/rest/v1${path}` })
  return status === 200 ? 'shown' : z.object({ code: z.string() }).parse(JSON.parse(text)).code
}
const places = [
  `/teams/${team.id}`,
  `/teams/${team.id}/members`,
  `/teams/${team.id}/events?from=2026-11-01&to=2026-12-01`,
]
const clubPage = `/clubs/${club.id}`

test('finds clubs and teams by name in any spelling, with their size', async () => {
  const { groups } = await find('kind=clubs&search=koenigsbrueck')
  expect(groups).toMatchObject([
    { name: 'FC Königsbrück', state: 'active', teams: 1, members: 1, managers: [manager.email] },
  ])
  expect(groups[0]?.lastUsedAt).not.toBeNull()
  const teams = await find('kind=teams&search=norte')
  expect(teams.groups).toMatchObject([{ name: 'Norte U12', clubName: 'FC Königsbrück' }])
  expect((await find('kind=clubs&search=nowhere')).groups).toEqual([])
})

test('counts the files of a club and of its teams', async () => {
  await sql`
    insert into files (id, team_id, club_id, uploaded_by, kind, purpose, content_type, bytes, removed_at)
    select gen_random_uuid(), f.* from (values
      (${team.id}::uuid, null::uuid, ${manager.id}::uuid, 'document', 'document', 'application/pdf', 500, null::timestamptz),
      (null, ${club.id}, ${manager.id}, 'document', 'document', 'application/pdf', 1000, null),
      (null, ${club.id}, ${manager.id}, 'document', 'document', 'application/pdf', 7, now())) as f`.execute(
    platform.database,
  )
  expect((await find('kind=clubs&search=koenigsbrueck')).groups).toMatchObject([{ bytes: 1500 }])
  expect((await find('kind=teams&search=norte')).groups).toMatchObject([{ bytes: 500 }])
})

test('pages through three thousand clubs, each once, and finds any of them', async () => {
  await sql`
    insert into clubs (id, name, sport, created_by, created_at)
    select gen_random_uuid(), 'Club ' || n, 'football', ${manager.id}, now() - n * interval '1 second'
    from generate_series(1, 3000) as n`.execute(platform.database)
  const seen = new Set<string>()
  let cursor: string | null = ''
  for (let page = 0; page < 3 && cursor !== null; page += 1) {
    const at: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { groups, nextCursor } = await find(`kind=clubs&limit=50${at}`)
    for (const { id } of groups) seen.add(id)
    cursor = nextCursor
  }
  expect(seen.size).toBe(150)
  expect((await find('kind=clubs&search=club%202999')).groups).toMatchObject([
    { name: 'Club 2999' },
  ])
})

test('closes a suspended club to its people with the reason, and restores it completely', async () => {
  const people = { manager: [...places, clubPage], coach: places }
  for (const path of people.manager)
    expect([path, await read(manager, path)]).toEqual([path, 'shown'])
  const suspended = await act(olga, 'suspend')
  expect(adminGroup.parse(JSON.parse(suspended.text)).state).toBe('suspended')
  for (const path of people.manager) {
    expect([path, await read(manager, path)]).toEqual([path, 'club_suspended'])
    expect([path, await read(stranger, path)]).toEqual([path, 'not_found'])
  }
  for (const path of people.coach)
    expect([path, await read(coach, path)]).toEqual([path, 'club_suspended'])
  expect((await act(olga, 'suspend')).status).toBe(409)

  expect((await act(olga, 'resume')).status).toBe(200)
  for (const path of people.manager)
    expect([path, await read(manager, path)]).toEqual([path, 'shown'])
  for (const path of people.coach) expect([path, await read(coach, path)]).toEqual([path, 'shown'])
})

test('lets an operator delete and restore a club, and logs each act with its reason', async () => {
  expect((await act(olga, 'delete')).status).toBe(200)
  expect(await read(manager, `/teams/${team.id}`)).toBe('not_found')
  expect((await act(olga, 'restore')).status).toBe(200)
  expect(await read(manager, `/teams/${team.id}`)).toBe('shown')
  const { entries } = await done(olga, 'GET /admin/audit', { shape: auditPage })
  const acts = entries.filter(({ action }) => action.startsWith('operations.club_'))
  expect(acts.map(({ action }) => action)).toEqual([
    'operations.club_restored',
    'operations.club_deleted',
    'operations.club_resumed',
    'operations.club_suspended',
  ])
  expect(acts[0]?.details).toMatchObject({ clubId: club.id, reason: 'Asked by the board' })
})

test('is hidden from other people', async () => {
  expect((await act(manager, 'suspend')).status).toBe(404)
  expect(await read(manager, '/admin/groups?kind=clubs')).toBe('not_found')
})

test('shows figures for twelve weeks, this one last', async () => {
  const { weeks } = await done(olga, 'GET /admin/figures', { shape: figures })
  expect(weeks).toHaveLength(12)
  expect(weeks.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(4)
  expect(weeks.at(-1)?.accounts).toBe(4)
})
