import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, describe, expect, test } from 'vitest'

import { changeGuardianship } from '#server/children/commands.ts'
import { answerEvent } from '#server/events/commands/answer.ts'
import { cancelEvent } from '#server/events/commands/cancel.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { changeMember } from '#server/members/commands/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { deleteTeam, restoreTeam } from '#server/teams/commands/leaving.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { openCentre } from './testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const centre = await openCentre(platform)

let team: Playing
let admin: Actor

beforeEach(async () => {
  team = await aPlayingTeam(database)
  const accountId = await anAccount(database, 'Alba')
  await aMember(database, team.teamId, { accountId, isAdmin: true })
  admin = await requirePerson(database, { accountId, teamId: team.teamId })
  await centre.settle()
})

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

const mute = ({ accountId: account_id }: Actor) =>
  database.insertInto('team_mutes').values({ team_id: team.teamId, account_id }).execute()

const bornOn = (memberId: string, date_of_birth: string) =>
  database.updateTable('members').set({ date_of_birth }).where('id', '=', memberId).execute()

async function sent(): Promise<Record<string, readonly string[]>> {
  return {
    coach: await centre.notificationsOf(team.coach),
    player: await centre.notificationsOf(team.player),
    mother: await centre.notificationsOf(team.mother),
    admin: await centre.notificationsOf(admin),
  }
}

describe('a new event', () => {
  test('notifies the invited people and their parents, not the author', async () => {
    await anEvent(database, team.coach)
    const one = ['event_created']
    expect(await sent()).toEqual({ coach: [], player: one, mother: one, admin: one })
  })

  test('invited by hand notifies nobody else', async () => {
    const memberIds = [rowOf(team.player)]
    await anEvent(database, team.coach, { audience: { kind: 'members', memberIds } })
    expect(await sent()).toEqual({ coach: [], player: ['event_created'], mother: [], admin: [] })
  })

  test('names the children it concerns', async () => {
    const audience = { kind: 'members' as const, memberIds: [team.mia] }
    const eventId = await anEvent(database, team.coach, { audience })
    expect(await centre.linesOf(team.mother.accountId)).toMatchObject([
      {
        kind: 'event_created',
        team: { id: team.teamId },
        event: { id: eventId, title: 'Practice' },
        people: [{ firstName: 'Mia', lastName: null, relation: 'child' }],
        isRead: false,
      },
    ])
  })

  test('does not notify the parents of an adult', async () => {
    await bornOn(team.leo, '2000-01-01')
    const memberIds = [team.leo]
    await anEvent(database, team.coach, { audience: { kind: 'members', memberIds } })
    expect(await centre.notificationsOf(team.mother)).toEqual([])
  })

  test('skips unverified and blocked parents', async () => {
    const child = { teamId: team.teamId, memberId: team.leo }
    const typedIn = await anAccount(database, 'Luis')
    const blocked = await anAccount(database, 'Igor')
    await aGuardian(database, child, { accountId: typedIn, verifiedAt: null })
    await aGuardian(database, child, { accountId: blocked, blockedAt: now })
    await anEvent(database, team.coach)
    await centre.settle()
    const rows = await database
      .selectFrom('notifications')
      .select('id')
      .where('account_id', 'in', [typedIn, blocked])
      .execute()
    expect(rows).toEqual([])
  })

  test('in the past is not announced', async () => {
    await anEvent(database, team.coach, { date: '2026-03-01' })
    expect(await centre.notificationsOf(team.player)).toEqual([])
  })

  test('in a muted team is silent', async () => {
    await mute(team.player)
    await anEvent(database, team.coach)
    expect(await centre.notificationsOf(team.player)).toEqual([])
    expect(await centre.notificationsOf(team.mother)).toEqual(['event_created'])
  })

  test('groups a series into one notification, and several new events into one line', async () => {
    await anEvent(database, team.coach, {
      repeat: { every: 'day', ends: { kind: 'count', count: 4 } },
    })
    await anEvent(database, team.coach, { date: '2026-04-02' })
    expect(await centre.notificationsOf(team.player)).toEqual(['event_created ×5'])
  })
})

