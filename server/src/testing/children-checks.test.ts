import { staffChecks } from '@touchline/contract/children/shapes/staff-checks'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { remindOfChecks } from '#server/children/commands/check-reminders.ts'
import { findSubscribedTeamIds } from '#server/teams/queries/subscribed-teams.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'
import { clubFields, clubTeam } from './support/world-bodies.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform

const made = z.object({ id: z.uuid() })
const dayLength = 86_400_000
const today = Date.parse(platform.clock().toISOString())
/** In the club's calendar. */
const inDays = (days: number) =>
  new Date(Date.parse(dayInZone(new Date(today), 'Europe/Madrid')) + days * dayLength)
    .toISOString()
    .slice(0, 10)

let clubId: string
let teamId: string
let adultsId: string
const people: Record<'manager' | 'coach' | 'parentCoach' | 'player', Person> = {
  manager: await touchline.signUp('Eva'),
  coach: await touchline.signUp('Paul'),
  parentCoach: await touchline.signUp('Marta'),
  player: await touchline.signUp('Tim'),
}

beforeAll(async () => {
  clubId = (await done(people.manager, 'POST /clubs', { body: clubFields, shape: made })).id
  const { teams } = await done(people.manager, `POST /clubs/${clubId}/teams`, {
    body: { teams: [clubTeam, { ...clubTeam, name: 'Norte Seniors', ageGroup: 'Senior' }] },
    shape: z.object({ teams: z.array(made) }),
  })
  teamId = teams[0]?.id ?? ''
  adultsId = teams[1]?.id ?? ''
  const leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = ${inDays(-4000)} where id = ${leo}`.execute(database)
  const { coach, parentCoach, player } = people
  for (const id of [teamId, adultsId])
    await aMember(database, id, { accountId: coach.id, role: 'Coach' })
  await aMember(database, teamId, { accountId: parentCoach.id, role: 'Coach' })
  await aGuardian(database, { teamId, memberId: leo }, { accountId: parentCoach.id })
  await aMember(database, teamId, { accountId: player.id, role: 'Player' })
})

const want = (isRequired: boolean) =>
  done(people.manager, `PUT /clubs/${clubId}/staff-checks`, {
    body: { isRequired },
    shape: staffChecks,
  })

const record = (who: Person, endsOn: string, state = 'passed') =>
  done(people.manager, `PUT /clubs/${clubId}/staff-checks/${who.id}`, {
    body: { state, checkedOn: inDays(-1), endsOn },
    shape: staffChecks,
  })

async function opens(who: Person, id = teamId) {
  const { status, text } = await ask(who, { method: 'GET', path: `/rest/v1/teams/${id}/members` })
  return status === 200 ? 'open' : z.object({ code: z.string() }).parse(JSON.parse(text)).code
}

const standingOf = async (who: Person) => {
  const { people: all } = await done(people.manager, `GET /clubs/${clubId}/staff-checks`, {
    shape: staffChecks,
  })
  return all.find(({ accountId }) => accountId === who.id)?.standing
}

/** How many reminders were given to the listeners so far. */
async function reminders(): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from outbox where name = 'children.check_ending'`.execute(database)
  return found.rows[0]?.n ?? 0
}

describe('trust.md 2, row 17: background checks', () => {
  test('are off by default: staff open the roster', async () => {
    expect(await opens(people.coach)).toBe('open')
    expect(await standingOf(people.coach)).toBe('missing')
  })

  test('once required, keep staff without one from teams with minors and say why', async () => {
    await want(true)
    expect(await opens(people.coach)).toBe('check_needed')
    expect(await opens(people.manager)).toBe('check_needed')
    const across = { method: 'GET', path: `/rest/v1/clubs/${clubId}/members` }
    expect((await ask(people.manager, across)).status).toBe(403)
    const file = { format: 'csv', language: 'en' }
    for (const { path, ...request } of [
      { path: '' },
      { path: '/events?from=2026-03-01&to=2026-04-01' },
      { path: '/events/around' },
      { path: '/attendance' },
      { path: '/members/export', method: 'POST', body: file },
      { path: '/invitations' },
      { path: '/join-requests' },
    ] as const) {
      const to = { method: 'GET', path: `/rest/v1/teams/${teamId}${path}`, ...request } as const
      const answer = await ask(people.coach, to)
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.text).not.toContain('Leo')
    }
  })

  test('are not required for adult teams, players or people who are no staff', async () => {
    expect(await opens(people.coach, adultsId)).toBe('open')
    expect(await opens(people.player)).toBe('open')
  })

  test('leave a coach who is a parent only a parent’s rights', async () => {
    expect(await opens(people.parentCoach)).toBe('open')
    const added = await ask(people.parentCoach, {
      method: 'POST',
      path: `/rest/v1/teams/${teamId}/members`,
      body: { firstName: 'Ana', lastName: 'Gil' },
    })
    expect(added.status).toBe(403)
  })

  test('also end live updates', async () => {
    expect(await findSubscribedTeamIds(database, people.coach.id)).toEqual([adultsId])
    expect(await findSubscribedTeamIds(database, people.parentCoach.id)).toEqual([teamId])
  })

  test('give access again and store only state, day and expiry', async () => {
    await record(people.coach, inDays(900))
    expect(await opens(people.coach)).toBe('open')
    const kept = await sql<Record<string, unknown>>`
      select * from staff_checks where account_id = ${people.coach.id}`.execute(database)
    expect(Object.keys(kept.rows[0] ?? {}).toSorted()).toEqual(
      'account_id checked_on club_id ended_at ends_on recorded_at recorded_by reminded_14_at reminded_60_at state'.split(
        ' ',
      ),
    )
  })

  test('close the team again when failed or removed', async () => {
    await record(people.coach, inDays(900), 'not_passed')
    expect(await opens(people.coach)).toBe('check_needed')
    await record(people.coach, inDays(900))
    await done(people.manager, `DELETE /clubs/${clubId}/staff-checks/${people.coach.id}`, {
      shape: staffChecks,
    })
    expect(await opens(people.coach)).toBe('check_needed')
  })

  test('are refused with a future date or an expiry before the check', async () => {
    for (const [checkedOn, endsOn] of [
      [inDays(2), inDays(900)],
      [inDays(-1), inDays(-1)],
    ]) {
      const answer = await ask(people.manager, {
        method: 'PUT',
        path: `/rest/v1/clubs/${clubId}/staff-checks/${people.coach.id}`,
        body: { state: 'passed', checkedOn, endsOn },
      })
      expect(answer.status).toBe(422)
    }
  })

  test('are never recorded or removed by the manager they are about', async () => {
    const path = `/rest/v1/clubs/${clubId}/staff-checks/${people.manager.id}`
    const body = { state: 'passed', checkedOn: inDays(-1), endsOn: inDays(900) }
    expect((await ask(people.manager, { method: 'PUT', path, body })).status).toBe(403)
    expect(await standingOf(people.manager)).toBe('missing')
    await sql`insert into club_roles (club_id, account_id, roles) values (${clubId}, ${people.player.id}, '{manager}')`.execute(
      database,
    )
    expect((await ask(people.player, { method: 'PUT', path, body })).status).toBe(200)
    expect(await standingOf(people.manager)).toBe('valid')
    expect((await ask(people.manager, { method: 'DELETE', path })).status).toBe(403)
    expect((await ask(people.player, { method: 'DELETE', path })).status).toBe(200)
    await sql`delete from club_roles where account_id = ${people.player.id}`.execute(database)
  })

  test('are for club managers only', async () => {
    for (const who of [people.coach, people.player]) {
      const path = `/rest/v1/clubs/${clubId}/staff-checks`
      expect((await ask(who, { method: 'GET', path })).status).toBe(404)
      expect((await ask(who, { method: 'PUT', path, body: { isRequired: false } })).status).toBe(
        404,
      )
    }
    const other = await aWorld(touchline)
    const stranger = await ask(other.owner, {
      method: 'PUT',
      path: `/rest/v1/clubs/${other.ids.clubId}/staff-checks/${people.coach.id}`,
      body: { state: 'passed', checkedOn: inDays(-1), endsOn: inDays(900) },
    })
    expect(stranger.status).toBe(404)
  })

  test('are followed by reminders 60 and 14 days before expiry and end on their last night', async () => {
    await record(people.coach, inDays(61))
    const after = async (days: number) => {
      platform.setClock(new Date(today + days * dayLength).toISOString())
      await remindOfChecks(platform)
      await remindOfChecks(platform)
      platform.setClock(new Date(today).toISOString())
      return reminders()
    }
    const sent = []
    for (const days of [0, 1, 2, 46, 47, 48]) sent.push(await after(days))
    expect(sent).toEqual([0, 1, 1, 1, 2, 2])
    expect(await opens(people.coach)).toBe('open')
    await after(62)
    expect(await opens(people.coach)).toBe('check_needed')
  })

  test('block no one once switched off', async () => {
    await want(false)
    expect(await opens(people.coach)).toBe('open')
  })
})
