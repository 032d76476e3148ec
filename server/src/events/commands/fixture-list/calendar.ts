import {
  fixtureKey,
  type Fixture,
  type FixtureList,
  type UnreadLine,
} from '@touchline/domain/events/fixture-list/read-fixtures'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import type { Entry } from '../calendar-file/entries.ts'
import { toInstantIn, toLine } from '../entry-facts.ts'

/** "SV Musterdorf - FC Hafen", "A vs. B", "A gegen B": the two teams. */
const versus = /^(.+?)\s+(?:[-–—:]|vs?\.?|gegen|contre|contra)\s+(.+)$/i

/** Entries that name two teams are matches; the others are listed. */
export function fixturesOfCalendar(entries: readonly Entry[], zone: string): FixtureList {
  const read = entries.map((entry, at) => fixtureOf(entry, { line: at + 1, zone }))
  return {
    fixtures: read.filter((one) => 'key' in one),
    unread: read.filter((one) => 'why' in one),
  }
}

interface Place {
  readonly line: number
  readonly zone: string
}

function fixtureOf(entry: Entry, { line, zone }: Place): Fixture | UnreadLine {
  const { date, time } = wallTimeOf(entry, zone)
  const title = toLine(entry.title)
  const [, home = '', away = ''] = versus.exec(title) ?? []
  if (home === '' || away === '')
    return { line, text: [date, time, title].filter(Boolean).join(' '), why: 'no_teams' }
  return {
    line,
    key: fixtureKey({ number: entry.key, home, away, group: '' }),
    date,
    time,
    home: home.trim(),
    away: away.trim(),
    venue: toLine(entry.place ?? '') || null,
    group: '',
    isCancelled: entry.isCancelled,
  }
}

function wallTimeOf({ starts }: Entry, zone: string): { date: string; time: string | null } {
  if (starts.kind === 'day') return { date: starts.day, time: null }
  const local = wallClockOf(toInstantIn(starts, zone), zone)
  return { date: local.slice(0, 10), time: local.slice(11) }
}