describe('a change', () => {
  const change = (eventId: string, changes: object) =>
    act((tx) => changeEvent(tx, { actor: team.coach, now, eventId }, { version: 1, changes }))

  test.each([
    [
      'of the day notifies everyone invited',
      { date: '2026-03-22' },
      ['event_changed', 'event_created'],
    ],
    [
      'of the place notifies everyone invited',
      { location: 'Hall 2' },
      ['event_changed', 'event_created'],
    ],
    ['of the kit is not', { kit: 'Blue shirts' }, ['event_created']],
  ])('%s', async (_, changes, expected) => {
    const eventId = await anEvent(database, team.coach)
    const yes = [{ memberId: team.leo, answer: 'going' }] as const
    await act((tx) => answerEvent(tx, { actor: team.mother, now, eventId }, yes))
    await centre.settle()
    platform.setClock('2026-03-14T09:01:00.000Z')
    await change(eventId, changes)
    expect(await centre.notificationsOf(team.mother)).toEqual(expected)
    expect(await centre.notificationsOf(team.player)).toEqual(expected)
    expect(await centre.notificationsOf(team.coach)).toEqual([])
  })
})

describe('a cancellation', () => {
  const cancel = (eventId: string, at = now) =>
    act((tx) => cancelEvent(tx, { actor: team.coach, now: at, eventId }, { reason: null }))

  test('notifies everyone invited except the author', async () => {
    const eventId = await anEvent(database, admin)
    await cancel(eventId)
    expect(await centre.notificationsOf(team.coach)).not.toContain('event_cancelled')
    expect(await centre.notificationsOf(team.player)).toContain('event_cancelled')
    expect(await centre.notificationsOf(admin)).toContain('event_cancelled')
  })

  test.each(['2026-03-14', '2026-03-21'])('on %s reaches muted people', async (date) => {
    await mute(team.player)
    platform.setClock('2026-03-14T09:00:00.000Z')
    const eventId = await anEvent(database, admin, { date, startTime: '20:00', endTime: '21:00' })
    await cancel(eventId)
    expect(await centre.notificationsOf(team.player)).toEqual(['event_cancelled'])
  })
})

test('notifies people promoted from the waiting list, and parents of promoted children', async () => {
  const eventId = await anEvent(database, team.coach, { places: 1 })
  const answer = (actor: Actor, memberId: string, said: 'going' | 'not_going') =>
    act((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId, answer: said }]))
  await answer(team.player, rowOf(team.player), 'going')
  await answer(team.mother, team.leo, 'going')
  await answer(team.player, rowOf(team.player), 'not_going')

  const lines = await centre.linesOf(team.mother.accountId)
  expect(lines).toContainEqual(
    expect.objectContaining({
      kind: 'moved_up',
      people: [{ firstName: 'Leo', lastName: null, relation: 'child' }],
    }),
  )
  expect(await centre.notificationsOf(team.player)).not.toContain('moved_up')
})

test('a withdrawal after the deadline notifies staff', async () => {
  const deadline = { daysBefore: 1, time: '20:00' }
  const eventId = await anEvent(database, team.coach, { deadline })
  const answer = (at: Date, said: 'going' | 'not_going') =>
    act((tx) =>
      answerEvent(tx, { actor: team.mother, now: at, eventId }, [
        { memberId: team.leo, answer: said },
      ]),
    )
  await answer(now, 'going')
  await answer(new Date('2026-03-21T07:00:00.000Z'), 'not_going')
  expect(await centre.linesOf(team.coach.accountId)).toContainEqual(
    expect.objectContaining({
      kind: 'withdrawn_late',
      people: [{ firstName: 'Leo', lastName: 'Ruiz', relation: 'other' }],
    }),
  )
  expect(await centre.notificationsOf(team.player)).not.toContain('withdrawn_late')
  expect(await centre.notificationsOf(team.mother)).not.toContain('withdrawn_late')
})

