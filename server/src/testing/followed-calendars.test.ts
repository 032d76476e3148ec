import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { announceDueChanges } from '#server/events/commands/announce-changes.ts'

import { calendarOf, caseOf, entry } from './support/calendar-writing.ts'
import { followedTeams } from './support/followed-team.ts'

const { site, team, platform } = await followedTeams()
afterAll(() => site.close())

const rule = 'RRULE:FREQ=WEEKLY;COUNT=4'
const game = (start: string, title: string, ...more: readonly string[]) =>
  entry('U', start, `SUMMARY:${title}`, ...more)

interface Kind {
  readonly what: string
  readonly before: string
  readonly after: string
  /** The new starts, in order: no event is new, none is gone. */
  readonly starts: readonly string[]
  /** How many have moved. */
  readonly moved: number
}

const weekly = ['12-01T18:00', '12-08T18:00', '12-15T18:00', '12-22T18:00']
const halfLater = ['12-01T18:30', '12-08T18:30', '12-15T18:30', '12-22T18:30']
const series = calendarOf(entry('S', '20261201T180000', rule))

const kinds: readonly Kind[] = [
  {
    what: 'new UIDs',
    before: caseOf('uid-changes-v1'),
    after: caseOf('uid-changes-v2'),
    starts: ['12-05T10:00', '12-12T10:00'],
    moved: 0,
  },
  {
    what: 'a series half an hour later',
    before: caseOf('series-shift-v1'),
    after: caseOf('series-shift-v2'),
    starts: halfLater,
    moved: 4,
  },
  {
    what: 'a series on another day',
    before: series,
    after: calendarOf(entry('S', '20261202T180000', rule, 'SEQUENCE:3')),
    starts: ['12-02T18:00', '12-09T18:00', '12-16T18:00', '12-23T18:00'],
    moved: 4,
  },
  {
    what: 'the same hours by UTC',
    before: series,
    after: calendarOf(entry('S', '20261201T170000Z', rule)),
    starts: weekly,
    moved: 0,
  },
  {
    what: 'hours without a zone become hours with one',
    before: series.replaceAll(';TZID=Europe/Berlin', ''),
    after: series,
    starts: weekly,
    moved: 0,
  },
  {
    what: 'single events become a series',
    before: calendarOf(
      entry('S', '20261201T180000'),
      entry('T', '20261208T180000'),
      entry('U', '20261215T180000'),
      entry('V', '20261222T180000'),
    ),
    after: series,
    starts: weekly,
    moved: 0,
  },
  {
    what: 'a series becomes single events',
    before: series,
    after: calendarOf(
      entry('S', '20261201T180000'),
      entry('S2', '20261208T180000'),
      entry('S3', '20261215T180000'),
      entry('S4', '20261222T183000'),
    ),
    starts: [...weekly.slice(0, 3), '12-22T18:30'],
    moved: 1,
  },
  {
    what: 'a series split, the rest later and with a new UID',
    before: series,
    after: calendarOf(
      entry('S', '20261201T180000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      entry('T', '20261215T183000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ),
    starts: [...weekly.slice(0, 2), ...halfLater.slice(2)],
    moved: 2,
  },
  {
    what: 'a series split by Google',
    before: series.replace('UID:S', 'UID:abc@google.com'),
    after: calendarOf(
      entry('abc@google.com', '20261201T180000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      entry(
        'abc_R20261215T170000@google.com',
        '20261216T200000',
        'SUMMARY:Gym',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ),
    starts: [...weekly.slice(0, 2), '12-16T20:00', '12-23T20:00'],
    moved: 2,
  },
  {
    what: 'one UID for all, one of them changed',
    before: calendarOf(
      game('20261205T140000', 'Norte - Sur'),
      game('20261212T140000', 'Este - Norte'),
      game('20261219T140000', 'Norte - Oeste'),
    ),
    after: calendarOf(
      game('20261205T140000', 'Norte - Sur'),
      game('20261212T160000', 'Este - Norte', 'SEQUENCE:1'),
      game('20261219T140000', 'Norte - Oeste'),
    ),
    starts: ['12-05T14:00', '12-12T16:00', '12-19T14:00'],
    moved: 1,
  },
  {
    what: 'a raised SEQUENCE alone',
    before: series,
    after: calendarOf(entry('S', '20261201T180000', rule, 'SEQUENCE:7')),
    starts: weekly,
    moved: 0,
  },
  {
    what: 'one date moved for itself',
    before: series,
    after: calendarOf(
      entry('S', '20261201T180000', rule),
      entry('S', '20261209T200000', 'RECURRENCE-ID;TZID=Europe/Berlin:20261208T180000'),
    ),
    starts: ['12-01T18:00', '12-09T20:00', ...weekly.slice(2)],
    moved: 1,
  },
]

const states = [
  { isAnswered: false, isEdited: false },
  { isAnswered: true, isEdited: false },
  { isAnswered: false, isEdited: true },
  { isAnswered: true, isEdited: true },
]
const prepared = { kit: 'Red', meetingTime: '09:00', details: 'Bring water', title: 'Our own' }

test.each(kinds.flatMap((kind) => states.map((state) => ({ ...kind, ...state }))))(
  '$what: cancels and duplicates none (answered: $isAnswered, edited: $isEdited)',
  async ({ before, after, starts, moved, isAnswered, isEdited }) => {
    const { follows, reads, events, answers, edits, notified } = await team()
    const calendarId = await follows(before)
    const first = await events()
    for (const event of first) {
      if (isAnswered) await answers(event.id)
      if (isEdited) await edits(event, prepared)
    }
    await reads(calendarId, after)
    await reads(calendarId, after)

    const now = await events()
    expect(now.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(now.map(({ startsLocal }) => startsLocal.slice(5))).toEqual(starts)
    expect(now.filter(({ cancelledAt }) => cancelledAt !== null)).toEqual([])
    expect(now.map(({ counts }) => counts.going)).toEqual(starts.map(() => (isAnswered ? 1 : 0)))
    expect(new Set(now.map(({ kit }) => kit))).toEqual(new Set([isEdited ? 'Red' : null]))
    expect(now.map(({ meetingLocal }) => meetingLocal?.slice(5))).toEqual(
      starts.map((start) => (isEdited ? `${start.slice(0, 5)}T09:00` : undefined)),
    )
    expect(await notified()).toHaveLength(moved)
  },
)

test.each([
  ['a series', 'series-shift-v1', 'series-shift-v2'],
  ['events of one title', 'uid-changes-v1', 'uid-changes-v2'],
])('announces all dates of %s that move alike in one message', async (_what, before, after) => {
  const { teamId, follows, reads, notified } = await team()
  const calendarId = await follows(caseOf(before))
  await reads(calendarId, caseOf(after).replaceAll('T1000', 'T1030').replaceAll('T1130', 'T1200'))
  const moved = (await notified()).length
  platform.setClock(new Date(platform.clock().getTime() + 600_000).toISOString())
  await announceDueChanges(platform)
  const found = await sql<{ kind: string; count: number }>`
    select payload ->> 'kind' as kind, (payload ->> 'count')::int as count from outbox
    where name = 'events.change_announced' and payload ->> 'teamId' = ${teamId}`.execute(
    platform.database,
  )
  expect(found.rows).toEqual([{ kind: 'event_changed', count: moved }])
  expect(moved).toBeGreaterThan(1)
})
