import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { answerEvent } from '../commands/answer.ts'
import { cancelEvent } from '../commands/cancel.ts'
import { aPlayingTeam, anEvent, now, rowOf, someEvents } from '../testing/playing-team.ts'
import { findEvents, findEventsAround } from './calendar.ts'

const { database } = await testDatabase()
const month = { from: '2026-02-23', to: '2026-04-05', limit: 300 }

test('shows the counts and my family’s answers in a month', async () => {
  const { teamId, coach, mother, leo, mia } = await aPlayingTeam(database)
  const eventId = await anEvent(database, coach, { places: 1 })
  await database.transaction().execute((tx) =>
    answerEvent(tx, { actor: mother, now, eventId }, [
      { memberId: leo, answer: 'going' },
      { memberId: mia, answer: 'going', comment: 'If there is room' },
    ]),
  )

  const { events } = await findEvents(database, { accountId: mother.accountId, teamId }, month)
  expect(events).toMatchObject([
    {
      id: eventId,
      counts: { going: 1, maybe: 0, notGoing: 0, waiting: 1, silent: 2 },
      mine: [
        {
          memberId: leo,
          relation: 'child',
          answer: 'going',
          waiting: null,
          comment: null,
          awayUntil: null,
          beforeChange: false,
        },
        { memberId: mia, firstName: 'Mia', waiting: 1, comment: 'If there is room' },
      ],
    },
  ])
  const coachSees = await findEvents(database, { accountId: coach.accountId, teamId }, month)
  expect(coachSees.events[0]?.mine).toEqual([
    {
      memberId: rowOf(coach),
      firstName: 'Carla',
      relation: 'self',
      answer: null,
      comment: null,
      awayUntil: null,
      beforeChange: false,
      disagreement: [],
      waiting: null,
    },
  ])
})

test('reads days in the team’s zone, both included', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const nights = { startTime: '00:00', endTime: '00:30' }
  await anEvent(database, coach, { ...nights, date: '2026-03-28' })
  const first = await anEvent(database, coach, { ...nights, date: '2026-03-29' })
  const last = await anEvent(database, coach, {
    date: '2026-03-30',
    startTime: '23:30',
    endTime: '23:45',
  })
  await anEvent(database, coach, { ...nights, date: '2026-03-31' })

  const window = { from: '2026-03-29', to: '2026-03-30', limit: 10 }
  const { events } = await findEvents(database, { accountId: coach.accountId, teamId }, window)
  expect(events.map(({ id }) => id)).toEqual([first, last])
})

test('includes an event that lasts for months until it ends', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const holidays = await anEvent(database, coach, { date: '2026-06-20' })
  await database
    .updateTable('events')
    .set({ ends_at: new Date('2026-08-31T21:59:00Z') })
    .where('id', '=', holidays)
    .execute()
  const inMonth = async (from: string, to: string) => {
    const window = { from, to, limit: 10 }
    const { events } = await findEvents(database, { accountId: coach.accountId, teamId }, window)
    return events.map(({ id }) => id)
  }
  expect(await inMonth('2026-06-29', '2026-08-09')).toEqual([holidays])
  expect(await inMonth('2026-08-31', '2026-10-04')).toEqual([holidays])
  expect(await inMonth('2026-09-01', '2026-10-04')).toEqual([])
})

test('includes what runs into the first day and excludes what ended before', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const camp = await anEvent(database, coach, { date: '2026-03-27' })
  await anEvent(database, coach, { date: '2026-03-26' })
  await database
    .updateTable('events')
    .set({ ends_at: new Date('2026-03-29T16:00:00Z') })
    .where('id', '=', camp)
    .execute()

  const window = { from: '2026-03-29', to: '2026-04-05', limit: 10 }
  const { events } = await findEvents(database, { accountId: coach.accountId, teamId }, window)
  expect(events.map(({ id }) => id)).toEqual([camp])
})

