import {
  attendanceByEvent,
  attendanceSummary,
  eventMarks,
} from '@touchline/contract/attendance/shapes/marks'
import { expect, test } from 'vitest'

import { aPlayingTeam, anEvent, rowOf } from '#server/events/testing/playing-team.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, anAccount } from '#server/teams/testing/people.ts'

import { attendanceRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, coach, player, mother, leo } = await aPlayingTeam(database)
const eventId = await anEvent(database, coach, { date: '2026-03-14' })
platform.setClock('2026-03-20T09:00:00.000Z')

const ask = requestsOver(platform, { attendance: attendanceRoutes })
const summary = { method: 'GET', path: `/teams/${teamId}/attendance` } as const
const rate = { method: 'GET', path: `/teams/${teamId}/attendance/presence` } as const
const past = { method: 'GET', path: `/teams/${teamId}/attendance/events?when=past` } as const
const mark = {
  method: 'PUT',
  path: `/teams/${teamId}/events/${eventId}/marks`,
  body: {
    marks: [
      { memberId: leo, mark: 'present' },
      { memberId: rowOf(player), mark: 'injured' },
    ],
  },
} as const

test.each([
  ['nobody', undefined, 401],
  ['a player', player.accountId, 403],
  ['a guardian', mother.accountId, 403],
  ['a coach', coach.accountId, 200],
])('a %s may mark: %s', async (...[, accountId, status]) => {
  expect((await ask(accountId, mark)).status).toBe(status)
})

test('only staff see the email address of people invited by email alone', async () => {
  const address = `${leo}@mail.example`
  const invited = { email: address, is_placeholder: true }
  await database.updateTable('members').set(invited).where('id', '=', leo).execute()
  const notified = async (actor: { accountId: string }) => {
    const figures = attendanceSummary.parse((await ask(actor.accountId, summary)).body)
    const events = attendanceByEvent.parse((await ask(actor.accountId, past)).body)
    const everybody = [...figures.members, ...events.events.flatMap(({ people }) => people)]
    return everybody.filter(({ memberId }) => memberId === leo).map(({ email }) => email)
  }
  expect(await notified(coach)).toEqual([address, address])
  expect(await notified(player)).toEqual([null])
  const was = { email: null, is_placeholder: false }
  await database.updateTable('members').set(was).where('id', '=', leo).execute()
})

test.each([
  ['the coach', coach, ['Carla', 'Leo', 'Mia', 'Pau']],
  ['a player', player, ['Pau']],
  ['a mother', mother, ['Leo', 'Mia']],
])('%s sees the records of themselves and their children', async (...[, actor, names]) => {
  const { body } = await ask(actor.accountId, summary)
  expect(body).toMatchObject({ events: 1, members: names.map((firstName) => ({ firstName })) })
})

test('a record has numbers and rates', async () => {
  const { body } = await ask(coach.accountId, { ...summary, path: `${summary.path}?limit=2` })
  expect(body).toMatchObject({
    members: [{}, { memberId: leo, present: 1, presenceRate: 1 }],
    next: leo,
  })
})

test.each([
  ['the coach', coach, [null, 'present', null, 'injured']],
  ['a player', player, [null, null, null, 'injured']],
  ['a mother', mother, [null, 'present', null, null]],
])('%s reads the marks they may see', async (...[, actor, marks]) => {
  const { body } = await ask(actor.accountId, past)
  expect(body).toMatchObject({ events: [{ people: marks.map((one) => ({ mark: one })) }] })
})

test.each([
  ['everybody for the coach', coach, 1],
  ['only injured: a player', player, null],
  ['her children: a mother', mother, 1],
])('presence is the rate of %s', async (...[, actor, presence]) => {
  const { body } = await ask(actor.accountId, rate)
  expect(body).toEqual({ presence })
})

test('late members count as present, and the figure stays when a member leaves', async () => {
  const marks = (of: string) => ({ marks: [{ memberId: rowOf(player), mark: of }] })
  const rateWith = async (of: string) => {
    await ask(coach.accountId, { ...mark, body: marks(of) })
    return (await ask(coach.accountId, rate)).body
  }
  expect(await rateWith('absent')).toEqual({ presence: 0.5 })
  expect(await rateWith('late')).toEqual({ presence: 1 })
  await rateWith('absent')
  const archived = { archived_at: platform.clock() }
  await database.updateTable('members').set(archived).where('id', '=', rowOf(player)).execute()
  expect((await ask(coach.accountId, rate)).body).toEqual({ presence: 0.5 })
  await database
    .updateTable('members')
    .set({ archived_at: null })
    .where('id', '=', rowOf(player))
    .execute()
  await ask(coach.accountId, { ...mark, body: marks('injured') })
})

