import type { GuardianRole } from './cells.ts'
import type { InterpretedGuardian, InterpretedRow } from './interpreted-rows.ts'
import { plainName } from './words.ts'

/** A parent on the roster. */
export interface RosterGuardian {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
}

/**
 * A parent in the file, listed once: a new one, or one on the roster whose missing contact details
 * are added.
 */
export interface GuardianPlan {
  readonly key: string
  readonly guardianId: string | undefined
  readonly guardian: InterpretedGuardian
  readonly fills: { readonly email?: string; readonly phone?: string }
}

/** A parent in one row, by the key of its plan. */
export interface GuardianStep {
  readonly kind: 'new' | 'changed' | 'same'
  readonly key: string
  readonly role: GuardianRole
  readonly guardian: InterpretedGuardian
}

/**
 * Two mentions are the same parent if name and address or number match, so siblings share a mother.
 * An address alone is not enough.
 */
export function guardianPlanner(roster: readonly RosterGuardian[]) {
  const plans = new Map<string, GuardianPlan>()
  const planned = new Map<string, string>()
  const known = new Map(
    roster.flatMap((guardian) => identities(guardian).map((identity) => [identity, guardian])),
  )

  function steps(row: InterpretedRow, own: readonly RosterGuardian[]): GuardianStep[] {
    return row.guardians.map((guardian, index) => {
      const found =
        ofChild(guardian, own) ??
        identities(guardian).flatMap((identity) => known.get(identity) ?? [])[0]
      const fresh = found?.id ?? `${row.row}.${index + 1}`
      const key =
        identities(guardian).flatMap((identity) => planned.get(identity) ?? [])[0] ?? fresh
      for (const identity of identities(guardian)) planned.set(identity, key)
      const fills = fillsOf(guardian, found)
      if (!plans.has(key)) plans.set(key, { key, guardianId: found?.id, guardian, fills })

      const isOwn = own.some(({ id }) => id === found?.id)
      const kind = !isOwn ? 'new' : Object.keys(fills).length > 0 ? 'changed' : 'same'
      return { kind, key, role: guardian.role, guardian }
    })
  }

  return { steps, all: () => [...plans.values()] }
}

/** Finds the same person by name and address or number. */
export function sameGuardian<One extends Person>(
  person: Person,
  others: readonly One[],
): One | undefined {
  const own = new Set(identities(person))
  return others.find((other) => identities(other).some((identity) => own.has(identity)))
}

/** Among a child's own parents, the name alone is enough; without a name, the address. */
function ofChild(
  guardian: InterpretedGuardian,
  own: readonly RosterGuardian[],
): RosterGuardian | undefined {
  const name = nameKey(guardian)
  if (name !== '') return own.find((other) => nameKey(other) === name)
  const { email, phone } = guardian
  return own.find(
    (other) =>
      (email !== undefined && other.email === email) ||
      (phone !== undefined && other.phone === phone),
  )
}

interface Person {
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  readonly email: string | null | undefined
  readonly phone: string | null | undefined
}

function identities(person: Person): string[] {
  const name = nameKey(person)
  if (name === '') return []
  return [person.email?.toLowerCase(), person.phone].flatMap((contact) =>
    contact ? [`${name} ${contact}`] : [],
  )
}

function nameKey({
  firstName = '',
  lastName = '',
}: Pick<Person, 'firstName' | 'lastName'>): string {
  return plainName(`${firstName} ${lastName}`)
}

/** Only fills missing details, so that an import doesn't replace what parents entered. */
function fillsOf(
  guardian: InterpretedGuardian,
  found: RosterGuardian | undefined,
): GuardianPlan['fills'] {
  if (!found) return {}
  return {
    ...(guardian.email !== undefined && found.email === null ? { email: guardian.email } : {}),
    ...(guardian.phone !== undefined && found.phone === null ? { phone: guardian.phone } : {}),
  }
}
