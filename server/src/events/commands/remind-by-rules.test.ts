import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { Scope } from '@touchline/domain/events/scopes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { saveReminders } from '#server/teams/queries/reminders.ts'

import { requireEvent } from '../queries/calendar.ts'
import { requireEventPage } from '../queries/page.ts'
import { anEvent, aPlayingTeam, now, someEvents, type Playing } from '../testing/playing-team.ts'
import { cancelEvent, restoreEvent } from './cancel.ts'
import { changeEvent } from './edit.ts'
import { remindByRules } from './remind-by-rules.ts'

const platform = await testPlatform()
const { database } = platform
let team: Playing

/**
 * A practice on Saturday 21 March, 18:00 UTC; people without an answer are reminded on Thursday.
 */
async function aPractice(change: Parameters<typeof anEvent>[2] = {}): Promise<string> {
  const eventId = await anEvent(database, team.coach, {
    startTime: '18:00',
    endTime: '19:00',
    ...change,
  })
  await sql`update events set created_at = ${now} where id = ${eventId}`.execute(database)
  return eventId
}

beforeEach(async () => {
  await database.deleteFrom('events').execute()
  await sql`delete from outbox where name = 'events.reminder_due'`.execute(database)
  team = await aPlayingTeam(database)
  platform.setClock(now.toISOString())
  const { starts_at } = await database
    .selectFrom('events')
    .select('starts_at')
    .where('id', '=', await aPractice())
    .executeTakeFirstOrThrow()
  startsAt = starts_at
})
let startsAt: Date

function hoursBefore(hours: number, minutes = 0): Date {
  return new Date(startsAt.getTime() - hours * 3_600_000 + minutes * 60_000)
}

async function remindAt(moment: Date) {
  platform.setClock(moment.toISOString())
  return remindByRules(platform)
}

async function announced(): Promise<string[]> {
  const found = await sql<{ whom: string }>`
    select payload ->> 'whom' as whom from outbox
    where name = 'events.reminder_due' order by id`.execute(database)
  return found.rows.map(({ whom }) => whom)
}

async function theEvent(): Promise<string> {
  const row = await database.selectFrom('events').select('id').executeTakeFirstOrThrow()
  return row.id
}

test('reminds people without an answer two days before, and those going the day before', async () => {
  expect(await remindAt(hoursBefore(48, -1))).toEqual({ sent: 0, dropped: 0 })
  expect(await remindAt(hoursBefore(48))).toEqual({ sent: 1, dropped: 0 })
  expect(await announced()).toEqual(['silent'])
  expect(await remindAt(hoursBefore(24, 3))).toEqual({ sent: 1, dropped: 0 })
  expect(await announced()).toEqual(['silent', 'going'])
})

