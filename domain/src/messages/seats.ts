import type { Seat } from './company.ts'
import type { ConversationKind } from './conversations.ts'

/** A person of the roster a conversation is for, or whose parents it is for. */
export interface PersonAround {
  readonly memberId: string
  /** Null: has not joined. */
  readonly accountId: string | null
  readonly isStaff: boolean
  /** Under 16, and under 18: company.ts. */
  readonly isYoung: boolean
  readonly isMinor: boolean
  /** False: only the parents are meant. */
  readonly isAddressed: boolean
  /** Staff that may not look into a team with minors before the club has seen their check. */
  readonly owesCheck: boolean
}

/** Parents who were vouched for, of people around. */
export interface ParentAround {
  readonly accountId: string
  readonly memberId: string
}

/** Everything that decides who is in a conversation, as it is at this moment. */
export interface Around {
  readonly kind: ConversationKind
  readonly people: readonly PersonAround[]
  readonly parents: readonly ParentAround[]
  /** Parents who were named themselves, with a child each of them cares for. */
  readonly namedParents: readonly ParentAround[]
  /** Managers of the club who began it. */
  readonly managers: readonly string[]
  /** Blocks between people and children, set by the club. */
  readonly kept: readonly ParentAround[]
}

/** A seat, and whether it is one of those who run the team. */
export interface StaffedSeat extends Seat {
  readonly isStaff: boolean
  /** Under 16: messages go to the parents. */
  readonly isYoung: boolean
}

/**
 * Who is in a conversation. Whoever is not of age has their parents beside them; what goes to people
 * under 16 by name is for their parents alone; and no one is in who is kept from a child that is.
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

/** The child is in it itself or, where people are named, is one of them. */
function meets({ kind, people }: Around, { memberId }: ParentAround): boolean {
  return people.some(
    (one) =>
      one.memberId === memberId && one.isAddressed && (kind === 'people' || one.accountId !== null),
  )
}

/** Each account once, for all of the reasons for which it is in; who has not joined is in for none. */
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
