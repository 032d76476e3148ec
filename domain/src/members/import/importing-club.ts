import type { Gender } from '../../teams/options.ts'

/** A team of the club that an imported list may fill. */
export interface TargetTeam {
  readonly id: string
  readonly name: string
  readonly ageGroup: string | null
  readonly gender: Gender | null
}

/**
 * Which team gets the rows under a name in the team column; `new` holds the key of a team to
 * create.
 */
export type Place =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'without_team' }
  | { readonly kind: 'left_out' }

/** What is needed to assign the rows of a club's list to teams. */
export interface ImportingClub {
  readonly sport: string
  readonly teams: readonly TargetTeam[]
  /** Choices made by a person, keyed by team name. */
  readonly places: Readonly<Record<string, Place>>
}