test('other teams’ members get not found', async () => {
  const stranger = await anAccount(database, 'Stranger')
  for (const request of [summary, rate, past, mark])
    expect(await ask(stranger, request)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each([
  ['the coach', coach, 'Hurt a knee'],
  ['a player', player, 'Hurt a knee'],
  ['a mother', mother, null],
])('%s reads the note on a mark if they may see the mark', async (...[, actor, note]) => {
  const memberId = rowOf(player)
  const noted = { ...mark, body: { marks: [{ memberId, mark: 'injured', note: 'Hurt a knee' }] } }
  await ask(coach.accountId, noted)
  await ask(coach.accountId, { ...mark, body: { marks: [{ memberId, mark: 'injured' }] } })
  const { body } = await ask(actor.accountId, past)
  const people = attendanceByEvent.parse(body).events[0]?.people ?? []
  const markedBy = note === null ? null : 'Carla Ruiz'
  expect(people.find((one) => one.memberId === memberId)).toMatchObject({ note, markedBy })
})

test('an empty note removes it', async () => {
  const marks = [{ memberId: leo, mark: 'late', note: 'The bus' }]
  const first = await ask(coach.accountId, { ...mark, body: { marks } })
  expect(eventMarks.parse(first.body).marks).toContainEqual(marks[0])
  const emptied = [{ memberId: leo, mark: 'present', note: null }]
  const second = await ask(coach.accountId, { ...mark, body: { marks: emptied } })
  expect(eventMarks.parse(second.body).marks).toContainEqual(emptied[0])
})

test("a guest of another team can be marked, without changing the team's figures", async () => {
  const other = await aPlayingTeam(database)
  const guest = { memberId: other.leo, mark: 'present' }
  const marking = { ...mark, body: { marks: [guest] } }
  expect((await ask(coach.accountId, marking)).status).toBe(404)
  await database
    .insertInto('event_guests')
    .values({
      team_id: teamId,
      event_id: eventId,
      member_id: other.leo,
      guest_team_id: other.teamId,
      invited_by: coach.accountId,
      invited_at: platform.clock(),
    })
    .execute()
  expect((await ask(coach.accountId, marking)).status).toBe(200)
  const { body } = await ask(coach.accountId, past)
  const people = attendanceByEvent.parse(body).events[0]?.people ?? []
  expect(people.find((one) => one.memberId === other.leo)).toMatchObject({
    isGuest: true,
    mark: 'present',
  })
  const figures = attendanceSummary.parse((await ask(coach.accountId, summary)).body)
  expect(figures.members.map(({ memberId }) => memberId)).not.toContain(other.leo)
})

test.each([
  ['practice', 1],
  ['game', 0],
])('counts only one kind of event: %s', async (type, events) => {
  const { body } = await ask(coach.accountId, { ...summary, path: `${summary.path}?type=${type}` })
  expect(body).toMatchObject({ events })
})

test('a mark counts for an event without invitations, and adds no unanswered invitation', async () => {
  const unasked = await anEvent(database, coach, { date: '2026-03-10' })
  await database
    .updateTable('events')
    .set({ is_invited: false })
    .where('id', '=', unasked)
    .execute()
  const before = attendanceSummary.parse((await ask(coach.accountId, summary)).body).members
  const body = { marks: [{ memberId: leo, mark: 'present' }] }
  await ask(coach.accountId, { ...mark, path: `/teams/${teamId}/events/${unasked}/marks`, body })
  const after = attendanceSummary.parse((await ask(coach.accountId, summary)).body).members
  const figures = ['present', 'invited', 'silent'] as const
  const more = (memberId: string) => {
    const of = (records: typeof after) => records.find((one) => one.memberId === memberId)
    return figures.map((figure) => (of(after)?.[figure] ?? 0) - (of(before)?.[figure] ?? 0))
  }
  expect([more(leo), more(rowOf(player))]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ])
})

test("a coach can't read the record of a child they are blocked from", async () => {
  const own = await aPlayingTeam(database)
  const day = await anEvent(database, own.coach, { date: '2026-03-14' })
  const attendance = `/teams/${own.teamId}/attendance`
  const marks = [
    { memberId: own.leo, mark: 'absent' },
    { memberId: own.mia, mark: 'present' },
  ]
  const body = { marks }
  const marking = { method: 'PUT', path: `/teams/${own.teamId}/events/${day}/marks`, body } as const
  const { accountId } = own.coach
  await ask(accountId, marking)
  const child = { teamId: own.teamId, memberId: own.leo }
  await aGuardian(database, child, { accountId, blockedAt: platform.clock() })

  const read = async (path: string) => (await ask(accountId, { method: 'GET', path })).body
  const { members } = attendanceSummary.parse(await read(attendance))
  expect(members.map(({ firstName }) => firstName)).toEqual(['Carla', 'Mia', 'Pau'])
  expect(await read(`${attendance}/presence`)).toEqual({ presence: 1 })
  const again = { ...marking, body: { marks: marks.slice(1) } }
  const answered = eventMarks.parse((await ask(accountId, again)).body)
  expect(answered.marks.map(({ memberId }) => memberId)).toEqual([own.mia])
  expect((await ask(accountId, marking)).status).toBe(404)
})

test('answers for staff only are also visible to the person and the guardians', async () => {
  const own = await aPlayingTeam(database)
  const day = await anEvent(database, own.coach, { date: '2026-03-28' })
  const forStaff = { answer_visibility: 'staff' } as const
  await database.updateTable('events').set(forStaff).where('id', '=', day).execute()
  const path = `/teams/${own.teamId}/attendance/events?when=next`
  const namesTo = async ({ accountId }: { accountId: string }) => {
    const { body } = await ask(accountId, { method: 'GET', path })
    return attendanceByEvent.parse(body).events[0]?.people.map(({ firstName }) => firstName)
  }
  expect(await namesTo(own.coach)).toEqual(['Carla', 'Leo', 'Mia', 'Pau'])
  expect(await namesTo(own.player)).toEqual(['Pau'])
  expect(await namesTo(own.mother)).toEqual(['Leo', 'Mia'])
})

test('one event can be read by its id, past or upcoming', async () => {
  const own = await aPlayingTeam(database)
  const [first, second] = [
    await anEvent(database, own.coach, { date: '2026-03-14' }),
    await anEvent(database, own.coach, { date: '2026-03-28' }),
  ]
  const idsOf = async (of: string) => {
    const path = `/teams/${own.teamId}/attendance/events?eventId=${of}`
    const { body } = await ask(own.coach.accountId, { method: 'GET', path })
    return attendanceByEvent.parse(body).events.map(({ event }) => event.id)
  }
  expect(await idsOf(first)).toEqual([first])
  expect(await idsOf(second)).toEqual([second])
  expect(await idsOf(eventId)).toEqual([])
})
