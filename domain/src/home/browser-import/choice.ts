import { plainName } from '../../members/import/words.ts'
import type { Saved, SavedClub, SavedTeam } from './saved.ts'

/** What the account has already. */
export interface Had {
  readonly teams: readonly {
    readonly id: string
    readonly name: string
    readonly sport: string
    readonly isAdmin: boolean
  }[]
  readonly clubs: readonly { readonly id: string; readonly name: string; readonly sport: string }[]
}

export interface Proposal {
  /** What is ticked at first, by key. */
  readonly ticked: ReadonlySet<string>
  /** The account's own team or club of the same name and sport, by key. */
  readonly there: ReadonlyMap<string, string>
  /** The browser was used by several people. */
  readonly hasSeveralOwners: boolean
}

/**
 * Everything is ticked but what the account has already, and, where several people used the browser,
 * what is not known to be one's own: these are other people's data.
 */
export function proposalFor(saved: Saved, had: Had, accountId: string): Proposal {
  const all: readonly (SavedClub | SavedTeam)[] = [...saved.clubs, ...saved.teams]
  const owners = new Set(all.flatMap(({ ownerId }) => ownerId ?? []))
  const hasSeveralOwners = owners.size > 1
  const there = new Map([
    ...saved.clubs.flatMap((club) => pairWith(club, had.clubs)),
    ...saved.teams.flatMap((team) =>
      pairWith(
        team,
        had.teams.filter(({ isAdmin }) => isAdmin),
      ),
    ),
  ])
  const ticked = all.filter(
    ({ key, ownerId }) => !there.has(key) && (!hasSeveralOwners || ownerId === accountId),
  )
  return { ticked: new Set(ticked.map(({ key }) => key)), there, hasSeveralOwners }
}

function pairWith(
  one: SavedClub | SavedTeam,
  others: readonly { readonly id: string; readonly name: string; readonly sport: string }[],
): readonly (readonly [string, string])[] {
  const same = others.find(
    ({ name, sport }) =>
      sameWords(name, one.name) && (sport === one.sport || sameWords(sport, one.sport)),
  )
  return same === undefined ? [] : [[one.key, same.id]]
}

function sameWords(one: string, other: string): boolean {
  return one === other || (plainName(one) !== '' && plainName(one) === plainName(other))
}
