import { nameKeys, shownName } from './names.ts'
import type { WrittenPerson } from './parts.ts'

/** Someone an entry may be about: on the roster, or added by this move. */
export interface Candidate {
  /** A member's id, or `row:` with the row that adds them. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
}

/** Several people have the name; only a person can tell. */
export interface PersonQuestion {
  readonly key: string
  readonly name: string
  readonly choices: readonly Candidate[]
}

/** The answer to a question about a person: none of them. */
export const leftOut = 'left_out'

/** Who is meant by a name. */
export type PersonMatch =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'question'; readonly question: PersonQuestion }
  | { readonly kind: 'none' | 'left_out' }

/** Finds the person of each name; only a person can tell who is meant if several have it. */
export function matcherOf(
  candidates: readonly Candidate[],
  persons: Readonly<Record<string, string>>,
): (person: WrittenPerson) => PersonMatch {
  const byKey = new Map<string, Candidate[]>()
  for (const candidate of candidates)
    for (const key of nameKeys(candidate)) byKey.set(key, [...(byKey.get(key) ?? []), candidate])
  return (person) => {
    const keys = [...nameKeys(person)]
    const found = keys.flatMap((key) => byKey.get(key) ?? [])
    // Someone may have two names: that of the list, and that of the roster.
    const choices = [...new Map(found.map((one) => [one.id, one])).values()]
    const [only, another] = choices
    if (only === undefined) return { kind: 'none' }
    if (another === undefined) return { kind: 'one', id: only.id }
    const key = keys[0] ?? ''
    const said = Object.hasOwn(persons, key) ? persons[key] : undefined
    if (said === leftOut) return { kind: 'left_out' }
    const chosen = choices.find(({ id }) => id === said)
    if (chosen) return { kind: 'one', id: chosen.id }
    return { kind: 'question', question: { key, name: shownName(person), choices } }
  }
}
