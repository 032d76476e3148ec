import { foldText } from '../../values/folding.ts'

export interface Parent {
  readonly id: string
  readonly teamId: string
  readonly accountId: string | null
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

export interface ChildMove {
  readonly parent: Parent
  readonly toTeamId: string
}

export interface ParentPlace {
  readonly parentId: string
  readonly toTeamId: string
  /** The parent's row in the new team: an existing one, or the new id. */
  readonly id: string
  readonly isNew: boolean
}

/**
 * Finds the rows of moving children's parents in the new teams. A parent of several children, or
 * one already in the team, is one person: matched by account, or without one by name and address.
 */
export function placeParents(
  cares: readonly ChildMove[],
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
    `${teamId} person ${JSON.stringify([email.toLowerCase(), foldText(firstName), foldText(lastName)])}`,
  ]
}
