import type { Seat } from './company.ts'
import type { ConversationKind } from './conversations.ts'

/** A member who is a recipient, or whose parents are. */
export interface PersonAround {
  readonly memberId: string
  /** Null: has not joined. */
  readonly accountId: string | null
  readonly isStaff: boolean
  /** Under 16 and under 18: see company.ts. */
  readonly isYoung: boolean
  readonly isMinor: boolean
  /** False if only the parents are recipients. */
  readonly isAddressed: boolean
  /** Staff without a required background check. */
  readonly owesCheck: boolean
}

/** A verified parent of one of the members. */
export interface ParentAround {
  readonly accountId: string
  readonly memberId: string
}

/** Everything that decides who is in a conversation now. */
export interface Around {
  readonly kind: ConversationKind
  readonly people: readonly PersonAround[]
  readonly parents: readonly ParentAround[]
  /** Parents chosen by name, each with a child of theirs. */
  readonly namedParents: readonly ParentAround[]
  /** Club managers who started it. */
  readonly managers: readonly string[]
  /** Blocks between accounts and children, set by the club. */
  readonly kept: readonly ParentAround[]
}

export interface StaffedSeat extends Seat {
  readonly isStaff: boolean
  /** Under 16: messages go to the parents. */
  readonly isYoung: boolean
}

/**
 * The people in a conversation. Minors are joined by their parents, messages to named people under
 * 16 go to their parents only, and people blocked from a child in it are left out.
 */
export function seatsOf(around: Around): readonly StaffedSeat[] {
  const { kind, people } = around
  const minors = new Set(people.filter((one) => one.isMinor).map((one) => one.memberId))
  const own = people.flatMap((person) => (sitsHere(person, kind) ? [ownSeat(person)] : []))
  const parents = [
    ...around.parents.filter(({ memberId }) => minors.has(memberId)),
    ...around.namedParents,
  ].filter((parent) => !isKept(around, parent))
  const seats = [
    ...own,
    ...parents.map(({ accountId, memberId }) => ({ ...plain, accountId, childIds: [memberId] })),
    ...around.managers.map((accountId) => ({ ...plain, accountId, isStaff: true })),
  ]
  const away = new Set(around.kept.filter((one) => meets(around, one)).map((one) => one.accountId))
  return merged(seats.filter(({ accountId }) => !away.has(accountId)))
}

const plain = {
  memberId: undefined,
  isMinor: false,
  isYoung: false,
  isStaff: false,
  childIds: [],
} as const

function sitsHere(person: PersonAround, kind: ConversationKind): boolean {
  if (!person.isAddressed || person.owesCheck) return false
  return !(kind === 'people' && person.isYoung)
}

function ownSeat({ accountId, memberId, isMinor, isYoung, isStaff }: PersonAround) {
  return { ...plain, accountId: accountId ?? '', memberId, isMinor, isYoung, isStaff }
}

function isKept({ kept }: Around, parent: ParentAround): boolean {
  return kept.some((one) => one.accountId === parent.accountId && one.memberId === parent.memberId)
}

/** True if the child itself is in the conversation or, among named people, was chosen. */
function meets({ kind, people }: Around, { memberId }: ParentAround): boolean {
  return people.some(
    (one) =>
      one.memberId === memberId && one.isAddressed && (kind === 'people' || one.accountId !== null),
  )
}

/** Merges several reasons per account; drops people who haven't joined. */
function merged(seats: readonly StaffedSeat[]): readonly StaffedSeat[] {
  const byAccount = Map.groupBy(seats, ({ accountId }) => accountId)
  byAccount.delete('')
  return [...byAccount].map(([accountId, reasons]) => ({
    accountId,
    memberId: reasons.find(({ memberId }) => memberId !== undefined)?.memberId,
    isMinor: reasons.some(({ isMinor }) => isMinor),
    isYoung: reasons.some(({ isYoung }) => isYoung),
    isStaff: reasons.some(({ isStaff }) => isStaff),
    childIds: [...new Set(reasons.flatMap(({ childIds }) => childIds))],
  }))
}
