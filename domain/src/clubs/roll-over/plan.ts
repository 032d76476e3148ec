import { ageBandOf, isInBand, type AgeBand } from '../../teams/age-bands.ts'
import type { Gender } from '../../teams/options.ts'
import { ageAtCutOff } from './cut-off.ts'

export interface RollTeam {
  readonly id: string
  readonly name: string
  readonly sport: string
  readonly gender: Gender | null
  readonly ageGroup: string | null
}

export interface RollPerson {
  readonly memberId: string
  readonly teamId: string
  readonly dateOfBirth: string | null
  readonly gender: string | null
  readonly role: string
  readonly isAdmin: boolean
  readonly isCoach: boolean
  /** Teams of the club the account has a row in already. */
  readonly alsoIn: readonly string[]
}

/** All except `moves` leave the person in the team. */
export const outcomes = ['moves', 'fits', 'open_team', 'staff', 'no_team', 'no_birth_date'] as const
export type Outcome = (typeof outcomes)[number]

export interface Proposal {
  readonly memberId: string
  readonly fromTeamId: string
  readonly toTeamId: string
  readonly outcome: Outcome
  readonly age: number | null
}

interface Season {
  readonly cutOff: string
  readonly teams: readonly RollTeam[]
}

/**
 * Proposes teams for the next season: people too old for their team move to the youngest team of
 * the same sport and a fitting gender that takes their age. One result per person, in the given
 * order.
 */
export function proposalsOf(
  people: readonly RollPerson[],
  { cutOff, teams }: Season,
): readonly Proposal[] {
  const places = new Map(teams.map((team) => [team.id, placeOf(team)]))
  return people.map((person) => proposalOf(person, { cutOff, places }))
}

interface Place extends RollTeam {
  readonly band: AgeBand | undefined
}

function placeOf(team: RollTeam): Place {
  return { ...team, band: ageBandOf(team.ageGroup) }
}

interface Setting {
  readonly cutOff: string
  readonly places: ReadonlyMap<string, Place>
}

function proposalOf(person: RollPerson, { cutOff, places }: Setting): Proposal {
  const { memberId, teamId, dateOfBirth } = person
  const age = dateOfBirth === null ? null : ageAtCutOff(dateOfBirth, cutOff)
  const stays = (outcome: Outcome): Proposal => ({
    memberId,
    fromTeamId: teamId,
    toTeamId: teamId,
    outcome,
    age,
  })
  const own = places.get(teamId)
  if (isStaffHere(person)) return stays('staff')
  if (own?.band === undefined) return stays('open_team')
  if (age === null) return stays('no_birth_date')
  if (age <= own.band.to) return stays('fits')

  const next = nextTeam(age, { person, own, places })
  return next === undefined ? stays('no_team') : { ...stays('moves'), toTeamId: next.id }
}

/** Coaches, admins and helpers are with a team for its sake, not for their age. */
function isStaffHere({ isAdmin, isCoach, role }: RollPerson): boolean {
  return isAdmin || isCoach || role === 'Manager' || role === 'Staff'
}

interface Search {
  readonly person: RollPerson
  readonly own: Place
  readonly places: ReadonlyMap<string, Place>
}

function nextTeam(age: number, { person, own, places }: Search): RollTeam | undefined {
  const open: Fitting[] = []
  for (const { band, ...team } of places.values()) {
    const isRight =
      band !== undefined &&
      isInBand(age, band) &&
      team.sport === own.sport &&
      fitsGender(team.gender, own.gender, person.gender)
    if (isRight && !person.alsoIn.includes(team.id))
      open.push({ team, band, isOfOwnKind: team.gender === own.gender })
  }
  return open.toSorted(byCloseness)[0]?.team
}

/** Women's teams stay women's teams; from a mixed team, the player's gender decides. */
function fitsGender(wanted: Gender | null, own: Gender | null, person: string | null): boolean {
  if (wanted === null || wanted === 'mixed' || wanted === own) return true
  if (own === 'men' || own === 'women') return false
  return wanted === { male: 'men', female: 'women' }[person ?? '']
}

interface Fitting {
  readonly team: RollTeam
  readonly band: AgeBand
  readonly isOfOwnKind: boolean
}

/** The youngest team, then the highest minimum age, then the same gender, then by name. */
function byCloseness(one: Fitting, other: Fitting): number {
  return (
    one.band.to - other.band.to ||
    other.band.from - one.band.from ||
    Number(other.isOfOwnKind) - Number(one.isOfOwnKind) ||
    one.team.name.localeCompare(other.team.name) ||
    one.team.id.localeCompare(other.team.id)
  )
}
