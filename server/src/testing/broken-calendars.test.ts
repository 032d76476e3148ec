import {
  followedCalendars,
  importedCalendar,
} from '@touchline/contract/events/shapes/calendar-sync'
import { afterAll, expect, test } from 'vitest'

import { calendarOf, entry } from './support/calendar-writing.ts'
import { followedTeams } from './support/followed-team.ts'

const { site, team, coach, player, platform, done } = await followedTeams()
afterAll(() => site.close())

const gameA = entry('GA', '20261205T140000', 'SUMMARY:Game A')
const gameB = entry('GB', '20261212T140000', 'SUMMARY:Game B')
const gameC = entry('GC', '20261219T140000', 'SUMMARY:Game C')
const whole = calendarOf(gameA, gameB, gameC)

type FollowingTeam = Awaited<ReturnType<typeof following>>

/** A team that follows three matches, the first with an answer. */
async function following() {
  const one = await team()
  const calendarId = await one.follows(whole)
  const [first] = await one.events()
  await one.answers(first?.id ?? '')
  const standing = async () =>
    (await one.events()).map(({ title, cancelledAt }) =>
      cancelledAt === null ? title : `${title} off`,
    )
  const state = async () => {
    const [calendar] = await one.calendars()
    return { missing: calendar?.missing, since: calendar?.missingSince?.slice(11, 16) ?? null }
  }
  return { ...one, calendarId, standing, state }
}

const all = ['Game A', 'Game B', 'Game C']
const other = calendarOf(entry('X', '20261224T100000', 'SUMMARY:Other'))

interface Broken {
  readonly what: string
  readonly text: string
  readonly missing: number
  /** The events once a later reading agrees, and once the calendar is complete again. */
  readonly agreed: readonly string[]
  readonly back: readonly string[]
}

const broken: readonly Broken[] = [
  { what: 'empty', text: calendarOf(), missing: 3, agreed: ['Game A off'], back: all },
  {
    what: 'without what it had',
    text: other,
    missing: 3,
    agreed: ['Game A off', 'Other'],
    // Now the only coming event is missing.
    back: ['Game A', 'Other'],
  },
  {
    what: 'cut off',
    text: whole.slice(0, whole.indexOf('Game C')),
    missing: 1,
    agreed: ['Game A', 'Game B'],
    back: all,
  },
  {
    what: 'with an entry that cannot be read',
    text: whole.replace('DTSTART;TZID=Europe/Berlin:20261205T140000', 'DTSTART:soon'),
    missing: 1,
    agreed: ['Game A off', 'Game B', 'Game C'],
    back: all,
  },
]

test.each(broken)('cancels nothing at once for a calendar that is $what', async (one) => {
  const { calendarId, reads, standing, state, notified } = await following()
  await reads(calendarId, one.text)
  expect(await standing()).toEqual(all)
  expect(await notified()).toEqual([])
  expect(await state()).toEqual({ missing: one.missing, since: '13:01' })

  await reads(calendarId, one.text, 30)
  expect(await standing()).toEqual(all)

  await reads(calendarId, whole, 31)
  expect(await state()).toEqual({ missing: 0, since: null })
  expect(await standing()).toEqual(all)
})

test.each(broken)('believes a calendar that is still $what an hour later', async (one) => {
  const { calendarId, reads, standing, state } = await following()
  await reads(calendarId, one.text)
  await reads(calendarId, one.text, 60)
  expect(await standing()).toEqual(one.agreed)
  expect(await state()).toEqual({ missing: 0, since: null })
  await reads(calendarId, whole)
  expect(await standing()).toEqual(one.back)
})

test('removes at once one of several entries missing from a complete calendar', async () => {
  const { calendarId, reads, standing } = await following()
  await reads(calendarId, calendarOf(gameB, gameC))
  expect(await standing()).toEqual(['Game A off', 'Game B', 'Game C'])
})

test('keeps a moved date when the calendar is truncated within it', async () => {
  const one = await team()
  const series = entry('S', '20261201T180000', 'RRULE:FREQ=WEEKLY;COUNT=2')
  const moved = entry('S', '20261209T200000', 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T180000')
  const text = calendarOf(series, moved)
  const calendarId = await one.follows(text)
  await one.reads(calendarId, text.slice(0, text.indexOf('RECURRENCE-ID')))
  const starts = (await one.events()).map(({ startsLocal }) => startsLocal.slice(5))
  expect(starts).toEqual(['12-01T18:00', '12-09T20:00'])
})

function decide({ at, calendarId }: FollowingTeam, missing: 'keep' | 'remove') {
  const line = `PATCH ${at}/calendar-imports/${calendarId}`
  return done(coach, line, { body: { missing }, shape: followedCalendars })
}

test('lets staff remove missing events: answered ones are cancelled and announced', async () => {
  const one = await following()
  await one.reads(one.calendarId, calendarOf())
  const [first] = await one.events()
  const { calendars } = await decide(one, 'remove')
  expect(calendars).toMatchObject([{ missing: 0, missingSince: null }])
  expect(await one.standing()).toEqual(['Game A off'])
  expect(await one.notified()).toEqual([first?.id])
})

test('lets staff keep missing events, which follow again once they return', async () => {
  const one = await following()
  await one.reads(one.calendarId, calendarOf())
  const { calendars } = await decide(one, 'keep')
  expect(calendars).toMatchObject([{ missing: 0, missingSince: null }])
  await one.reads(one.calendarId, calendarOf())
  await one.reads(one.calendarId, calendarOf())
  expect(await one.standing()).toEqual(all)
  expect(await one.state()).toEqual({ missing: 0, since: null })
  await one.reads(one.calendarId, whole)
  await one.reads(one.calendarId, calendarOf(gameB, gameC))
  expect(await one.standing()).toEqual(['Game A off', 'Game B', 'Game C'])
})

test('only staff decide', async () => {
  const { send, calendarId } = await following()
  const path = `/calendar-imports/${calendarId}`
  const answer = await send(player, { method: 'PATCH', path, body: { missing: 'remove' } })
  expect(answer.status).toBe(403)
})

test('removes nothing when a broken calendar is imported again by hand', async () => {
  const { follows, standing, at, teamId } = await following()
  platform.setClock('2026-11-29T13:00:00.000Z')
  site.serves(calendarOf())
  const { preview } = await done(coach, `POST ${at}/calendar-imports`, {
    body: { source: { address: site.at(teamId) }, preview: true },
    shape: importedCalendar,
  })
  expect(preview).toMatchObject({ gone: 0, missing: 3 })
  await follows(calendarOf())
  expect(await standing()).toEqual(all)
})