test.each([
  ['CUP', ['title']],
  ['harbour', ['opponent']],
  ['west st', ['place']],
  ['100%', []],
  ['_', []],
])('searching for %s finds events by title, opponent and place', async (search, expected) => {
  const { teamId, coach } = await aPlayingTeam(database)
  const plain = { title: 'Training' }
  const found = {
    title: await anEvent(database, coach, { title: 'Cup final', date: '2026-08-01' }),
    opponent: await anEvent(database, coach, {
      ...plain,
      type: 'game',
      opponent: 'Harbour Town',
      date: '2027-05-01',
    }),
    place: await anEvent(database, coach, { ...plain, location: 'West Street' }),
    none: await anEvent(database, coach, plain),
  }

  const window = { from: '2026-02-01', to: '2027-07-31', limit: 10, search }
  for (const reader of [{ accountId: coach.accountId, teamId }, { accountId: coach.accountId }]) {
    const { events } = await findEvents(database, reader, window)
    const names = Object.entries(found).flatMap(([name, id]) =>
      events.some((event) => event.id === id) ? [name] : [],
    )
    expect(names).toEqual(expected)
  }
})

test('continues the next page where the last one stopped', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const ids = await someEvents(database, coach, {
    repeat: { every: 'day', ends: { kind: 'count', count: 5 } },
  })
  const reader = { accountId: coach.accountId, teamId }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const piece = await findEvents(database, reader, { ...month, limit: 2, cursor })
    seen.push(...piece.events.map(({ id }) => id))
    cursor = piece.next ?? undefined
  } while (cursor !== undefined)
  expect(seen).toEqual(ids)
})

test('returns an empty list for a team without events and hides other teams', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const stranger = await anAccount(database, 'Stranger')
  const { accountId } = coach
  const own = await findEvents(database, { accountId, teamId }, month)
  expect(own).toEqual({ events: [], next: null })
  for (const reader of [
    { accountId: stranger, teamId },
    { accountId, teamId: await aTeam(database) },
    { accountId, teamId: newId() },
  ]) {
    await expect(findEvents(database, reader, month)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(findEventsAround(database, reader, now)).rejects.toMatchObject({
      code: 'not_found',
    })
  }
})

test('shows a club manager the events of the club’s teams without an invitation', async () => {
  const manager = await anAccount(database, 'Manager')
  const teamId = await aTeam(database, { clubId: await aClub(database, manager) })
  const coachId = await anAccount(database, 'Coach')
  const memberId = await aMember(database, teamId, { accountId: coachId, role: 'Coach' })
  const coach = {
    accountId: coachId,
    teamId,
    clubId: undefined,
    memberId,
    isAdmin: false,
    isCoach: true,
    childIds: [],
  }
  await anEvent(database, coach)
  const { events } = await findEvents(database, { accountId: manager, teamId }, month)
  expect(events).toMatchObject([{ mine: [], counts: { silent: 1 } }])
})

test('lists all my teams together, including my children’s', async () => {
  const one = await aPlayingTeam(database)
  const two = await aPlayingTeam(database)
  const first = await anEvent(database, one.coach, { date: '2026-03-20' })
  await anEvent(database, two.coach, { date: '2026-03-21' })
  const third = await anEvent(database, one.coach, { date: '2026-03-22' })
  const { accountId } = one.mother

  const { events } = await findEvents(database, { accountId }, month)
  expect(events.map(({ id, teamId }) => [id, teamId])).toEqual([
    [first, one.teamId],
    [third, one.teamId],
  ])
  const nobody = { accountId: await anAccount(database, 'Nobody') }
  expect(await findEvents(database, nobody, month)).toEqual({ events: [], next: null })
})

