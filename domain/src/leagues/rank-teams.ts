import { criterionValue, type Standing } from './criterion-value.ts'
import type { League } from './league.ts'
import type { Match } from './match.ts'
import { type CountedMatch, emptyRecord, recordsBetween } from './record.ts'
import { type Criterion, headToHeadCriteria, type RuleSet } from './rule-set.ts'

/** Teams in the same position, and the criterion that ranks them below the previous one. */
export interface RankedTeam {
  readonly teams: readonly Standing[]
  readonly behind: Criterion | null
  /** What that criterion compared; null in first position. */
  readonly compared: ComparedValues | null
}

/** The values of a team and of the one before it. */
export interface ComparedValues {
  readonly own: number
  readonly before: number
}

/** What separating teams needs besides their standings. */
export interface RankingInput {
  readonly rules: League['rules']
  readonly lots: League['lots']
  readonly counted: readonly CountedMatch[]
  /** Matches of this table that are still open. */
  readonly pending: readonly Match[]
}

/** Ranks teams: each criterion applies only to teams still level. */
export function rankTeams(teams: readonly Standing[], by: RankingInput): readonly RankedTeam[] {
  return fromCriterion({ by, at: 0 }, teams)
}

interface Step {
  readonly by: RankingInput
  /** Index in the list of criteria. */
  readonly at: number
}

function fromCriterion({ by, at }: Step, teams: readonly Standing[]): readonly RankedTeam[] {
  if (teams.length < 2) return alone(teams)
  const criterion = by.rules.order[at]
  if (criterion === undefined) return asDrawn(teams, by)
  if (isHeadToHead(criterion)) return headToHead({ by, at }, teams)
  const next = (level: readonly Standing[]) => fromCriterion({ by, at: at + 1 }, level)
  if (criterion === 'drawn_lots')
    return places(criterion, split(teams, drawn(teams, by.lots)), next)
  const value = (team: Standing) => criterionValue(criterion, team)
  return places(criterion, split(teams, value), next)
}

/** When the criteria run out, drawn lots count even if the rules don't name them. */
function asDrawn(teams: readonly Standing[], { lots }: RankingInput): readonly RankedTeam[] {
  return places('drawn_lots', split(teams, drawn(teams, lots)), alone)
}

function alone(teams: readonly Standing[]): readonly RankedTeam[] {
  return [{ teams, behind: null, compared: null }]
}

/** Consecutive head-to-head criteria use the same mini-table. */
function headToHead({ by, at }: Step, teams: readonly Standing[]): readonly RankedTeam[] {
  const { order, headToHead: rules } = by.rules
  const length = order.slice(at).findIndex((criterion) => !isHeadToHead(criterion))
  const end = length === -1 ? order.length : at + length
  const goOn = (level: readonly Standing[]) => fromCriterion({ by, at: end }, level)
  if (!isComparable(rules.counts, teams, by)) return goOn(teams)
  const mini = recordsBetween(
    teams.map(({ team }) => team),
    by.counted,
  )
  const again = (level: readonly Standing[]) =>
    level.length < teams.length ? headToHead({ by, at }, level) : goOn(level)
  const atEnd = rules.stillLevel === 'go_on' ? goOn : again
  const ask = (step: number, level: readonly Standing[]): readonly RankedTeam[] => {
    const criterion = order[step]
    if (step === end || criterion === undefined) return atEnd(level)
    const value = (team: Standing) =>
      criterionValue(criterion, { ...team, record: mini.get(team.team) ?? emptyRecord })
    const restarts = (group: readonly Standing[]) =>
      rules.stillLevel === 'again_at_once' && group.length < teams.length
    return places(criterion, split(level, value), (group) =>
      restarts(group) ? headToHead({ by, at }, group) : ask(step + 1, group),
    )
  }
  return ask(at, teams)
}

interface Group {
  readonly value: number
  readonly teams: readonly Standing[]
}

/** Groups teams by value, highest first. */
function split(teams: readonly Standing[], valueOf: (team: Standing) => number): readonly Group[] {
  const groups = new Map<number, Standing[]>()
  for (const team of teams) {
    const value = valueOf(team)
    groups.set(value, [...(groups.get(value) ?? []), team])
  }
  return [...groups]
    .map(([value, group]) => ({ value, teams: group }))
    .toSorted((one, other) => other.value - one.value)
}

/** Ranks groups one below the other, each with its own order. */
function places(
  criterion: Criterion,
  groups: readonly Group[],
  within: (teams: readonly Standing[]) => readonly RankedTeam[],
): readonly RankedTeam[] {
  return groups.flatMap(({ value, teams }, at) => {
    const [first, ...others] = within(teams)
    const before = groups[at - 1]
    if (!first || !before) return first ? [first, ...others] : []
    const compared = { own: value, before: before.value }
    return [{ ...first, behind: criterion, compared }, ...others]
  })
}

/** A team's position in a draw; equal for all if no draw contains all of them. */
function drawn(teams: readonly Standing[], lots: League['lots']): (team: Standing) => number {
  const lot = lots.find((order) => teams.every(({ team }) => order.includes(team)))
  return ({ team }) => (lot ? -lot.indexOf(team) : 0)
}

/** Whether the direct matches can be compared yet. */
function isComparable(
  counts: RuleSet['headToHead']['counts'],
  teams: readonly Standing[],
  by: RankingInput,
): boolean {
  if (counts === 'at_once') return true
  return haveAllMet(teams, by) && (counts === 'when_all_met' || !areAnyToCome(teams, by))
}

function areAnyToCome(teams: readonly Standing[], { pending }: RankingInput): boolean {
  const names = new Set(teams.map(({ team }) => team))
  return pending.some(({ home, away }) => names.has(home) && names.has(away))
}

function haveAllMet(teams: readonly Standing[], { counted }: RankingInput): boolean {
  const names = new Set(teams.map(({ team }) => team))
  const met = new Set(
    counted
      .filter(({ match: { home, away } }) => names.has(home) && names.has(away))
      .map(({ match }) => pairOf(match)),
  )
  return met.size === (names.size * (names.size - 1)) / 2
}

function pairOf({ home, away }: Match): string {
  return [home, away].toSorted().join(' ')
}

function isHeadToHead(criterion: Criterion): boolean {
  return headToHeadCriteria.some((known) => known === criterion)
}
