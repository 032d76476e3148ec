import type { MyTeams } from '@touchline/contract/teams/shapes/mine'

/** Someone I answer for, once for all their teams. */
export interface OwnPerson {
  readonly name: string
  readonly teams: readonly string[]
  readonly keys: readonly { readonly teamId: string; readonly memberId: string }[]
}

/** My children by name, in all their teams, then me; `me` is my own name. */
export function findOwnPeople({ teams, children }: MyTeams, me: string): readonly OwnPerson[] {
  const byName = Map.groupBy(children, ({ child }) => `${child.firstName} ${child.lastName}`)
  const own = teams.flatMap(({ id: teamId, name, memberId }) =>
    memberId === null ? [] : [{ name, key: { teamId, memberId } }],
  )
  const all = [...byName].map(([name, cards]) => ({
    name: isAlone(cards[0]?.child.firstName, byName.keys())
      ? (cards[0]?.child.firstName ?? name)
      : name,
    teams: cards.map((card) => card.name),
    keys: cards.map(({ id: teamId, child }) => ({ teamId, memberId: child.memberId })),
  }))
  const self = { name: me, teams: own.map(({ name }) => name), keys: own.map(({ key }) => key) }
  return own.length === 0 ? all : [...all, self]
}

/** No other child of mine has this first name. */
function isAlone(firstName: string | undefined, names: Iterable<string>): boolean {
  return [...names].filter((name) => name.startsWith(`${firstName} `)).length === 1
}
