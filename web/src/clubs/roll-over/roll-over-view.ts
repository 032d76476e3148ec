import type {
  RollOverMove,
  RollOverPlan,
  RollOverPerson,
} from '@touchline/contract/clubs/shapes/roll-over'
import { ageBandOf } from '@touchline/domain/teams/age-bands'

import { knownName } from '#web/members/known-name.ts'

/** Teams chosen by hand, by the roster row. */
export type Choices = ReadonlyMap<string, string>

export interface RollOverLine extends RollOverPerson {
  /** The proposed or chosen team. */
  readonly teamId: string
  readonly isChosen: boolean
  /** Someone with the same number in the new team. */
  readonly sameNumber: string | undefined
}

export interface TeamPart {
  readonly id: string
  readonly name: string
  readonly ageGroup: string | null
  readonly before: number
  readonly after: number
  readonly arriving: number
  /** People who move, or have no proposal. */
  readonly toLookAt: readonly RollOverLine[]
  readonly others: readonly RollOverLine[]
}

export interface RollOverView {
  readonly parts: readonly TeamPart[]
  readonly moves: readonly RollOverMove[]
  readonly counts: {
    readonly moves: number
    readonly stays: number
    readonly noTeam: number
    readonly noBirthDate: number
  }
}

/** The plan with choices applied, team by team. */
export function buildRollOverView({ teams, people }: RollOverPlan, choices: Choices): RollOverView {
  const placed = people.map((person) => ({ person, teamId: teamOf(person, teams, choices) }))
  const shirts = shirtsOf(placed)
  const lines = placed.map(({ person, teamId }) => ({
    ...person,
    teamId,
    isChosen: teamId !== person.toTeamId,
    sameNumber: teamId === person.fromTeamId ? undefined : sameNumber(person, teamId, shirts),
  }))
  const parts = teams.map(({ id, name, ageGroup }) => {
    const own = lines.filter((line) => line.fromTeamId === id)
    const after = lines.filter((line) => line.teamId === id)
    return {
      id,
      name,
      ageGroup,
      before: own.length,
      after: after.length,
      arriving: after.filter((line) => line.fromTeamId !== id).length,
      toLookAt: own.filter(isToLookAt),
      others: own.filter((line) => !isToLookAt(line)),
    }
  })
  const leaving = lines.filter(moves)
  const staying = lines.filter((line) => !moves(line))
  return {
    parts: parts.filter(({ before, after }) => before + after > 0).toSorted(byAge),
    moves: leaving.map(({ memberId, fromTeamId, teamId: toTeamId }) => ({
      memberId,
      fromTeamId,
      toTeamId,
    })),
    counts: {
      moves: leaving.length,
      stays: staying.length,
      noTeam: staying.filter(({ outcome }) => outcome === 'no_team').length,
      noBirthDate: staying.filter(({ outcome }) => outcome === 'no_birth_date').length,
    },
  }
}

/** Youngest first, teams without an age last; otherwise unchanged. */
function byAge(one: TeamPart, other: TeamPart): number {
  const [first, second] = [one, other].map(({ ageGroup }) => ageBandOf(ageGroup)?.to ?? 999)
  return (first ?? 0) - (second ?? 0)
}

/** A choice counts while its team exists. */
function teamOf(person: RollOverPerson, teams: RollOverPlan['teams'], choices: Choices): string {
  const chosen = choices.get(person.memberId)
  return teams.some(({ id }) => id === chosen) && chosen !== undefined ? chosen : person.toTeamId
}

/**
 * People proposed or chosen to move, and those without a proposal. Choosing doesn't hide a person.
 */
function isToLookAt({ outcome, isChosen }: RollOverLine): boolean {
  return isChosen || outcome === 'moves' || outcome === 'no_team' || outcome === 'no_birth_date'
}

function moves({ teamId, fromTeamId }: RollOverLine): boolean {
  return teamId !== fromTeamId
}

interface Placed {
  readonly person: RollOverPerson
  readonly teamId: string
}

/** Who has which number in which team. */
function shirtsOf(placed: readonly Placed[]): ReadonlyMap<string, readonly RollOverPerson[]> {
  const shirts = new Map<string, RollOverPerson[]>()
  for (const { person, teamId } of placed) {
    if (person.jerseyNumber === null) continue
    const key = shirt(teamId, person.jerseyNumber)
    shirts.set(key, [...(shirts.get(key) ?? []), person])
  }
  return shirts
}

function shirt(teamId: string, number: string): string {
  return `${teamId} ${number}`
}

function sameNumber(
  person: RollOverPerson,
  teamId: string,
  shirts: ReadonlyMap<string, readonly RollOverPerson[]>,
): string | undefined {
  if (person.jerseyNumber === null) return undefined
  const wearers = shirts.get(shirt(teamId, person.jerseyNumber)) ?? []
  const other = wearers.find(({ memberId }) => memberId !== person.memberId)
  return other && knownName(other)
}
