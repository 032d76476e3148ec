import { ageAtCutOff } from '../clubs/roll-over/cut-off.ts'
import { ageBandOf, isInBand } from '../teams/age-bands.ts'

export interface TeamByAge {
  readonly id: string
  readonly ageGroup: string | null
}

/** The youngest team for a person's age; undefined where none fits. */
export function proposedTeam<Team extends TeamByAge>(
  birthDate: string,
  teams: readonly Team[],
  cutOff: string,
): Team | undefined {
  const age = ageAtCutOff(birthDate, cutOff)
  const fitting = teams.flatMap((team) => {
    const band = ageBandOf(team.ageGroup)
    return band !== undefined && isInBand(age, band) ? [{ team, band }] : []
  })
  return fitting.toSorted((one, other) => one.band.to - other.band.to)[0]?.team
}

/** How many may still come; null where there is no limit. */
export function placesLeft(places: number | null, taken: number): number | null {
  return places === null ? null : Math.max(0, places - taken)
}
