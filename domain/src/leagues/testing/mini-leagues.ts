import file from '../fixtures/developer-mini.json' with { type: 'json' }
import type { League, LeagueTeam } from '../league.ts'
import { type Match, type Outcome, playedOutcome } from '../match.ts'
import type { TableQuery } from '../moment.ts'
import { presets } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'
import { toAdjustment, type Season, exampleTeam } from './season.ts'

/** The written rules of each small league as our data. */
interface Reading {
  readonly rules?: RuleSet
  readonly outcome?: (score: Written) => Outcome
  /** Added to the lists in the file. */
  readonly rest?: Partial<League>
  readonly question?: TableQuery
}

interface Written {
  readonly home: number
  readonly away: number
  readonly extras: readonly string[]
}

const amongTheTied: RuleSet = {
  ...presets.football,
  order: ['points', 'head_to_head_points', 'head_to_head_difference', 'difference', 'scored'],
}

const readings: Readonly<Record<string, Reading>> = {
  'points-per-game': { rules: { ...presets.football, order: ['points_per_game', 'difference'] } },
  'three-way': { rules: amongTheTied },
  'head-to-head': { rules: amongTheTied },
  halved: {
    question: { stage: 'second' },
    rest: {
      stages: [
        { kind: 'table', id: 'first', teams: null, carry: null, rules: null },
        {
          kind: 'table',
          id: 'second',
          teams: null,
          carry: { stage: 'first', points: 'halved_down', matches: 'all', record: 'kept' },
          rules: null,
        },
      ],
    },
  },
  handball: { rules: presets.handball },
  'basketball-fiba': {
    rules: presets.basketball,
    outcome: ({ home, away, extras }) =>
      extras.includes('forfeit')
        ? { kind: 'awarded', score: { home, away }, against: 'home', points: null }
        : playedOutcome(home, away),
  },
  'rugby-bonus': { rules: presets.rugby, outcome: withTries },
  'cancelled-as-draw': { rules: presets.rugby, outcome: withTries },
  'hockey-3-2-1-0': {
    rules: presets.ice_hockey,
    outcome: ({ home, away, extras: [decided] }) => ({
      ...playedOutcome(home, away),
      decided: decided === 'OT' ? 'overtime' : decided === 'SO' ? 'shoot_out' : 'regulation',
    }),
  },
  volleyball: { rules: presets.volleyball },
}

function withTries({ home, away, extras }: Written): Outcome {
  if (extras.includes('cancelled')) return { kind: 'cancelled' }
  const [homeTries, awayTries] = extras.map(Number)
  return { ...playedOutcome(home, away), tries: { home: homeTries ?? 0, away: awayTries ?? 0 } }
}

export const miniLeagues: readonly Season[] = file.leagues.map((written) => {
  const reading = readings[written.id] ?? {}
  const stage = reading.question ? 'first' : null
  const matches = written.matches.map((cells, at) => matchOf(cells, { ...reading, stage, at }))
  const out = new Set<string>(written.expunged_teams)
  const league: League = {
    rules: reading.rules ?? presets.football,
    teams: teamsIn(matches).map((team) =>
      out.has(team.id) ? { ...team, struckOut: { from: null, matches: 'annulled' } } : team,
    ),
    matches,
    adjustments: (written.adjustments ?? []).map(toAdjustment),
    stages: [],
    lots: [],
    ...reading.rest,
  }
  return {
    name: written.id,
    league,
    tables: written.expected.map((expected) => ({
      question: reading.question ?? questionOf(expected.as_of),
      expected,
    })),
  }
})

function questionOf(asOf: string): TableQuery {
  return asOf === 'final' ? {} : { asOf: { kind: 'day', day: asOf } }
}

function teamsIn(matches: readonly Match[]): readonly LeagueTeam[] {
  return [...new Set(matches.flatMap(({ home, away }) => [home, away]))].map(exampleTeam)
}

function matchOf(
  cells: readonly (string | number)[],
  { outcome, stage, at }: Reading & { readonly stage: string | null; readonly at: number },
): Match {
  const [date, home, away, homeScore, awayScore, ...extras] = cells
  const score = { home: Number(homeScore), away: Number(awayScore), extras: extras.map(String) }
  return {
    id: String(at),
    date: String(date),
    home: String(home),
    away: String(away),
    round: null,
    stage,
    outcome: outcome?.(score) ?? playedOutcome(score.home, score.away),
  }
}
