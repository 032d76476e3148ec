import { isDeepStrictEqual } from 'node:util'

import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import type {
  PastedResults,
  ResultLine,
  ResultPreview,
} from '@touchline/contract/leagues/shapes/results'
import { withKept } from '@touchline/domain/leagues/results/kept-details'
import type {
  ReadMatch,
  ReadResults,
  ResultReading,
  Side,
} from '@touchline/domain/leagues/results/reading'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { insertImport } from '../queries/imports.ts'
import { findMatches, writtenOf, type MatchRow } from '../queries/matches.ts'
import { findSeasonDays } from '../queries/seasons.ts'
import { findNames } from '../queries/teams.ts'
import { addToLeague, changeInLeague } from './matches.ts'
import { keyOf, runLeague, type Doing, type Running } from './running.ts'
import { addTeamsTo } from './teams.ts'

/** Pasted results of a league, as they were read. */
export interface ReadPaste {
  readonly leagueId: string
  readonly read: ReadResults
}

/** What is known of the league while its results are read. */
export async function readingOf(
  tx: Transaction,
  doing: Doing,
  { leagueId, language, answers }: PastedResults,
): Promise<ResultReading> {
  const { league, teams, now } = await runLeague(tx, doing, leagueId)
  const { opponents } = await findNames(tx, league.teamId)
  const known = new Set([...teams.values()].map(({ opponentId }) => opponentId))
  return {
    language,
    answers,
    today: dayInZone(now, league.timeZone),
    timeZone: league.timeZone,
    sport: league.sport,
    season: await findSeasonDays(tx, league),
    teams: [...teams.values()].map(({ id, name }) => ({ id, name })),
    opponents: opponents.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name })),
  }
}

/** What pasted results would do; nothing is written. */
export async function previewResults(
  tx: Transaction,
  doing: Doing,
  { leagueId, read }: ReadPaste,
): Promise<ResultPreview> {
  const running = await runLeague(tx, doing, leagueId)
  const { lines, questions, columns, leftOut } = read
  const matches = await findMatches(tx, keyOf(running))
  return {
    lines: lines.map((line) => (line.kind === 'match' ? withEffect(line, matches) : line)),
    questions: questions.map((question) =>
      question.kind === 'team'
        ? { ...question, proposals: [...question.proposals] }
        : { ...question, samples: [...question.samples] },
    ),
    columns: [...columns],
    leftOut,
  }
}

/** Writes what is clear, all or none: results of known matches, matches and teams that are new. */
export async function importResults(tx: Transaction, doing: Doing, { leagueId, read }: ReadPaste) {
  const before = await runLeague(tx, doing, leagueId)
  const { lines } = read
  const found = lines.filter((line) => line.kind === 'match')
  requireKnown(before, found)
  const made = new Map(found.flatMap(({ home, away }) => [home, away].flatMap(newTeamOf)))
  await addTeamsTo(
    tx,
    before,
    [...made].map(([name, opponentId]) => ({ ...plain, name, opponentId })),
  )
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const matches = await findMatches(tx, key)
  const written = found.map((line) => ({ line, ...targetOf(line, matches) }))
  const changed = written.filter(({ effect }) => effect === 'changed')
  const added = written.filter(({ effect }) => effect === 'new')
  const counts = { added: added.length, changed: changed.length }
  const leftAlone = lines.length - found.length
  const same = written.length - counts.added - counts.changed
  if (same === written.length) return { importId: null, ...counts, same, leftAlone }
  const importId = await insertImport(tx, key, {
    ...counts,
    newTeamIds: [...running.teams.keys()].filter((id) => !before.teams.has(id)),
    by: doing.actor.accountId,
    now: doing.now,
  })
  const importing = { ...running, importId }
  await changeInLeague(
    tx,
    importing,
    changed.flatMap(({ line, match }) =>
      match === undefined
        ? []
        : [{ matchId: match.id, version: match.version, changes: changesOf(line, match) }],
    ),
  )
  if (added.length > 0)
    await addToLeague(
      tx,
      importing,
      added.map(({ line }) => ({
        ...nowhere,
        ...changesOf(line),
        home: idOf(running, line.home),
        away: idOf(running, line.away),
      })),
    )
  return { importId, ...counts, same, leftAlone }
}

const plain = {
  shortName: null,
  struckOut: null,
  fairPlay: null,
  isOurs: false,
  logoFileId: null,
} as const

const nowhere = {
  round: null,
  stage: null,
  date: null,
  time: null,
  isNeutral: false,
  venueId: null,
  venue: null,
  note: null,
  outcome: { kind: 'open' },
} as const

/** The text was read before the league was locked: a team may be gone since. */
function requireKnown({ teams }: Running, read: readonly ReadMatch[]): void {
  const sides = read.flatMap(({ home, away }) => [home, away])
  if (sides.some((side) => side.kind === 'team' && !teams.has(side.team)))
    throw new AppError('changed_meanwhile')
}

function withEffect(line: ReadMatch, matches: readonly MatchRow[]): ResultLine {
  const { match, effect } = targetOf(line, matches)
  const { line: number, written, date, time, round, home, away, venue } = line
  const outcome = structuredClone(line.outcome)
  const shown = { line: number, written, date, time, round, home, away, venue }
  return {
    kind: 'match',
    ...shown,
    outcome: withLists(outcome),
    matchId: match?.id ?? null,
    effect,
  }
}

/** The lists of a played match, in the shape of the wire. */
function withLists(outcome: ReadMatch['outcome']): MatchFields['outcome'] {
  return outcome.kind === 'played' ? { ...outcome, sets: [...outcome.sets] } : outcome
}

interface Target {
  readonly match: MatchRow | undefined
  readonly effect: 'new' | 'changed' | 'same'
}

/** Which match of the league a line is about: the one of that day or round, else the one to come. */
function targetOf(line: ReadMatch, matches: readonly MatchRow[]): Target {
  const { home, away } = line
  if (home.kind === 'new' || away.kind === 'new') return { match: undefined, effect: 'new' }
  const both = matches.filter((match) => match.home === home.team && match.away === away.team)
  const match =
    both.find(({ date }) => date !== null && date === line.date) ??
    both.find(({ round }) => round !== null && round === line.round) ??
    both.find(({ outcome }) => outcome.kind === 'open' || outcome.kind === 'postponed') ??
    (line.date === null ? both.at(-1) : undefined)
  if (match === undefined) return { match, effect: 'new' }
  const before = writtenOf(match)
  const isSame = isDeepStrictEqual({ ...before, ...changesOf(line, match) }, before)
  return { match, effect: isSame ? 'same' : 'changed' }
}

/** What a line says; of what it is silent about nothing changes: a plan takes no result away. */
function changesOf({ date, time, round, venue, outcome }: ReadMatch, match?: MatchRow) {
  const whole = match === undefined ? outcome : withKept(outcome, match.outcome)
  return {
    ...(outcome.kind !== 'open' && { outcome: withLists(whole) }),
    ...(date !== null && { date }),
    ...(time !== null && { time }),
    ...(round !== null && { round }),
    ...(venue !== null && { venue, venueId: null }),
  }
}

function newTeamOf(side: Side): [name: string, opponentId: string | null][] {
  return side.kind === 'new' ? [[side.name, side.opponent]] : []
}

function idOf({ teams }: Running, side: Side): string {
  if (side.kind === 'team') return side.team
  return [...teams.values()].find(({ name }) => name === side.name)?.id ?? ''
}
