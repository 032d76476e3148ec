import { isDeepStrictEqual } from 'node:util'

import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import type {
  ResultLine,
  ResultPreview,
  ImportedResults,
} from '@touchline/contract/leagues/shapes/results'
import { keepDetails } from '@touchline/domain/leagues/results/keep-details'
import type { ReadMatch, ReadResults, Side } from '@touchline/domain/leagues/results/reading'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { insertImport } from '../queries/imports.ts'
import type { LeagueKey } from '../queries/leagues.ts'
import { findMatches, toStoredMatch, type MatchRow } from '../queries/matches.ts'
import { keyOf, lockLeagueWithTeams, type LockedLeague } from './locked-league.ts'
import { addMatchesTo, changeMatchesIn } from './matches.ts'
import { addTeamsTo } from './teams.ts'

/** What pasted results would change; nothing is written. */
export async function previewResults(
  db: Queryable,
  key: LeagueKey,
  { lines, questions, columns, leftOut }: ReadResults,
): Promise<ResultPreview> {
  const matches = await findMatches(db, key)
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

/** Saves the clear lines, all or none: results, new matches, new teams. */
export async function importResults(
  tx: Transaction,
  context: ActorContext,
  { leagueId, read: { lines } }: { readonly leagueId: string; readonly read: ReadResults },
): Promise<ImportedResults> {
  const before = await lockLeagueWithTeams(tx, context, leagueId)
  const found = lines.filter((line) => line.kind === 'match')
  requireKnown(before, found)
  const made = new Map(found.flatMap(({ home, away }) => [home, away].flatMap(newTeamOf)))
  await addTeamsTo(
    tx,
    before,
    [...made].map(([name, opponentId]) => ({ ...plain, name, opponentId })),
  )
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
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
    newTeamIds: [...locked.teams.keys()].filter((id) => !before.teams.has(id)),
    by: context.actor.accountId,
    now: context.now,
  })
  const importing = { ...locked, importId }
  await changeMatchesIn(
    tx,
    importing,
    changed.flatMap(({ line, match }) =>
      match === undefined
        ? []
        : [{ matchId: match.id, version: match.version, changes: changesOf(line, match) }],
    ),
  )
  if (added.length > 0)
    await addMatchesTo(
      tx,
      importing,
      added.map(({ line }) => ({
        ...nowhere,
        ...changesOf(line),
        home: idOf(locked, line.home),
        away: idOf(locked, line.away),
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

/** The text was read before the league was locked, so a team may be gone. */
function requireKnown({ teams }: LockedLeague, read: readonly ReadMatch[]): void {
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

/** Copies readonly lists, because the contract's types are mutable. */
function withLists(outcome: ReadMatch['outcome']): MatchFields['outcome'] {
  return outcome.kind === 'played' ? { ...outcome, sets: [...outcome.sets] } : outcome
}

interface Target {
  readonly match: MatchRow | undefined
  readonly effect: 'new' | 'changed' | 'same'
}

/** The match of a line: on that day or in that round, otherwise the next open one. */
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
  const before = toStoredMatch(match)
  const isSame = isDeepStrictEqual({ ...before, ...changesOf(line, match) }, before)
  return { match, effect: isSame ? 'same' : 'changed' }
}

/** Only the fields in the line, so that a fixture list removes no results. */
function changesOf({ date, time, round, venue, outcome }: ReadMatch, match?: MatchRow) {
  const whole = match === undefined ? outcome : keepDetails(outcome, match.outcome)
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

function idOf({ teams }: LockedLeague, side: Side): string {
  if (side.kind === 'team') return side.team
  return [...teams.values()].find(({ name }) => name === side.name)?.id ?? ''
}
