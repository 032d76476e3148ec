import type { ArchiveContent, ArchivedRow } from '@touchline/contract/integrations/shapes/archives'
import { maximumOccurrences } from '@touchline/domain/events/repeat'
import { archiveLimits, type ArchiveKind } from '@touchline/domain/integrations/archives'
import { maxMatchEvents } from '@touchline/domain/leagues/match-day/events'
import { lineUpLimits } from '@touchline/domain/leagues/match-day/line-up'
import { birthDateRefusal } from '@touchline/domain/values/birth-date'
import { v7 as newId } from 'uuid'

import { AppError } from '#server/platform/errors.ts'

import { withNewFieldIds, toStoredValue } from '../../queries/archive/custom-values.ts'
import { entryName } from './pack.ts'
import { archiveDamaged, type UnpackedArchive } from './unpack.ts'

type Rule<Kind extends ArchiveKind> = (row: ArchivedRow<Kind>, index: number) => boolean

/** Refuses rows with missing references, and what the team's rules forbid. */
export function checkArchive({ rows }: Pick<UnpackedArchive, 'rows'>, now: Date): void {
  if (rows.team.length !== 1) throw archiveDamaged(entryName('team'))
  checkPeople(rows, now)
  checkEvents(rows)
  checkSeries(rows)
  checkMatchDays(rows)
  checkLeagues(rows)
}

function checkPeople(rows: ArchiveContent, now: Date): void {
  const has = placesIn(rows)
  const fields = withNewFieldIds(rows.fields, newId)
  each(rows, 'seasons', ({ startsOn, endsOn }) => startsOn < endsOn)
  requireUnique(rows, 'seasons', ({ name }) => name)
  requireUnique(rows, 'fields', ({ name }) => name.toLowerCase())
  each(rows, 'members', ({ custom }) =>
    custom.every(({ field, value }) => toStoredValue(fields[field - 1], value) !== undefined),
  )
  each(rows, 'members', ({ dateOfBirth }) => isBirthDate(dateOfBirth, now))
  each(rows, 'members', ({ custom }) => isOnce(custom.map(({ field }) => field)))
  each(rows, 'guardianships', (row) => has('guardians', row.guardian) && has('members', row.member))
  requireUnique(rows, 'guardianships', ({ guardian, member }) => `${guardian} ${member}`)
  each(rows, 'tasks', ({ assignee }) => has('members', assignee))
}

/** It may be tomorrow already elsewhere. */
function isBirthDate(day: string | null, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  return day === null || birthDateRefusal(day, tomorrow) === undefined
}

function checkEvents(rows: ArchiveContent): void {
  const has = placesIn(rows)
  if (inviteesOf(rows) > archiveLimits.invitees) throw new AppError('archive_too_large')
  each(rows, 'events', (row) => has('venues', row.venue) && has('opponents', row.opponent))
  each(rows, 'events', ({ startsAt, endsAt }) => Date.parse(startsAt) <= Date.parse(endsAt))
  each(rows, 'events', ({ invitees }) => isOnce(invitees))
  each(rows, 'events', ({ invitees }) => invitees.every((one) => has('members', one)))
  for (const kind of ['answers', 'marks', 'duties'] as const)
    each(rows, kind, (row) => has('events', row.event) && has('members', row.member))
  each(rows, 'duties', ({ task }) => has('tasks', task))
  requireUnique(rows, 'answers', ({ event, member }) => `${event} ${member}`)
  requireUnique(rows, 'marks', ({ event, member }) => `${event} ${member}`)
  requireUnique(rows, 'duties', ({ event, task }) => `${event} ${task}`)
  each(rows, 'answers', (row) => isInLine(row))
  const going = goingAt(rows)
  each(
    rows,
    'events',
    ({ places }, index) => places === null || (going.get(index + 1) ?? 0) <= places,
  )
}

/** Each date of a series has its own time by the rule, and a series has a limited number of dates. */
function checkSeries(rows: ArchiveContent): void {
  const has = placesIn(rows)
  each(rows, 'events', ({ series, occurrence, ownFields }) =>
    series === null ? occurrence === null && ownFields.length === 0 : occurrence !== null,
  )
  each(rows, 'events', ({ series }) => has('series', series))
  requireUnique(rows, 'events', ({ series, occurrence }, index) =>
    series === null ? `alone ${index}` : `${series} ${occurrence}`,
  )
  const isDate = atMost(maximumOccurrences)
  each(rows, 'events', ({ series }) => series === null || isDate(series))
}

