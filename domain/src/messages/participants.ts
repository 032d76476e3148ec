import type { Participant } from './company.ts'
import type { ConversationKind } from './conversations.ts'

/** A member who is a recipient, or whose parents are. */
export interface RosterPerson {
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
export interface RosterParent {
  readonly accountId: string
  readonly memberId: string
}

/** Everything that decides who is in a conversation now. */
export interface ConversationRoster {
  readonly kind: ConversationKind
  readonly people: readonly RosterPerson[]
  readonly parents: readonly RosterParent[]
  /** Parents chosen by name, each with a child of theirs. */
  readonly namedParents: readonly RosterParent[]
  /** Club managers who started it. */
  readonly managers: readonly string[]
  /** Blocks between accounts and children, set by the club. */
  readonly kept: readonly RosterParent[]
}

export interface ConversationParticipant extends Participant {
  readonly isStaff: boolean
  /** Under 16: messages go to the parents. */
  readonly isYoung: boolean
}

/**
 * The people in a conversation. Minors are joined by their parents, messages to named people under
 * 16 go to their parents only, and people blocked from a child in it are left out.
 */
export function participantsIn(roster: ConversationRoster): readonly ConversationParticipant[] {
  const { kind, people } = roster
  const minors = new Set(people.filter((one) => one.isMinor).map((one) => one.memberId))
  const own = people.flatMap((person) => (takesPart(person, kind) ? [ownParticipant(person)] : []))
  const parents = [
    ...roster.parents.filter(({ memberId }) => minors.has(memberId)),
    ...roster.namedParents,
  ].filter((parent) => !isKept(roster, parent))
  const participants = [
    ...own,
    ...parents.map(({ accountId, memberId }) => ({ ...plain, accountId, childIds: [memberId] })),
    ...roster.managers.map((accountId) => ({ ...plain, accountId, isStaff: true })),
  ]
  const away = new Set(roster.kept.filter((one) => meets(roster, one)).map((one) => one.accountId))
  return merged(participants.filter(({ accountId }) => !away.has(accountId)))
}

const plain = {
  memberId: undefined,
  isMinor: false,
  isYoung: false,
  isStaff: false,
  childIds: [],
} as const

function takesPart(person: RosterPerson, kind: ConversationKind): boolean {
  if (!person.isAddressed || person.owesCheck) return false
  return !(kind === 'people' && person.isYoung)
}

function ownParticipant({ accountId, memberId, isMinor, isYoung, isStaff }: RosterPerson) {
  return { ...plain, accountId: accountId ?? '', memberId, isMinor, isYoung, isStaff }
}

function isKept({ kept }: ConversationRoster, parent: RosterParent): boolean {
  return kept.some((one) => one.accountId === parent.accountId && one.memberId === parent.memberId)
}

/** True if the child itself is in the conversation or, among named people, was chosen. */
function meets({ kind, people }: ConversationRoster, { memberId }: RosterParent): boolean {
  return people.some(
    (one) =>
      one.memberId === memberId && one.isAddressed && (kind === 'people' || one.accountId !== null),
  )
}

/** Merges several reasons per account; drops people who haven't joined. */
function merged(
  participants: readonly ConversationParticipant[],
): readonly ConversationParticipant[] {
  const byAccount = Map.groupBy(participants, ({ accountId }) => accountId)
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