test('reminds each person once with two processes', async () => {
  platform.setClock(hoursBefore(48).toISOString())
  const settled = await Promise.all([1, 2, 3].map(() => remindByRules(platform)))
  expect(settled.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
  expect(await remindAt(hoursBefore(48, 1))).toEqual({ sent: 0, dropped: 0 })
  expect(await announced()).toEqual(['silent'])
})

describe('a clock jump', () => {
  test('of two hours drops and counts reminders more than an hour late', async () => {
    expect(await remindAt(hoursBefore(47, 1))).toEqual({ sent: 0, dropped: 1 })
    expect(await announced()).toEqual([])
  })

  test('back repeats no reminder and restores no dropped one', async () => {
    await remindAt(hoursBefore(46))
    expect(await remindAt(hoursBefore(48))).toEqual({ sent: 0, dropped: 0 })
    expect(await announced()).toEqual([])
  })

  test('of three days causes no flood of reminders', async () => {
    for (let day = 0; day < 5; day += 1) await aPractice({ date: `2026-03-2${day + 2}` })
    const settled = await remindAt(new Date('2026-03-23T12:30:00Z'))
    expect(settled).toEqual({ sent: 0, dropped: 3 })
    expect(await announced()).toEqual([])
  })

  test('of a year sends nothing for past events', async () => {
    const later = new Date(startsAt)
    later.setUTCFullYear(2027)
    expect(await remindAt(later)).toEqual({ sent: 0, dropped: 0 })
  })
})

test('skips reminders that were due before the event was created', async () => {
  await sql`update events set created_at = ${hoursBefore(47, 30)}`.execute(database)
  expect(await remindAt(hoursBefore(47, 31))).toEqual({ sent: 0, dropped: 0 })
  expect(await remindAt(hoursBefore(24))).toEqual({ sent: 1, dropped: 0 })
})

test('reminds people without an answer before the deadline, if there is one', async () => {
  await sql`update events set answer_until = ${hoursBefore(30)}`.execute(database)
  expect(await remindAt(hoursBefore(48))).toEqual({ sent: 0, dropped: 1 })
  await sql`delete from event_reminders`.execute(database)
  expect(await remindAt(hoursBefore(78))).toEqual({ sent: 1, dropped: 0 })
})

test('sends nothing for a cancelled event and continues for a restored one', async () => {
  const asking = { actor: team.coach, now, eventId: await theEvent() }
  const act = database.transaction()
  await act.execute((tx) => cancelEvent(tx, asking, { reason: null }))
  expect(await remindAt(hoursBefore(48))).toEqual({ sent: 0, dropped: 0 })
  const later = { ...asking, now: hoursBefore(40) }
  await act.execute((tx) => restoreEvent(tx, later, {}))
  expect(await remindAt(hoursBefore(39))).toEqual({ sent: 0, dropped: 0 })
  expect(await remindAt(hoursBefore(24))).toEqual({ sent: 1, dropped: 0 })
})

test('reschedules the reminders of a moved event', async () => {
  await remindAt(hoursBefore(48))
  const asking = { actor: team.coach, now: hoursBefore(47), eventId: await theEvent() }
  await database
    .transaction()
    .execute((tx) => changeEvent(tx, asking, { version: 1, changes: { date: '2026-03-25' } }))
  expect(await remindAt(hoursBefore(24))).toEqual({ sent: 0, dropped: 0 })
  expect(await remindAt(hoursBefore(48 - 96))).toEqual({ sent: 1, dropped: 0 })
  expect(await announced()).toEqual(['silent', 'silent'])
})

test('follows the team’s own rules, or none', async () => {
  const choose = (silent: [] | [2], going: [] | [6]) =>
    database
      .transaction()
      .execute((tx) =>
        saveReminders(tx, team.teamId, { silent: [...silent], going: [...going], now }),
      )
  await choose([], [])
  expect(await remindAt(hoursBefore(48))).toEqual({ sent: 0, dropped: 0 })
  await choose([2], [6])
  expect(await remindAt(hoursBefore(6))).toEqual({ sent: 1, dropped: 0 })
  expect(await remindAt(hoursBefore(2))).toEqual({ sent: 1, dropped: 0 })
  expect(await announced()).toEqual(['going', 'silent'])
})

describe('an event with its own reminders', () => {
  const change = (reminders: EventChange['reminders'], at = now) =>
    database.transaction().execute(async (tx) => {
      const asking = { actor: team.coach, now: at, eventId: await theEvent() }
      const { version } = await requireEvent(tx, team.coach, asking.eventId)
      await changeEvent(tx, asking, { version, changes: { reminders } })
    })

  test('ignores the team’s rules', async () => {
    await change({ silent: [6], going: [2] })
    expect(await remindAt(hoursBefore(48))).toEqual({ sent: 0, dropped: 0 })
    expect(await remindAt(hoursBefore(24))).toEqual({ sent: 0, dropped: 0 })
    await remindAt(hoursBefore(6))
    await remindAt(hoursBefore(2))
    expect(await announced()).toEqual(['silent', 'going'])
  })

  test('sends none if it has an empty list', async () => {
    await change({ silent: [], going: [] })
    for (const hours of [48, 24]) await remindAt(hoursBefore(hours))
    expect(await announced()).toEqual([])
  })

  test('sends one reminder if event and team have the same rule', async () => {
    await remindAt(hoursBefore(48))
    await change({ silent: [48, 12], going: [] }, hoursBefore(47))
    expect(await remindAt(hoursBefore(47))).toEqual({ sent: 0, dropped: 0 })
    await remindAt(hoursBefore(12))
    await change(null, hoursBefore(11))
    expect(await remindAt(hoursBefore(11))).toEqual({ sent: 0, dropped: 0 })
    expect(await announced()).toEqual(['silent', 'silent'])
  })

  test('skips a reminder that was due before it was set and sends a future one', async () => {
    await change({ silent: [72, 24], going: [] }, hoursBefore(60))
    expect(await remindAt(hoursBefore(60))).toEqual({ sent: 0, dropped: 0 })
    expect(await remindAt(hoursBefore(24))).toEqual({ sent: 1, dropped: 0 })
  })

  test('keeps its reminders when the team’s rules change', async () => {
    await change({ silent: [12], going: [] })
    await database
      .transaction()
      .execute((tx) =>
        saveReminders(tx, team.teamId, { silent: [2], going: [], now: hoursBefore(11, -30) }),
      )
    expect(await remindAt(hoursBefore(11, -15))).toEqual({ sent: 1, dropped: 0 })
  })

  test('shares reminders among the dates of a series, except for a date with its own', async () => {
    await database.deleteFrom('events').execute()
    const dates = await someEvents(database, team.coach, {
      date: '2026-04-04',
      repeat: { every: 'week', ends: { kind: 'count', count: 3 } },
      reminders: { silent: [24, 168, 24], going: [] },
    })
    const hoursOf = () => Promise.all(dates.map(silentHours))
    expect(await hoursOf()).toEqual([
      [24, 168],
      [24, 168],
      [24, 168],
    ])
    const [first = '', second = ''] = dates
    const edit = (eventId: string, scope: Scope, reminders: EventChange['reminders']) =>
      database.transaction().execute(async (tx) => {
        const { version } = await requireEvent(tx, team.coach, eventId)
        const asking = { actor: team.coach, now, eventId }
        return changeEvent(tx, asking, { scope, version, changes: { reminders } })
      })
    await edit(second, 'one', { silent: [2], going: [] })
    expect(await edit(first, 'all', null)).toMatchObject({
      difference: ['reminders'],
      dates: 2,
      ownDates: 1,
    })
    expect(await hoursOf()).toEqual([undefined, [2], undefined])
  })
})

async function silentHours(eventId: string) {
  const key = { teamId: team.teamId, eventId }
  const { reminders } = await requireEventPage(database, team.coach, key)
  const seen = await requireEventPage(database, team.player, key)
  expect(seen.reminders).toBeNull()
  return reminders?.silent
}