/** Everything belongs to a match day; a player is in a line-up once, at their own position. */
function checkMatchDays(rows: ArchiveContent): void {
  const has = placesIn(rows)
  const days = new Set(rows.matchDays.map(({ event }) => event))
  const lineUps = new Set(rows.lineUps.map(({ event }) => event))
  each(rows, 'matchDays', ({ event, scorer }) => has('events', event) && has('members', scorer))
  requireUnique(rows, 'matchDays', ({ event }) => event)
  for (const kind of ['lineUps', 'clockMarks', 'matchEvents'] as const)
    each(rows, kind, ({ event }) => days.has(event))
  requireUnique(rows, 'lineUps', ({ event }) => event)
  each(rows, 'lineUpPlayers', ({ event, member }) => lineUps.has(event) && has('members', member))
  requireUnique(rows, 'lineUpPlayers', ({ event, member }) => `${event} ${member}`)
  requireUnique(rows, 'lineUpPlayers', ({ event, place }, index) =>
    place === null ? `bench ${index}` : `${event} ${place}`,
  )
  requireUnique(rows, 'lineUpPlayers', ({ event, isCaptain }, index) =>
    isCaptain ? event : `other ${index}`,
  )
  each(rows, 'matchEvents', (row) => has('members', row.member) && has('members', row.partner))
  const isPlayer = atMost(lineUpLimits.players)
  each(rows, 'lineUpPlayers', ({ event }) => isPlayer(event))
  const isNoted = atMost(maxMatchEvents)
  each(rows, 'matchEvents', ({ event }) => isNoted(event))
}

/** True while a position isn't used too often. */
function atMost(max: number) {
  const counts = new Map<number, number>()
  return (place: number): boolean => {
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count <= max
  }
}

/** The number of personal invitations of each event. */
export function inviteesOf({ events }: Pick<ArchiveContent, 'events'>): number {
  return events.reduce((sum, { invitees }) => sum + invitees.length, 0)
}

/** People on the waiting list said yes and have a position. */
function isInLine({ answer, waitingSince, waitingOrder }: ArchivedRow<'answers'>): boolean {
  const waits = waitingSince !== null
  return waits === (waitingOrder !== null) && (!waits || answer === 'going')
}

function goingAt({ answers }: ArchiveContent): ReadonlyMap<number, number> {
  const going = new Map<number, number>()
  for (const { event, answer, waitingSince } of answers)
    if (answer === 'going' && waitingSince === null) going.set(event, (going.get(event) ?? 0) + 1)
  return going
}

function checkLeagues(rows: ArchiveContent): void {
  const has = placesIn(rows)
  const teamIn = (place: number, league: number) => rows.leagueTeams[place - 1]?.league === league
  const stageIn = (place: number | null, league: number) =>
    place === null || rows.stages[place - 1]?.league === league
  each(rows, 'leagues', (row) => has('seasons', row.season) && has('venues', row.venue))
  each(rows, 'leagueTeams', (row) => has('leagues', row.league) && has('opponents', row.opponent))
  requireUnique(rows, 'leagueTeams', ({ isOurs, league }, index) =>
    isOurs ? `ours ${league}` : `other ${index}`,
  )
  each(rows, 'stages', (row) => has('leagues', row.league))
  each(rows, 'stages', (row) => {
    const teams = row.kind === 'table' ? (row.teams ?? []) : row.seeds
    const from = row.kind === 'table' ? (row.carry?.stage ?? null) : null
    return (
      isOnce(teams) && teams.every((one) => teamIn(one, row.league)) && stageIn(from, row.league)
    )
  })
  each(
    rows,
    'matches',
    ({ league, home, away, stage }) =>
      home !== away && teamIn(home, league) && teamIn(away, league) && stageIn(stage, league),
  )
  each(rows, 'matches', (row) => has('venues', row.venue) && has('events', row.event))
  requireUnique(rows, 'matches', ({ event }, index) => (event === null ? `none ${index}` : event))
  each(rows, 'adjustments', ({ team, stage, from, until }) => {
    const league = rows.leagueTeams[team - 1]?.league
    const inOrder = from === null || until === null || from <= until
    return league !== undefined && stageIn(stage, league) && inOrder
  })
  each(
    rows,
    'lots',
    ({ league, teams }) => isOnce(teams) && teams.every((one) => teamIn(one, league)),
  )
}

/** Whether the row exists; null counts as existing. */
function placesIn(rows: ArchiveContent) {
  return (kind: ArchiveKind, place: number | null): boolean =>
    place === null || place <= rows[kind].length
}

function each<Kind extends ArchiveKind>(rows: ArchiveContent, kind: Kind, rule: Rule<Kind>): void {
  const wrong = rows[kind].findIndex((row, index) => !rule(row, index))
  if (wrong >= 0) throw archiveDamaged(entryName(kind), wrong + 1)
}

function requireUnique<Kind extends ArchiveKind>(
  rows: ArchiveContent,
  kind: Kind,
  keyOf: (row: ArchivedRow<Kind>, index: number) => string | number,
): void {
  const seen = new Set<string | number>()
  each(rows, kind, (row, index) => {
    const key = keyOf(row, index)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function isOnce(places: readonly number[]): boolean {
  return new Set(places).size === places.length
}
