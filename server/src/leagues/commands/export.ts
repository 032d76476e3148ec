import type { LeagueExport } from '@touchline/contract/leagues/shapes/table'
import { exportType } from '@touchline/contract/members/shapes/many'
import type { Score } from '@touchline/domain/leagues/match'

import { tableBytes } from '#server/members/commands/table-bytes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findMatches, type MatchRow } from '../queries/matches.ts'
import { findStages } from '../queries/parts.ts'
import { requireTable } from '../queries/table.ts'
import { findTeams } from '../queries/teams.ts'
import { leagueTexts } from './texts.ts'

type Texts = (typeof leagueTexts)[LeagueExport['language']]

/** Exports matches or table; exported matches can be pasted again. */
export async function exportLeague(db: Queryable, input: LeagueExport, now: Date) {
  const { what, format, language } = input
  const texts = leagueTexts[language]
  const { head, lines } =
    what === 'table' ? await tableOf(db, input, { texts, now }) : await matchesOf(db, input, texts)
  async function* pages() {
    yield lines
  }
  return {
    fileName: `${texts.files[what]}.${format}`,
    contentType: exportType[format],
    bytes: await tableBytes(format, { head, pages: pages() }),
  }
}

async function tableOf(
  db: Queryable,
  { day, stage, teamId, leagueId }: LeagueExport,
  { texts: { tableColumns }, now }: { readonly texts: Texts; readonly now: Date },
) {
  const { rows } = await requireTable(db, { teamId, leagueId, stage, day }, now)
  const names = new Map(
    (await findTeams(db, { teamId, leagueId })).map(({ id, name }) => [id, name]),
  )
  return {
    head: Object.values(tableColumns),
    lines: rows.map((row) => [
      String(row.position),
      names.get(row.team) ?? '',
      ...[row.played, row.won, row.drawn, row.lost].map(String),
      ...[row.scored, row.conceded, row.difference, row.points].map(String),
    ]),
  }
}

async function matchesOf(db: Queryable, { teamId, leagueId, stage }: LeagueExport, texts: Texts) {
  const key = { teamId, leagueId }
  const names = new Map((await findTeams(db, key)).map(({ id, name }) => [id, name]))
  const stages = new Map((await findStages(db, key)).map(({ id, name }) => [id, name]))
  const matches = (await findMatches(db, key)).filter(
    (match) => stage === undefined || match.stage === stage,
  )
  return {
    head: Object.values(texts.matchColumns),
    lines: matches.map((match) => [
      stages.get(match.stage ?? '') ?? '',
      match.round === null ? '' : String(match.round),
      match.date ?? '',
      match.time ?? '',
      names.get(match.home) ?? '',
      names.get(match.away) ?? '',
      resultOf(match, texts),
      match.venueName ?? '',
      match.note ?? '',
    ]),
  }
}

/** In a form that can be pasted again: 2:1 (1:0), 1:1 (4:3 on penalties). */
function resultOf({ outcome }: MatchRow, { outcomes, decided, tries }: Texts): string {
  if (outcome.kind === 'open') return ''
  if (outcome.kind !== 'played' && outcome.kind !== 'awarded') return outcomes[outcome.kind]
  const score = written(outcome.score)
  if (outcome.kind === 'awarded') return `${score} ${decided.awarded}`
  const { shootOut, sets } = outcome
  const how = outcome.decided === 'regulation' ? '' : decided[outcome.decided]
  return [
    score,
    outcome.halfTime && `(${written(outcome.halfTime)})`,
    sets.length > 0 && `(${sets.map(written).join(', ')})`,
    outcome.tries && `(${written(outcome.tries)} ${tries})`,
    shootOut ? `(${written(shootOut)} ${how})` : how,
  ]
    .filter(Boolean)
    .join(' ')
}

function written({ home, away }: Score): string {
  return `${home}:${away}`
}
