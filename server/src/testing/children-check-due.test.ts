import { access } from '@touchline/contract/children/shapes/health'
import { calendarFeed } from '@touchline/contract/events/shapes/calendar-sync'
import { createdEvent } from '@touchline/contract/events/shapes/requests'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'

import { notifyStaff } from '#server/invitations/commands/notify-staff.ts'
import { findStaff } from '#server/notifications/queries/recipients.ts'
import { findStanding } from '#server/notifications/queries/standing.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const people: Record<'manager' | 'coach' | 'checked' | 'parentCoach' | 'mother', Person> = {
  manager: await touchline.signUp('Eva'),
  coach: await touchline.signUp('Paul'),
  checked: await touchline.signUp('Ines'),
  parentCoach: await touchline.signUp('Marta'),
  mother: await touchline.signUp('Olga'),
}

let clubId: string
let teamId: string
let leo: string
const rowOf = new Map<Person, string>()

beforeAll(async () => {
  clubId = await aClub(database, people.manager.id)
  teamId = await aTeam(database, { clubId })
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2016-04-02' where id = ${leo}`.execute(database)
  for (const coach of [people.coach, people.checked, people.parentCoach])
    rowOf.set(coach, await aMember(database, teamId, { accountId: coach.id, role: 'Coach' }))
  for (const parent of [people.mother, people.parentCoach])
    await aGuardian(database, { teamId, memberId: leo }, { accountId: parent.id })
  await sql`update clubs set checks_required_since = now() where id = ${clubId}`.execute(database)
  await sql`
    insert into staff_checks (club_id, account_id, state, checked_on, ends_on, recorded_by, recorded_at)
    values (${clubId}, ${people.checked.id}, 'passed', '2026-01-01', '2099-01-01',
      ${people.manager.id}, now())`.execute(database)
})

describe('trust.md 2, row 17: staff who owe a background check', () => {
  test('are not listed among the people who may see a child', async () => {
    const { viewers: all } = await done(
      people.mother,
      `GET /teams/${teamId}/members/${leo}/access`,
      {
        shape: access,
      },
    )
    expect(all.map(({ as }) => as).toSorted()).toEqual(['coach', 'guardian', 'guardian'])
  })

  test('find the team in no calendar or feed', async () => {
    const tomorrow = new Date(platform.clock().getTime() + 86_400_000).toISOString().slice(0, 10)
    const at = { date: tomorrow, startTime: '18:00', endTime: '19:00' }
    const body = { type: 'practice', title: 'Rain practice', ...at }
    await done(people.checked, `POST /teams/${teamId}/events`, { body, shape: createdEvent })
    const read = async (who: Person, path: string) =>
      (await ask(who, { method: 'GET', path })).text.includes('Rain practice')
    const found = async (who: Person) => {
      const { address } = await done(who, 'GET /me/calendar-feed', { shape: calendarFeed })
      const window = `from=${tomorrow}&to=${tomorrow}&limit=50`
      return [
        await read(who, `/rest/v1/me/events?${window}`),
        await read(who, `/rest/v1/teams/${teamId}/events?${window}`),
        await read(who, new URL(address).pathname),
      ]
    }
    for (const who of [people.checked, people.parentCoach, people.mother])
      expect(await found(who)).toEqual([true, true, true])
    for (const who of [people.coach, people.manager])
      expect(await found(who)).toEqual([false, false, false])
  })

  test('get no email that names someone who asks to join', async () => {
    const requestId = newId()
    await sql`
      insert into join_requests (id, team_id, account_id, kind, via, first_name, last_name, email,
        state, child_first_name, child_last_name, child_date_of_birth, child_role)
      values (${requestId}, ${teamId}, ${people.mother.id}, 'parent', 'code', 'Olga', 'Ruiz',
        ${people.mother.email}, 'waiting', 'Nina', 'Ruiz', '2016-03-04', 'mother')`.execute(
      database,
    )
    await sql`delete from mails`.execute(database)
    await notifyStaff(platform, { teamId, requestId })
    const letters = await sql<{ recipient: string }>`select recipient from mails`.execute(database)
    expect(letters.rows.map(({ recipient }) => recipient)).toEqual([people.checked.email])
  })

  test('get no staff notifications and read no earlier ones', async () => {
    const staff = await findStaff(database, { teamId, now: platform.clock() })
    expect(staff.map(({ accountId }) => accountId)).toEqual([people.checked.id])
    const { teamIds, staffedIds } = await findStanding(database, people.parentCoach.id)
    expect({ teamIds, staffedIds }).toEqual({ teamIds: [teamId], staffedIds: [] })
  })

  test('can’t undo a roll-over, which would name the children', async () => {
    const path = `/rest/v1/clubs/${clubId}/roll-overs/${newId()}/undo`
    expect(await ask(people.manager, { method: 'POST', path })).toMatchObject({ status: 403 })
  })

  test.each([
    ['coach', 404],
    ['checked', 200],
  ] as const)('sees no guest list of another team: the %s gets %i', async (who, status) => {
    const hostId = await aTeam(database, { clubId })
    const other = await aMember(database, hostId, { firstName: 'Noa' })
    await sql`update members set date_of_birth = '2016-04-02' where id = ${other}`.execute(database)
    const eventId = newId()
    await sql`
      insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, created_by)
      values (${eventId}, ${hostId}, 'practice', 'Guests', now() + interval '1 day',
        now() + interval '25 hours', 'UTC', ${people.manager.id})`.execute(database)
    await sql`
      insert into event_guests (team_id, event_id, member_id, guest_team_id, invited_by, invited_at)
      values (${hostId}, ${eventId}, ${rowOf.get(people[who])}, ${teamId}, ${people.manager.id}, now())
    `.execute(database)
    const path = `/rest/v1/teams/${hostId}/events/${eventId}`
    expect((await ask(people[who], { method: 'GET', path })).status).toBe(status)
  })
})