test('lists the club’s teams for a manager on no roster, and no others', async () => {
  const manager = await anAccount(database, 'Manager')
  const clubId = await aClub(database, manager)
  const led = await aPlayingTeam(database)
  const other = await aPlayingTeam(database)
  await database
    .updateTable('teams')
    .set({ club_id: clubId })
    .where('id', '=', led.teamId)
    .execute()
  const eventId = await anEvent(database, led.coach, { date: '2026-03-20' })
  await anEvent(database, other.coach, { date: '2026-03-21' })

  const { events } = await findEvents(database, { accountId: manager }, month)
  expect(events).toMatchObject([{ id: eventId, teamId: led.teamId, mine: [], asGuest: false }])

  await database.updateTable('clubs').set({ deleted_at: now }).where('id', '=', clubId).execute()
  expect((await findEvents(database, { accountId: manager }, month)).events).toEqual([])
})

test('lists only events the reader or their children are invited to, if asked', async () => {
  const { teamId, coach, mother, leo } = await aPlayingTeam(database)
  const { accountId } = mother
  const clubId = await aClub(database, accountId)
  const other = await aPlayingTeam(database)
  for (const id of [teamId, other.teamId])
    await database.updateTable('teams').set({ club_id: clubId }).where('id', '=', id).execute()
  await anEvent(database, other.coach, { date: '2026-03-20' })
  await anEvent(database, coach, {
    date: '2026-03-21',
    audience: { kind: 'roles', roles: ['Player - coach'] },
  })
  const forLeo = await anEvent(database, coach, {
    date: '2026-03-22',
    audience: { kind: 'members', memberIds: [leo] },
  })
  const whole = await findEvents(database, { accountId }, month)
  expect(whole.events.map(({ mine }) => mine.length)).toEqual([0, 0, 1])
  const asking = await findEvents(database, { accountId }, { ...month, limit: 1, asks: 'me' })
  expect(asking).toMatchObject({ events: [{ id: forLeo }], next: null })
})

test('around now lists the last event, the current one and the next two', async () => {
  const { teamId, coach } = await aPlayingTeam(database)
  const reader = { accountId: coach.accountId, teamId }
  expect(await findEventsAround(database, reader, now)).toEqual({ last: null, coming: [] })

  const last = await anEvent(database, coach, { date: '2026-03-13' })
  const running = await anEvent(database, coach, { date: '2026-03-14' })
  const later = await anEvent(database, coach, { date: '2026-03-15' })
  const third = await anEvent(database, coach, { date: '2026-03-16' })
  const fourth = await anEvent(database, coach, { date: '2026-03-17' })
  const during = await findEventsAround(database, reader, now)
  expect(during.last?.id).toBe(last)
  expect(during.coming.map(({ id }) => id)).toEqual([running, later, third])

  await database
    .transaction()
    .execute((tx) => cancelEvent(tx, { actor: coach, now, eventId: running }, { reason: null }))
  const { coming } = await findEventsAround(database, reader, now)
  expect(coming.map(({ id }) => id)).toEqual([later, third, fourth])
})

test('shows only staff when silent people were reminded and who would be', async () => {
  const { teamId, coach, player } = await aPlayingTeam(database)
  const id = await anEvent(database, coach, { date: '2026-03-15' })
  await database.updateTable('events').set({ reminded_at: now }).where('id', '=', id).execute()
  const remindedTo = async ({ accountId }: { accountId: string }) => {
    const { coming } = await findEventsAround(database, { accountId, teamId }, now)
    return coming.map(({ remindedAt, toRemind }) => [remindedAt, toRemind !== null])
  }
  expect(await remindedTo(coach)).toEqual([[now.toISOString(), true]])
  expect(await remindedTo(player)).toEqual([[null, false]])
})

test.each(['', 'x', '2026-03-14T09:00:00Z', "'; drop table events; --"])(
  'refuses the cursor %j',
  async (cursor) => {
    const { teamId, coach } = await aPlayingTeam(database)
    const events = findEvents(
      database,
      { accountId: coach.accountId, teamId },
      { ...month, cursor },
    )
    await expect(events).rejects.toMatchObject({ code: 'invalid_input' })
  },
)