describe('access', () => {
  const give = (changes: object, was: object) =>
    act((tx) =>
      changeMember(
        tx,
        { actor: admin, now },
        { memberId: rowOf(team.player), changes, was, version: undefined },
      ),
    )

  test.each([
    ['made_admin', { access: ['member', 'admin'] }, { access: ['member'] }],
    ['made_coach', { access: ['member', 'coach'] }, { access: ['member'] }],
    ['made_treasurer', { access: ['member', 'treasurer'] }, { access: ['member'] }],
  ])('%s notifies only the person', async (kind, changes, was) => {
    await give(changes, was)
    expect(await sent()).toEqual({ coach: [], player: [kind], mother: [], admin: [] })
  })

  test('losing access notifies the person', async () => {
    await give({ access: ['member', 'coach'] }, { access: ['member'] })
    await centre.notificationsOf(team.player)
    await give({ access: ['member'] }, { access: ['member', 'coach'] })
    expect(await centre.notificationsOf(team.player)).toContain('access_removed')
  })

  test('a role label “Coach” grants no access and notifies nobody', async () => {
    await give({ role: 'Coach' }, { role: 'Player' })
    expect(await centre.notificationsOf(team.player)).toEqual([])
  })

  test('other changes of the roster row notify nobody', async () => {
    await give({ role: 'Physio' }, { role: 'Player' })
    expect(await centre.notificationsOf(team.player)).toEqual([])
  })
})

test('notifies a parent once when staff verify them', async () => {
  const accountId = await anAccount(database, 'Luis')
  const { teamId, leo: memberId } = team
  const guardianId = await aGuardian(
    database,
    { teamId, memberId },
    { accountId, verifiedAt: null },
  )
  const change = { teamId, memberId, guardianId, status: 'verified' } as const
  for (let time = 0; time < 2; time += 1) {
    await act((tx) => changeGuardianship(tx, { actor: admin, now }, change))
    await centre.settle()
    await database.updateTable('notifications').set({ read_at: now }).execute()
  }
  expect(await centre.linesOf(accountId)).toMatchObject([
    {
      kind: 'guardian_verified',
      count: 1,
      people: [{ firstName: 'Leo', lastName: null, relation: 'child' }],
    },
  ])
})

test('notifies all people of a team when it is deleted or restored, with its name', async () => {
  const { teamId } = team
  await act((tx) => deleteTeam(tx, admin, { typedName: 'Norte U12', now }))
  const deleted = ['team_deleted']
  expect(await sent()).toEqual({ coach: deleted, player: deleted, mother: deleted, admin: [] })
  const [line] = await centre.linesOf(team.mother.accountId)
  expect(line?.team).toMatchObject({ name: 'Norte U12' })

  platform.setClock('2026-03-14T09:05:00.000Z')
  await act((tx) => restoreTeam(tx, { accountId: admin.accountId, teamId, now }))
  expect(await centre.notificationsOf(team.player)).toEqual(['team_restored', 'team_deleted'])
})

test.each([
  ['auth.new_sign_in', 'signed_in'],
  ['auth.password_changed', 'password_changed'],
])('%s notifies the owner of the account', async (name, kind) => {
  const { accountId } = team.player
  await centre.announce({ name, topics: [`account:${accountId}`], payload: { accountId } })
  expect(await sent()).toEqual({ coach: [], player: [kind], mother: [], admin: [] })
})

test('ignores events without the required ids', async () => {
  for (const name of ['members.changed', 'events.created', 'invitations.joined', 'teams.deleted'])
    await centre.announce({ name, topics: [], payload: { teamId: team.teamId } })
  expect(await sent()).toEqual({ coach: [], player: [], mother: [], admin: [] })
})
