import {
  childNames,
  demoEmail,
  firstGuardians,
  staffNames,
  secondGuardians,
  womenNames,
  type DemoName,
} from '@touchline/domain/demo/people'
import { v7 as newId } from 'uuid'

/** Someone who can sign in. */
export interface Person extends DemoName {
  readonly id: string
  readonly email: string
}

export interface Child extends DemoName {
  readonly guardians: readonly Guardian[]
}

/** Some parents are listed but have not joined. */
export interface Guardian extends DemoName {
  readonly email: string
  readonly account: Person | undefined
}

export interface Cast {
  readonly manager: Person
  readonly coach: Person
  readonly womenCoach: Person
  readonly player: Person
  readonly parent: Person
  /** Has requested to join the children's team. */
  readonly asking: Person
  readonly women: readonly Person[]
  readonly children: readonly Child[]
  readonly everybody: readonly Person[]
}

/** The last children in the list have parents who have not joined. */
const joinedFamilies = 15

/** Everyone in the demo club, with new ids. */
export function makeCast(): Cast {
  const manager = person(staffNames.manager, 'manager')
  const coach = person(staffNames.coach, 'coach')
  const womenCoach = person(staffNames.womenCoach)
  const asking = person(staffNames.asking)
  const players = womenNames.map((name, place) => person(name, place === 0 ? 'player' : undefined))
  const { families, parents } = makeFamilies()
  const [player = womenCoach] = players
  const [parent = coach] = parents
  return {
    manager,
    coach,
    womenCoach,
    player,
    parent,
    asking,
    women: [...players, parent],
    children: families,
    everybody: [manager, coach, womenCoach, asking, ...players, ...parents],
  }
}

function makeFamilies() {
  const known = new Map<string, Guardian>()

  function guardian(name: DemoName | undefined, place: number): readonly Guardian[] {
    if (name === undefined) return []
    const key = `${name.firstName} ${name.lastName}`
    const before = known.get(key)
    if (before !== undefined) return [before]
    const account =
      place < joinedFamilies ? person(name, known.size === 0 ? 'parent' : undefined) : undefined
    const made = { ...name, email: account?.email ?? demoEmail(name), account }
    known.set(key, made)
    return [made]
  }

  const families = childNames.map((name, place): Child => {
    const second = place % 3 === 0 ? secondGuardians[place / 3] : undefined
    const guardians = [...guardian(firstGuardians[place], place), ...guardian(second, place)]
    return { ...name, guardians }
  })
  const parents = [...known.values()].flatMap(({ account }) => account ?? [])
  return { families, parents }
}

function person(name: DemoName, mailbox?: string): Person {
  const email = mailbox === undefined ? demoEmail(name) : `${mailbox}@demo.example`
  return { ...name, id: newId(), email }
}
