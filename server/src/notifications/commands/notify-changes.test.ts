import type { EventChange } from '@touchline/contract/events/shapes/draft'
import { beforeEach, expect, test } from 'vitest'

import { announceDueChanges } from '#server/events/commands/announce-changes.ts'
import { answerEvent } from '#server/events/commands/answer.ts'
import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import { remindUnanswered } from '#server/events/commands/remind.ts'
import { requireEvent } from '#server/events/queries/calendar.ts'
import { anEvent, aPlayingTeam, now, type Playing } from '#server/events/testing/playing-team.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo, type WrittenLetter } from '../testing/letters.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let team: Playing
let families: readonly { accountId: string; memberId: string }[]

/** Minutes after the start. */
function at(minute: number): void {
  platform.setClock(new Date(now.getTime() + minute * 60_000).toISOString())
}

beforeEach(async () => {
  at(0)
  team = await aPlayingTeam(database)
  families = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const accountId = await anAccount(database)
      const memberId = await aMember(database, team.teamId, {
        accountId,
        firstName: `Player ${index}`,
      })
      return { accountId, memberId }
    }),
  )
  await notifyAll()
})

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

function asking(eventId: string) {
  return { actor: team.coach, now: platform.clock(), eventId }
}

async function change(
  eventId: string,
  changes: EventChange,
  more: { scope?: 'one' | 'following' | 'all'; askAgain?: boolean } = {},
) {
  const { version } = await requireEvent(database, team.coach, eventId)
  return act((tx) => changeEvent(tx, asking(eventId), { version, changes, ...more }))
}

/** Runs the minutely job. */
async function notifyAll(): Promise<void> {
  await announceDueChanges(platform)
  await centre.deliver()
}

async function mailboxes(): Promise<readonly (readonly WrittenLetter[])[]> {
  await notifyAll()
  const all = await Promise.all(families.map((family) => lettersTo(platform, family)))
  return all.map((letters) => letters.filter(({ kind }) => kind !== 'notifications.event_created'))
}

async function subjects(): Promise<readonly string[]> {
  return [
    ...new Set((await mailboxes()).map((box) => box.map(({ subject }) => subject).join(' | '))),
  ]
}

test('sends one email to each of fifteen families for two changes within two minutes', async () => {
  const eventId = await anEvent(database, team.coach, { startTime: '17:30', endTime: '19:00' })
  const [ann, ben] = families
  if (ann === undefined || ben === undefined) throw new Error('no families')
  const yes = [{ memberId: ann.memberId, answer: 'going' }] as const
  const no = [{ memberId: ben.memberId, answer: 'not_going' }] as const
  await act((tx) => answerEvent(tx, asking(eventId), yes))
  await act((tx) => answerEvent(tx, asking(eventId), no))

  await change(eventId, { startTime: '18:00', endTime: '19:30' })
  at(2)
  await change(eventId, { startTime: '18:15', endTime: '19:45' })
  expect(await subjects()).toEqual([''])
  at(10)
  expect(await subjects()).toEqual(['17:30 → 18:15: Practice, Sat 21 Mar (Norte U12)'])
  at(60)
  expect((await mailboxes()).map(({ length }) => length)).toEqual(
    Array.from({ length: 15 }, () => 1),
  )

  const [[letter] = []] = await mailboxes()
  expect(letter?.text).toMatch(/^New time: Sat 21 Mar, 18:15 \(was 17:30\)\n\nNorte U12\n/)
  expect(letter?.text).toContain('When: Saturday 21 March, 18:15–19:45')
  expect(letter?.text).toContain('Before: Saturday 21 March, 17:30–19:00')
  expect(letter?.text).toContain('Your answer still counts.')
  expect(letter?.html.match(/<a [^>]*href="[^"]*\/answer\//g)).toHaveLength(1)
  expect(await requireEvent(database, team.coach, eventId)).toMatchObject({
    counts: { going: 1, notGoing: 1 },
  })
})

test('sends one email for a series that moves twice within two minutes', async () => {
  const eventId = await anEvent(database, team.coach, {
    startTime: '17:30',
    endTime: '19:00',
    repeat: { every: 'week', ends: { kind: 'count', count: 10 } },
  })
  await change(eventId, { startTime: '18:00', endTime: '19:30' }, { scope: 'all' })
  at(2)
  await change(eventId, { startTime: '18:15', endTime: '19:45' }, { scope: 'following' })
  at(12)
  expect(await subjects()).toEqual([
    '17:30 → 18:15: Practice, Sat 21 Mar, and 9 more dates (Norte U12)',
  ])
})

test('sends none if the event moves back before sending, and one if after', async () => {
  const eventId = await anEvent(database, team.coach, { startTime: '18:00', endTime: '19:30' })
  await change(eventId, { startTime: '18:30' })
  at(5)
  await change(eventId, { startTime: '18:00' })
  at(30)
  expect(await subjects()).toEqual([''])

  await change(eventId, { startTime: '18:30' })
  at(40)
  await subjects()
  await change(eventId, { startTime: '18:00' })
  at(50)
  expect(await subjects()).toEqual([
    '18:00 → 18:30: Practice, Sat 21 Mar (Norte U12) | 18:30 → 18:00: Practice, Sat 21 Mar (Norte U12)',
  ])
})

test('sends one email for a cancellation after a move, and another when it is undone', async () => {
  const eventId = await anEvent(database, team.coach, { startTime: '17:30', endTime: '19:00' })
  await change(eventId, { startTime: '18:15' })
  at(3)
  await act((tx) => cancelEvent(tx, asking(eventId), { reason: 'Ice' }))
  at(10)
  expect(await subjects()).toEqual(['Cancelled: Practice, Sat 21 Mar (Norte U12)'])
  await act((tx) => restoreEvent(tx, asking(eventId), {}))
  at(20)
  expect(await subjects()).toEqual([
    'Cancelled: Practice, Sat 21 Mar (Norte U12) | Back on: Practice, Sat 21 Mar (Norte U12)',
  ])
})

test('notifies nobody of a cancellation undone within ten minutes', async () => {
  const eventId = await anEvent(database, team.coach)
  await act((tx) => cancelEvent(tx, asking(eventId), { reason: null }))
  at(4)
  await act((tx) => restoreEvent(tx, asking(eventId), {}))
  at(30)
  expect(await subjects()).toEqual([''])
})

test('sends a change for tonight within a minute, even after a reminder', async () => {
  const eventId = await anEvent(database, team.coach, {
    date: '2026-03-14',
    startTime: '10:50',
    endTime: '11:50',
  })
  await act((tx) => remindUnanswered(tx, asking(eventId)))
  await change(eventId, { startTime: '10:40' })
  at(1)
  const boxes = await mailboxes()
  expect(boxes).toHaveLength(15)
  for (const box of boxes)
    expect(box.map(({ subject }) => subject.slice(0, 13))).toContain('10:50 → 10:40')
  expect(await act((tx) => remindUnanswered(tx, asking(eventId)))).toMatchObject({ people: 18 })
})
