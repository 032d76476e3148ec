import { folded } from '../../values/folding.ts'

export interface Parent {
  readonly id: string
  readonly teamId: string
  readonly accountId: string | null
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

export interface Care {
  readonly parent: Parent
  readonly toTeamId: string
}

export interface ParentPlace {
  readonly parentId: string
  readonly toTeamId: string
  /** The row of the parent in the new team: one that is there, or the given new id. */
  readonly id: string
  readonly isNew: boolean
}

/**
 * Where the parents of moving children are in the new teams. A parent of several children is one
 * person there too, also when they are in the team already: known by the account, or, without one, by
 * the same name and address.
 */
export function parentPlacesOf(
  cares: readonly Care[],
  known: readonly Parent[],
  newId: () => string,
): readonly ParentPlace[] {
  const ids = new Map<string, string>()
  for (const parent of known)
    for (const key of keysOf(parent, parent.teamId)) if (!ids.has(key)) ids.set(key, parent.id)
  const places = new Map<string, ParentPlace>()
  for (const { parent, toTeamId } of cares) {
    const place = `${toTeamId} ${parent.id}`
    if (places.has(place)) continue
    const keys = keysOf(parent, toTeamId)
    const there = keys.map((key) => ids.get(key)).find((id) => id !== undefined)
    const id = there ?? newId()
    for (const key of keys) ids.set(key, ids.get(key) ?? id)
    places.set(place, { parentId: parent.id, toTeamId, id, isNew: there === undefined })
  }
  return [...places.values()]
}

/** An account is one person for sure; two parents may share an address, hence the name with it. */
function keysOf(parent: Parent, teamId: string): readonly string[] {
  if (parent.accountId !== null) return [`${teamId} account ${parent.accountId}`]
  if (parent.email === null) return []
  const { email, firstName, lastName } = parent
  return [
    `${teamId} person ${JSON.stringify([email.toLowerCase(), folded(firstName), folded(lastName)])}`,
  ]
}
