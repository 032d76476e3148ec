import { sumAdjustments, shownAdjustments } from './adjustments.ts'
import { perGame, type Standing } from './criterion-value.ts'
import type { Adjustment, League, LeagueTeam } from './league.ts'
import { isInForceOn, type Moment, toMoment, type TableQuery } from './moment.ts'
import { type ComparedValues, type RankedTeam, rankTeams } from './rank-teams.ts'
import { emptyRecord, recordsBetween, type TeamRecord } from './record.ts'
import type { Row } from './row.ts'
import type { RuleSet } from './rule-set.ts'
import { rulesOfStage } from './rules-of-stage.ts'
import { type TeamInStage, type StageData, collectStageData } from './stage-data.ts'

/** The table of a league, best first; empty for a stage without one. */
export function standings(league: League, { stage = null, asOf }: TableQuery = {}): readonly Row[] {
  const moment = toMoment(league, { stage, asOf })
  const rules = rulesOfStage(league, stage)
  const stretch = collectStageData(league, stage, moment)
  const shown = {
    league,
    rules,
    stretch,
    earlier: earlierPlaces(league, moment),
    inTable: recordsInTable(stretch, rules),
    decided: shownAdjustments(league, stage, moment.day),
  }
  const isOut = ({ struckOut }: LeagueTeam) =>
    struckOut !== null && isInForceOn({ from: struckOut.from, until: null }, moment.day)
  const staying = league.teams.filter((team) => !isOut(team))
  const gone = league.teams.filter((team) => isOut(team))
  return rowsOf(shown, [
    ...placesOf(shown, staying),
    ...placesOf(shown, gone).map((place, at) =>
      at === 0 ? { ...place, behind: 'struck_out' as const, compared: null } : place,
    ),
  ])
}

/** Positions in the carried-over stage, if the rules need them. */
function earlierPlaces(league: League, { stage, asOf, day }: Moment): ReadonlyMap<string, number> {
  const known = league.stages.find(({ id }) => id === stage)
  const carry = known?.kind === 'table' ? known.carry : null
  if (!carry || !rulesOfStage(league, stage).order.includes('earlier_place')) return new Map()
  // Prevents a stage from carrying itself over indirectly.
  const before = { ...league, stages: league.stages.filter(({ id }) => id !== stage) }
  const rows = standings(before, { stage: carry.stage, asOf: asOf && { kind: 'day', day } })
  return new Map(rows.map(({ team, position }) => [team, position]))
}

/** A stage may carry over matches against teams that aren't in it. */
function recordsInTable(
  { gathered, counted }: StageData,
  { order }: RuleSet,
): ReadonlyMap<string, TeamRecord> {
  return order.includes('win_share_in_table')
    ? recordsBetween([...gathered.keys()], counted)
    : new Map()
}

interface Shown {
  readonly league: League
  readonly rules: RuleSet
  readonly stretch: StageData
  readonly earlier: ReadonlyMap<string, number>
  readonly inTable: ReadonlyMap<string, TeamRecord>
  readonly decided: readonly Adjustment[]
}

type TablePlace = Omit<RankedTeam, 'behind'> & { readonly behind: Row['behind'] }

function placesOf(shown: Shown, teams: readonly LeagueTeam[]): readonly TablePlace[] {
  const { league, rules, stretch } = shown
  const playing = teams.flatMap((team) => standingOf(shown, team))
  if (playing.length === 0) return []
  return rankTeams(playing, { ...stretch, rules, lots: league.lots })
}

/** A team with its points after decisions; empty if it doesn't play in this stage. */
function standingOf(
  { stretch, decided, earlier, inTable }: Shown,
  team: LeagueTeam,
): readonly Standing[] {
  const own = stretch.gathered.get(team.id)
  if (!own) return []
  const points = own.record.points + sumAdjustments(decided, team.id)
  return [
    {
      team: team.id,
      record: { ...own.record, points },
      inTable: inTable.get(team.id) ?? emptyRecord,
      fairPlay: team.fairPlay,
      carriedOver: own.carriedOver,
      earlierPlace: earlier.get(team.id) ?? 0,
    },
  ]
}

function rowsOf({ stretch, decided }: Shown, places: readonly TablePlace[]): readonly Row[] {
  const rows: Row[] = []
  for (const { teams, behind, compared } of places) {
    const position = rows.length + 1
    const level = teams.toSorted((one, other) => (one.team < other.team ? -1 : 1))
    for (const [at, standing] of level.entries())
      rows.push({
        ...rowOf(standing, stretch.gathered.get(standing.team)),
        position,
        adjustments: decided.filter(({ team }) => team === standing.team),
        behind: at > 0 ? 'shared' : position === 1 ? null : behind,
        compared: at > 0 || position === 1 ? null : finite(compared),
      })
  }
  return rows
}

/** A quotient with nothing conceded is infinite and can't be shown. */
function finite(compared: ComparedValues | null): ComparedValues | null {
  return compared && Object.values(compared).every(Number.isFinite) ? compared : null
}

function rowOf(
  { team, record }: Standing,
  gathered: TeamInStage | undefined,
): Omit<Row, 'position' | 'adjustments' | 'behind' | 'compared'> {
  return {
    team,
    played: record.played,
    won: record.won,
    drawn: record.drawn,
    lost: record.lost,
    overtime: { won: record.overtimeWon, lost: record.overtimeLost },
    shootOut: { won: record.shootOutWon, lost: record.shootOutLost },
    scored: record.scored,
    conceded: record.conceded,
    difference: record.scored - record.conceded,
    balls: { own: record.balls, theirs: record.ballsConceded },
    tries: { own: record.tries, theirs: record.triesConceded },
    points: record.points,
    pointsAgainst: record.pointsAgainst,
    pointsPerGame: perGame(record.points, record),
    bonusPoints: record.bonus,
    carriedPoints: gathered?.carriedPoints ?? 0,
  }
}
