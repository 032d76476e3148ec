import type { Adjustment, League, LeagueTeam } from '../league.ts'
import { type Match, type Outcome, playedOutcome } from '../match.ts'
import type { TableQuery } from '../moment.ts'
import type { Row } from '../row.ts'
import type { RuleSet } from '../rule-set.ts'

export type Cell = string | number | boolean | null | readonly string[]

/** A season in the format of fixtures/. */
export interface SeasonFile {
  readonly id: string
  readonly teams: readonly string[]
  readonly matches: readonly (readonly Cell[])[]
  readonly adjustments: readonly WrittenAdjustment[]
  readonly expected: readonly ExpectedTable[]
}

export interface WrittenAdjustment {
  readonly team: string
  readonly points: number
  readonly reason?: string | undefined
  readonly valid_from?: string | undefined
  readonly valid_to?: string | undefined
}

export interface ExpectedTable {
  readonly as_of: string
  readonly table: readonly ExpectedRow[]
}

/** Our league with its official tables and the question for each. */
export interface Season {
  readonly name: string
  readonly league: League
  readonly tables: readonly { readonly question: TableQuery; readonly expected: ExpectedTable }[]
}

/** A season with its final tables. */
export function readSeason(file: SeasonFile, reading: Reading): Season {
  return {
    name: file.id,
    league: leagueFrom(file, reading),
    tables: file.expected.map((expected) => ({ question: {}, expected })),
  }
}

/** The columns of a row in the file; some only have points. */
export interface ExpectedRow {
  readonly pos: number
  readonly team: string
  readonly p?: number | undefined
  readonly w?: number | undefined
  readonly d?: number | undefined
  readonly l?: number | undefined
  readonly f?: number | undefined
  readonly a?: number | undefined
  readonly pts: number
  readonly reg_wins?: number | undefined
  readonly ot_wins?: number | undefined
  readonly ot_losses?: number | undefined
  readonly losses?: number | undefined
}

/** Columns after the scores that describe the match. */
export interface Extra {
  readonly stage?: string
  readonly round?: number
  readonly outcome?: Outcome
}

export interface Reading {
  readonly rules: RuleSet
  readonly extraOf?: (cells: readonly Cell[]) => Extra
}

/** Converts the season to our league, with names as team ids. */
export function leagueFrom(file: SeasonFile, { rules, extraOf = () => ({}) }: Reading): League {
  return {
    rules,
    teams: file.teams.map(exampleTeam),
    matches: file.matches.map((cells, at) => matchOf(file, { cells, at, extra: extraOf(cells) })),
    adjustments: file.adjustments.map(toAdjustment),
    stages: [],
    lots: [],
  }
}

export function exampleTeam(id: string): LeagueTeam {
  return { id, struckOut: null, fairPlay: null }
}

export function toAdjustment(
  { team, points, reason = '', valid_from: from, valid_to: until }: WrittenAdjustment,
  at: number,
): Adjustment {
  return {
    id: String(at),
    team,
    points,
    reason,
    from: from ?? null,
    until: until ?? null,
    stage: null,
  }
}

function matchOf(
  { teams }: SeasonFile,
  { cells, at, extra }: { cells: readonly Cell[]; at: number; extra: Extra },
): Match {
  const [date, home, away, homeScore, awayScore] = cells
  const isPlayed = typeof homeScore === 'number' && typeof awayScore === 'number'
  return {
    id: String(at),
    date: String(date).slice(0, 10),
    home: teams[Number(home)] ?? '',
    away: teams[Number(away)] ?? '',
    stage: extra.stage ?? null,
    round: extra.round ?? null,
    outcome: extra.outcome ?? (isPlayed ? playedOutcome(homeScore, awayScore) : { kind: 'open' }),
  }
}

/** Our rows with the columns of the file, under its names. */
export function toExpectedRows(
  rows: readonly Row[],
  table: readonly ExpectedRow[],
): readonly ExpectedRow[] {
  return rows.slice(0, table.length).map((row, at) => {
    const known = new Set(Object.keys(table[at] ?? {}))
    const all = {
      pos: row.position,
      team: row.team,
      p: row.played,
      w: row.won,
      d: row.drawn,
      l: row.lost,
      f: row.scored,
      a: row.conceded,
      pts: row.points,
      reg_wins: row.won - row.overtime.won - row.shootOut.won,
      ot_wins: row.overtime.won + row.shootOut.won,
      ot_losses: row.overtime.lost + row.shootOut.lost,
      losses: row.lost - row.overtime.lost - row.shootOut.lost,
    }
    const { pos, team, pts, ...others } = all
    return {
      pos,
      team,
      pts,
      ...Object.fromEntries(Object.entries(others).filter(([word]) => known.has(word))),
    }
  })
}

const figures = new Set('p w d l f a reg_wins ot_wins ot_losses losses'.split(' '))

/**
 * The file's rows without columns that aren't in a table, such as the official spelling of a name.
 */
export function expectedFigures(table: readonly ExpectedRow[]): readonly ExpectedRow[] {
  return table.map(({ pos, team, pts, ...others }) => ({
    pos,
    team,
    pts,
    ...Object.fromEntries(Object.entries(others).filter(([word]) => figures.has(word))),
  }))
}
