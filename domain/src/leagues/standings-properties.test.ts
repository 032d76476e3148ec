import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Adjustment, League } from './league.ts'
import type { Match, Outcome } from './match.ts'
import { presetNames, presets } from './presets.ts'
import type { Row } from './row.ts'
import {
  type BonusRule,
  criteria,
  headToHeadCounts,
  type RuleSet,
  shootOutGoals,
  stillLevelRules,
  thresholdBonuses,
} from './rule-set.ts'
import { standings } from './standings.ts'
import { exampleTeam } from './testing/season.ts'

const teams = ['A', 'B', 'C', 'D', 'E', 'F']

const score = fc.record({ home: fc.nat(4), away: fc.nat(4) })
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('played' as const),
      score,
      decided: fc.constantFrom('regulation', 'overtime', 'shoot_out'),
      shootOut: fc.option(score),
      sets: fc.array(score, { maxLength: 3 }),
      tries: fc.option(score),
      halfTime: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('awarded' as const),
      score,
      against: fc.constantFrom('home', 'away', 'both', 'nobody'),
      points: fc.constant(null),
    }),
  },
  fc.constantFrom(
    { kind: 'open' as const },
    { kind: 'postponed' as const },
    { kind: 'cancelled' as const },
    { kind: 'annulled' as const },
  ),
)

const pair = fc
  .shuffledSubarray(teams, { minLength: 2, maxLength: 2 })
  .map(([home = 'A', away = 'B']) => ({ home, away }))

const matches: fc.Arbitrary<readonly Match[]> = fc
  .array(fc.tuple(pair, outcome, fc.integer({ min: 1, max: 5 })), { maxLength: 30 })
  .map((list) =>
    list.map(([sides, what, round], at) => ({
      id: String(at),
      ...sides,
      date: `2026-03-0${round}`,
      round,
      stage: null,
      outcome: what,
    })),
  )

const adjustments: fc.Arbitrary<readonly Adjustment[]> = fc
  .array(fc.tuple(fc.constantFrom(...teams), fc.integer({ min: -9, max: 3 })), { maxLength: 3 })
  .map((list) =>
    list.map(([team, points], at) => ({
      id: String(at),
      team,
      points,
      reason: '',
      from: null,
      until: null,
      stage: null,
    })),
  )

const bound = fc.nat(4)
const bonus: fc.Arbitrary<BonusRule> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...thresholdBonuses),
    atLeast: bound,
    points: fc.constantFrom(0.5, 1, 2),
  }),
  fc.record({ kind: fc.constant('narrow_loss' as const), within: bound, points: fc.constant(1) }),
)

/** Points first, then any criteria in any order with any bonuses. */
const ownRules: fc.Arbitrary<RuleSet> = fc.record({
  points: fc
    .constantFrom(null, 0, 0.5)
    .map((goallessDraw) => ({ ...presets.ice_hockey.points, goallessDraw })),
  setPoints: fc.constant([]),
  bonuses: fc.array(bonus, { maxLength: 3 }),
  cancelled: fc.constantFrom({ kind: 'nothing' }, { kind: 'draw', points: 1 }),
  shootOutGoal: fc.constantFrom(...shootOutGoals),
  order: fc
    .shuffledSubarray(criteria.filter((criterion) => criterion !== 'points'))
    .map((others) => ['points' as const, ...others]),
  headToHead: fc.record({
    stillLevel: fc.constantFrom(...stillLevelRules),
    counts: fc.constantFrom(...headToHeadCounts),
  }),
})

const leagues: fc.Arbitrary<League> = fc.record({
  rules: fc.oneof(fc.constantFrom(...presetNames.map((name) => presets[name])), ownRules),
  teams: fc.constant(teams.map(exampleTeam)),
  matches,
  adjustments,
  stages: fc.constant([]),
  lots: fc.constant([]),
})

const runs = { seed: 2026, numRuns: 100 }

test("the order of entry doesn't matter", () => {
  fc.assert(
    fc.property(leagues, fc.nat(), (league, salt) => {
      const shuffled = <T>(list: readonly T[]): readonly T[] =>
        list
          .map((item, at) => ({ item, at: Math.imul(at + 1, 2 * salt + 1) % 31 }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ item }) => item)
      const other = {
        ...league,
        teams: shuffled(league.teams),
        matches: shuffled(league.matches),
        adjustments: shuffled(league.adjustments),
      }
      expect(standings(other).map(withSortedDecisions)).toEqual(
        standings(league).map(withSortedDecisions),
      )
    }),
    runs,
  )
})

test('the sums match', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const rows = standings(league)
      const total = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
      expect(rows).toHaveLength(teams.length)
      // If both forfeit, each concedes goals that neither has scored.
      const isForfeit = league.matches.some(
        ({ outcome: { kind, ...rest } }) =>
          kind === 'awarded' && 'against' in rest && rest.against === 'both',
      )
      const balance = total((row) => row.scored) - total((row) => row.conceded)
      expect(isForfeit ? 0 : balance).toBe(0)
      expect(total((row) => row.balls.own)).toBe(total((row) => row.balls.theirs))
      expect(total((row) => row.tries.own)).toBe(total((row) => row.tries.theirs))
      expect(total((row) => row.overtime.won)).toBe(total((row) => row.overtime.lost))
      expect(total((row) => row.drawn) % 2).toBe(0)
      const decided = league.adjustments.reduce((sum, { points }) => sum + points, 0)
      expect(total((row) => row.points)).toBe(total((row) => row.pointsAgainst) + decided)
      for (const row of rows) expect(row.played).toBe(row.won + row.drawn + row.lost)
    }),
    runs,
  )
})

test('positions increase, and shared ones are marked', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const rows = standings(league)
      for (const [at, row] of rows.entries()) {
        const before = rows[at - 1]
        const shares = before !== undefined && row.behind === 'shared'
        expect(row.position).toBe(shares ? before.position : at + 1)
        const lead = (before?.points ?? row.points) - row.points
        expect(lead > 0).toBe(row.behind === 'points')
        expect(lead).toBeGreaterThanOrEqual(0)
      }
    }),
    runs,
  )
})

test('teams level on points follow the table of their direct matches', () => {
  const rules = {
    ...presets.football_head_to_head,
    order: ['points', 'head_to_head_points'] as const,
    headToHead: { stillLevel: 'go_on', counts: 'at_once' } as const,
  }
  fc.assert(
    fc.property(leagues, (league) => {
      const whole = { ...league, rules, adjustments: [] }
      const rows = standings(whole)
      for (const points of new Set(rows.map((row) => row.points))) {
        const level = rows.filter((row) => row.points === points)
        const names = new Set(level.map(({ team }) => team))
        const mini = standings({
          ...whole,
          teams: league.teams.filter(({ id }) => names.has(id)),
        })
        const pointsIn = new Map(mini.map((row) => [row.team, row.points]))
        const among = level.map(({ team }) => pointsIn.get(team) ?? 0)
        expect(among).toEqual(among.toSorted((one, other) => other - one))
      }
    }),
    runs,
  )
})

test('the table after the last day and round equals the current one', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const end = standings(league)
      expect(standings(league, { asOf: { kind: 'day', day: '2026-03-05' } })).toEqual(end)
      expect(standings(league, { asOf: { kind: 'round', round: 5 } })).toEqual(end)
    }),
    runs,
  )
})

function withSortedDecisions(row: Row): Row {
  return {
    ...row,
    adjustments: row.adjustments.toSorted((one, other) => one.id.localeCompare(other.id)),
  }
}
