import { timePattern } from '../../events/days.ts'
import { homeAways } from '../../events/event-types.ts'
import { leagueLimits } from '../../leagues/limits.ts'
import { existingDay } from '../../values/birth-date.ts'
import type { Complain } from './contacts.ts'
import { countAt, fieldOf, isRaw, isTrueAt, lineAt, listIn, type Raw } from './raw.ts'
import { mostSavedLeagues, type SavedFixture, type SavedLeague, type Stored } from './saved.ts'
import { formatNamed } from './words.ts'

interface LeaguesWanted {
  readonly stored: Stored
  readonly browserId: string
  readonly teamName: string
  readonly complain: Complain
}

export function leaguesKey(browserId: string): string {
  return `leagues_${browserId}`
}

/** The leagues a team has in this browser, each with its complete fixtures. */
export function leaguesOf(wanted: LeaguesWanted): readonly SavedLeague[] {
  const { stored, browserId, teamName, complain } = wanted
  const key = leaguesKey(browserId)
  const found = listIn(stored[key])
  if (found.kind === 'absent') return []
  if (found.kind !== 'records') {
    complain(found.kind, key)
    return []
  }
  const leagues = found.records.flatMap((record) => leagueOf(record, wanted) ?? [])
  const nameless = found.records.length - leagues.length
  if (nameless > 0) complain('nameless', teamName, String(nameless))
  if (leagues.length > mostSavedLeagues)
    complain('too_many_leagues', teamName, String(leagues.length - mostSavedLeagues))
  return leagues.slice(0, mostSavedLeagues)
}

function leagueOf(record: unknown, { teamName, complain }: LeaguesWanted): SavedLeague | undefined {
  const name = isRaw(record) ? lineAt(record, 'name', leagueLimits.nameLength) : ''
  if (!isRaw(record) || name === '') return undefined
  const written = fieldOf(record, 'fixtures')
  const rows: readonly unknown[] = Array.isArray(written) ? written : []
  const known = new Set([plain(teamName)])
  const fixtures = rows.flatMap((row, index) => {
    const fixture = isRaw(row) ? fixtureOf(row, index) : undefined
    return fixture !== undefined && isPlayable(fixture, known, teamName) ? [fixture] : []
  })
  const lost = rows.filter((row) => isRaw(row) && !isEmpty(row)).length - fixtures.length
  if (lost > 0) complain('fixtures_incomplete', name, String(lost))
  const format = lineAt(record, 'format', 20)
  return {
    name,
    format: formatNamed(format) ?? (format || null),
    address: lineAt(record, 'location', 200) || null,
    invitations: invitationsOf(record),
    fixtures,
  }
}

/** Nobody is asked because something was brought along: a coach sends the invitations. */
function invitationsOf(raw: Raw): SavedLeague['invitations'] {
  const isForStaff = lineAt(raw, 'attendanceVisibility', 20) === 'staff'
  return {
    type: 'manual',
    daysBefore: countAt(raw, 'daysBefore', 60) ?? 5,
    hoursBefore: countAt(raw, 'hoursBefore', 23) ?? 0,
    autoReminder: fieldOf(raw, 'autoReminder') === undefined || isTrueAt(raw, 'autoReminder'),
    firstComeFirstServed: isTrueAt(raw, 'firstComeFirstServed'),
    places: null,
    attendanceVisibility: isForStaff ? 'staff' : 'everyone',
  }
}

function fixtureOf(raw: Raw, index: number): SavedFixture | undefined {
  const opponent = lineAt(raw, 'opponent', leagueLimits.nameLength)
  const startDate = dayOf(lineAt(raw, 'startDate', 40))
  if (opponent === '' || startDate === undefined) return undefined
  const time = lineAt(raw, 'startTime', 10)
  const side = lineAt(raw, 'location', 20).toLowerCase()
  const place = lineAt(raw, 'address', 200) || lineAt(raw, 'savedLocation', 200)
  const day = countAt(raw, 'day', leagueLimits.rounds) || index + 1
  return {
    day: Math.min(day, leagueLimits.rounds),
    opponent,
    opponentId: null,
    startDate,
    startTime: timePattern.test(time) ? time : null,
    location: homeAways.find((known) => known === side) ?? 'home',
    venueId: null,
    address: place || null,
  }
}

/** Not against ourselves, and against no more teams than a league holds. */
function isPlayable({ opponent }: SavedFixture, known: Set<string>, teamName: string): boolean {
  const name = plain(opponent)
  if (name === plain(teamName)) return false
  known.add(name)
  return known.size <= leagueLimits.teams
}

/** A row of the wizard that nobody filled in. */
function isEmpty(row: Raw): boolean {
  return lineAt(row, 'opponent', 1) === '' && lineAt(row, 'startDate', 1) === ''
}

function dayOf(typed: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?$/.exec(typed)
  return match ? existingDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

function plain(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
