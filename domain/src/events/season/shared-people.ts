import { personClashKind, type ClashLink } from '../club/clashes.ts'
import type { SharedPeople } from './plan-clashes.ts'

/** A roster row of someone who is in several teams. */
interface Link extends Omit<ClashLink, 'eventIds'> {
  readonly teamId: string
}

/** As many names as fit next to a block. */
const maxNames = 5

/** Which teams share a coach, a player or a family; `nameOf` leaves out hidden names. */
export function sharedPeopleOf(
  links: readonly Link[],
  nameOf: ReadonlyMap<string, string>,
): readonly SharedPeople[] {
  const found = new Map<string, SharedPeople>()
  for (const [one, other] of pairsIn(links)) {
    const kind = personClashKind(one, other)
    const teamIds = [one.teamId, other.teamId].toSorted()
    const key = [kind, ...teamIds].join(' ')
    const named = [one, other].flatMap(({ memberId }) => nameOf.get(memberId) ?? [])
    const names = [...new Set([...(found.get(key)?.names ?? []), ...named])].slice(0, maxNames)
    found.set(key, { kind, teamIds, names })
  }
  return [...found.values()]
}

/** Every two rows of one person or family in two teams. */
function pairsIn(links: readonly Link[]): readonly (readonly [Link, Link])[] {
  return [...Map.groupBy(links, ({ person }) => person).values()].flatMap((ofPerson) =>
    ofPerson.flatMap((one, at) =>
      ofPerson
        .slice(at + 1)
        .filter(({ teamId }) => teamId !== one.teamId)
        .map((other) => [one, other] as const),
    ),
  )
}
