import { sumAdjustments, adjustmentsInForce } from './adjustments.ts'
import { pointsOfSet } from './figures.ts'
import type { CarriedPoints, CarryOver, League, Stage } from './league.ts'
import { matchShares } from './match-shares.ts'
import type { Match } from './match.ts'
import { countsAt, isInForceOn, type Moment } from './moment.ts'
import {
  type CountedMatch,
  emptyRecord,
  recordsBetween,
  type TeamRecord,
  addRecords,
} from './record.ts'
import { rulesOfStage } from './rules-of-stage.ts'

/** What a team has in a stage, including what earlier stages carry over. */
export interface TeamInStage {
  readonly record: TeamRecord
  readonly carriedPoints: number
  readonly carriedOver: CarriedOver
}

/** What a team carries over; all zero if nothing is. */
export interface CarriedOver {
  /** The fraction lost when points were halved; negative if it was gained. */
  readonly roundedOff: number
  /** Its points before they were halved or dropped. */
  readonly before: number
}

/** The data behind one table. */
export interface StageData {
  readonly gathered: ReadonlyMap<string, TeamInStage>
  readonly counted: readonly CountedMatch[]
  /** Matches not yet played. */
  readonly pending: readonly Match[]
}

const nowhere: StageData = { gathered: new Map(), counted: [], pending: [] }

/** What counts in a stage at a moment; empty for a knock-out or an unknown stage. */
export function collectStageData(league: League, stage: string | null, moment: Moment): StageData {
  const known = league.stages.find(({ id }) => id === stage)
  if (stage !== null && known?.kind !== 'table') return nowhere
  const teams = teamsOf(league, known, moment)
  const own = stretchAmong({ league, moment, teams }, stage)
  const carry = known?.kind === 'table' ? known.carry : null
  if (!carry) return own
  // Prevents a stage from carrying itself over indirectly.
  const before = { ...league, stages: league.stages.filter(({ id }) => id !== stage) }
  return withCarried(own, carry, {
    league: before,
    moment,
    earlier: collectStageData(before, carry.stage, moment),
  })
}

/** The teams of the stage, except those whose matches are annulled. */
function teamsOf(league: League, stage: Stage | undefined, { day }: Moment): readonly string[] {
  const invited = stage?.kind === 'table' ? stage.teams : null
  return league.teams
    .filter(
      ({ struckOut }) =>
        struckOut?.matches !== 'annulled' ||
        !isInForceOn({ from: struckOut.from, until: null }, day),
    )
    .map(({ id }) => id)
    .filter((id) => invited === null || invited.includes(id))
}

interface StretchInput {
  readonly league: League
  readonly moment: Moment
  readonly teams: readonly string[]
}

function stretchAmong({ league, moment, teams }: StretchInput, stage: string | null): StageData {
  const names = new Set(teams)
  const out = new Set(
    league.teams
      .filter(
        ({ struckOut }) =>
          struckOut && isInForceOn({ from: struckOut.from, until: null }, moment.day),
      )
      .map(({ id }) => id),
  )
  const rules = rulesOfStage(league, stage)
  const setTo = pointsOfSet(league.sport)
  const counted: CountedMatch[] = []
  const pending: Match[] = []
  for (const match of league.matches) {
    if (match.stage !== stage || !names.has(match.home) || !names.has(match.away)) continue
    const verdict = countsAt(match, moment) ? matchShares(match.outcome, rules, setTo) : undefined
    if (verdict) counted.push({ match, verdict })
    else if (isToCome(match, moment) && !out.has(match.home) && !out.has(match.away))
      pending.push(match)
  }
  const records = recordsBetween(teams, counted)
  return {
    gathered: new Map(
      [...records].map(([team, record]) => [
        team,
        { record, carriedPoints: 0, carriedOver: { roundedOff: 0, before: 0 } },
      ]),
    ),
    counted,
    pending,
  }
}

function isToCome(match: Match, moment: Moment): boolean {
  if (match.outcome.kind === 'open' || match.outcome.kind === 'postponed') return true
  return !countsAt(match, moment)
}

interface Before {
  readonly league: League
  readonly moment: Moment
  readonly earlier: StageData
}

function withCarried(
  own: StageData,
  carry: CarryOver,
  { league, moment, earlier }: Before,
): StageData {
  const teams = [...own.gathered.keys()]
  const decided = adjustmentsInForce(league, carry.stage, moment.day)
  const mutual = recordsBetween(teams, earlier.counted)
  const recordBefore = (team: string): TeamRecord | undefined =>
    carry.matches === 'all' ? earlier.gathered.get(team)?.record : mutual.get(team)
  const gathered = [...own.gathered].map(([team, { record }]) => {
    const before = recordBefore(team) ?? emptyRecord
    const points = before.points + sumAdjustments(decided, team)
    const carriedPoints = carried(points, carry.points)
    const kept = carry.record === 'kept' ? before : emptyRecord
    const taken = {
      ...kept,
      points: carriedPoints,
      pointsAgainst: carried(before.pointsAgainst, carry.points),
    }
    const roundedOff = isHalved(carry.points) ? points / 2 - carriedPoints : 0
    const carriedOver = { roundedOff, before: points }
    return [team, { record: addRecords(record, taken), carriedPoints, carriedOver }] as const
  })
  const counted = carry.record === 'kept' ? [...earlier.counted, ...own.counted] : own.counted
  return { gathered: new Map(gathered), counted, pending: own.pending }
}

function isHalved(how: CarriedPoints): boolean {
  return how === 'halved_down' || how === 'halved_up'
}

function carried(points: number, how: CarriedPoints): number {
  switch (how) {
    case 'all':
      return points
    case 'halved_down':
      return Math.floor(points / 2)
    case 'halved_up':
      return Math.ceil(points / 2)
    case 'halved':
      return points / 2
    case 'none':
      return 0
  }
}
