import type { Gender } from '../../teams/options.ts'

/** A team of the club that a list may fill. */
export interface TeamOfClub {
  readonly id: string
  readonly name: string
  readonly ageGroup: string | null
  readonly gender: Gender | null
}

/** Where the people of one name in the team column go; `new` names the key whose new team it is. */
export type Place =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'left_out' }

/** What a list of a whole club is placed by. */
export interface ClubOfList {
  readonly sport: string
  readonly teams: readonly TeamOfClub[]
  /** As someone has said, by the key of the name. */
  readonly places: Readonly<Record<string, Place>>
}
